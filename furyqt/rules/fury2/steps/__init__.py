"""The steps of the second edition: one class per sentence of the rules."""
