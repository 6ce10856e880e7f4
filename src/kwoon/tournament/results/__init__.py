"""What happened at a table and what it is worth (TR-5): slips, reports, points, scoring, time called."""
