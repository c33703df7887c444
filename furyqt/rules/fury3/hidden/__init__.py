"""Hidden cards: what each player knows of them, and deals and trails that fit."""
