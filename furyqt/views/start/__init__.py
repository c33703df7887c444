"""The start page and its parts."""
