"""Who sits with whom, and in which turn order."""
