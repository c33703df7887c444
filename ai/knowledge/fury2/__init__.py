"""Knowledge of the search about the second edition."""
