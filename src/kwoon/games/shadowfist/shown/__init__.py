"""What people see: the question in words, views, the story, and why not."""
