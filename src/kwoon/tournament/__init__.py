"""The Shadowfist tournament director: pure functions and values, no database and no clock."""
