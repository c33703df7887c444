"""What the viewer knows from the events of the third edition."""
