"""`kwoon tournament`, the desk: `commands` says what can be typed; each group of commands has a file of its own."""
