"""Computer players, which receive observations and nothing else."""
