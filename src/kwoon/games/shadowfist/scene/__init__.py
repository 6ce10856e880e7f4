"""SF-23: the scene: effects wait for each other, last in, first out."""
