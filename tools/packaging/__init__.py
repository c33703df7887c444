"""Builds the bundle, a folder with the program that needs no Python, and a Debian package of it."""
