"""The sentences of the rules as steps of the agenda, grouped by phase."""
