"""What the search knows about the second edition."""
