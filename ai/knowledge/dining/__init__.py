"""What the search knows about *Dining with Dracula*: policies, and a value of positions for every seat."""
