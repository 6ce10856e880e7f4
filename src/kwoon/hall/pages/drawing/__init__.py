"""Drawing tables: from what one seat may know to HTML, part by part."""
