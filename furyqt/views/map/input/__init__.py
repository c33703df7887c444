"""Mouse, touch, keys and pencil marks on the map."""
