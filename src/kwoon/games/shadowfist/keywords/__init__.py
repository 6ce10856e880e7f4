"""Bold-faced abilities with rules of their own (SF-50): Crisis, Influence."""
