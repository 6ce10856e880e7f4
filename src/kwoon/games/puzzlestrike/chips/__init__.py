"""The chips of the box, written in those words."""
