"""The words that chips are made of, by what they do."""
