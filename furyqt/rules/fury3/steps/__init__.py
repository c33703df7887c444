"""The steps of the third edition, one class for each sentence of its rules, grouped by phase."""
