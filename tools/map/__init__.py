"""The map of Europe: the program that draws it, and its inputs."""
