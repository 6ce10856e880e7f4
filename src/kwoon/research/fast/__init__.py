"""The quick way from a state to numbers: compiled, and tested to give what the encoding of the seat's view gives."""
