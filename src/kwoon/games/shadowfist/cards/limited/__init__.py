"""Limited / Standard."""

TITLE = "Limited / Standard"
