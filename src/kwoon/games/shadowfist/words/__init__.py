"""The words that act: verbs, triggers, and selectors that know of scenes and attacks."""
