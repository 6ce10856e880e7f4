"""Codes and their names: zones, types, keywords, happenings, questions, reasons, notes. Nothing here knows a table."""
