"""The names of places on the map."""
