"""The rules as steps of the agenda, grouped by phase."""
