"""Makes the sounds of the game from formulas; `python -m tools.sound` writes them to resources/sounds."""
