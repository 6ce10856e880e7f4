"""The one command, `kwoon`."""
