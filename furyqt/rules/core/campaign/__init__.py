"""Campaigns: chapters as data over a game's ordinary rules, judged from what the player's side saw."""
