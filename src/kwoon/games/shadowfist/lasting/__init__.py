"""What lasts and what waits: copied texts, durations, triggers, and what is noted of cards for later."""
