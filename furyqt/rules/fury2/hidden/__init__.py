"""Hidden cards: each player's knowledge of them, and deals and trails that fit."""
