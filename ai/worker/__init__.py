"""The worker process, its client and their messages."""
