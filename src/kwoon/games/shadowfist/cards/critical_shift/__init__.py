"""Critical Shift."""

TITLE = "Critical Shift"
