"""Knowledge of *Dining with Dracula* for the search: policies, and a value of positions for every seat."""
