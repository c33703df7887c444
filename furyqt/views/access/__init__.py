"""Keyboard focus and screen-reader announcements."""
