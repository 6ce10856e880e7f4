"""What the hall remembers: tables, and every answer given at them."""
