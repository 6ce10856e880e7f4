"""Boom Chaka Laka."""

TITLE = "Boom Chaka Laka"
