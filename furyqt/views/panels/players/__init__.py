"""Widgets for what players have and share: areas, scores, dice and rows of open cards."""
