"""Knowledge of the third edition: a playout policy and an evaluation of positions."""
