"""The Servant of Dracula, a fan variant with a sixth seat (S1-S10)."""
