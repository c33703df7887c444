"""Health, bites and defeat (R11)."""
