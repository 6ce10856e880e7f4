"""SF-22: the turn and its shots; the match around it, and what comes from outside."""
