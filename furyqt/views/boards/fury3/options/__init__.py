"""What is possible now in the third edition, and why other things are not."""
