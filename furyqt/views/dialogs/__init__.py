"""Dialogs: new game, saved games, settings, statistics, summary and help."""
