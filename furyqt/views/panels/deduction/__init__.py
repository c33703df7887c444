"""The deduction aids."""
