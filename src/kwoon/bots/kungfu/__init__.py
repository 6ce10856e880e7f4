"""Bots for Kung Fu Fighting."""
