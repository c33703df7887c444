"""What any game needs, with no game word in it."""
