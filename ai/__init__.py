"""Players that are not people: they get an observation and nothing else."""
