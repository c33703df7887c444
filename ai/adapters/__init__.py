"""Our games in the forms that other programs for playing games expect."""
