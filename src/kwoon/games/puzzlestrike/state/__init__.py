"""What lies on the table, and what is printed on it."""
