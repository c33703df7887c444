"""The lesson page and lessons at the table."""
