"""The third edition's knowledge of campaign chapters: playing for their goals, and the ways to them."""
