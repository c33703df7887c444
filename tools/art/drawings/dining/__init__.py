"""Drawings of Dining with Dracula."""
