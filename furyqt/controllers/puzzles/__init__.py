"""Trail puzzles: the collection in the package, a person's ratings, and one attempt."""
