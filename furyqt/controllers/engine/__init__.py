"""The thread that drives the thinking process."""
