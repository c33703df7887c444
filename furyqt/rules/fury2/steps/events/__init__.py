"""Event cards that are drawn, played and limited (R12)."""
