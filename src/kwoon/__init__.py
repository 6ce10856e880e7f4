"""Kwoon: a training hall for fighting card games."""

__version__ = "0.1.0"
