"""The lab: matches, studies, statistics and measurements over many games."""
