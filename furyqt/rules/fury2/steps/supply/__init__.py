"""Rest, supplies and trade (R8)."""
