"""Matches, studies, statistics: what is learned by playing many games."""
