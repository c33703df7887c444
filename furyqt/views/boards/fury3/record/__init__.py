"""The viewer's knowledge from the events of the third edition."""
