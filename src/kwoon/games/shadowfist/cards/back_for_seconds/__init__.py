"""Back for Seconds."""

TITLE = "Back for Seconds"
