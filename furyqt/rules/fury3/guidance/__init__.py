"""What a player can be told about a decision of the third edition: reach, reasons, effects, who is where."""
