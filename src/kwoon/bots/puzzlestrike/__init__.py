"""Bots for Puzzle Strike."""
