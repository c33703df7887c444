"""The thread that controls the worker process."""
