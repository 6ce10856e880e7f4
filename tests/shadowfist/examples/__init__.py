"""The worked examples of the rulebooks, played move by move."""
