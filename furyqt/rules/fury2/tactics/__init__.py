"""Combat cards without the course of a combat: results, initiative, legal cards and bonuses (C3-C6)."""
