"""Combat from its start to its end, and harm to hunters."""
