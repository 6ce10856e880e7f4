"""Codes and their names: kinds of question, kinds of event."""
