"""The commands of the window and what they do."""
