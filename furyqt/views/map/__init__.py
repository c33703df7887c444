"""The map of Europe as a separate scene, which knows places and links but no rules."""
