"""Knowledge of the simplified game for the search."""
