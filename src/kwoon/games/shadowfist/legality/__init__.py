"""What a player may do now, and why not: choices, plays, uses, and the list of all actions."""
