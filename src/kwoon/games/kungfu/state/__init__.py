"""What lies on the table of a brawl."""
