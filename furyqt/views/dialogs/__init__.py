"""Dialogs: a new game, the settings, help and the like."""
