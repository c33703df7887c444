"""Qt item models over observations and what is drawn of them."""
