"""Combat from start to end, and harm to hunters."""
