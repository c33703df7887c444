"""Scripts that build and check the project; they are not part of the program."""
