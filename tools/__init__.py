"""Scripts of the workshop: they build and check the project and are not part of the program."""
