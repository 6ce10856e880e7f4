"""What people see: the question in words, the view, the story, and why not."""
