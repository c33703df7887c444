"""The map of Europe as a scene of its own, which knows places and links but no rule."""
