"""The trade panel: two hands side by side, and the cards that change hands."""
