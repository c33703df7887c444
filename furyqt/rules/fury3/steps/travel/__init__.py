"""Movement of the hunters and of Dracula, and the cards that answer a move."""
