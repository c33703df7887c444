"""Shared by the knowledge of the Fury games."""
