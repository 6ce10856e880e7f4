"""The core of the card language: words that name, count and ask. They change nothing."""
