"""The hall for programs: a JSON API beside the pages, described by its own OpenAPI document."""
