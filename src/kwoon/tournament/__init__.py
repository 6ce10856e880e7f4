"""The Shadowfist tournament director: pure functions and values over the official tournament rules (TR)."""
