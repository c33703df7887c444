"""The process that thinks, its client and their messages."""
