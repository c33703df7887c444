"""The sounds of the table: chosen by the events that the viewer knows, mixed and played by a thread."""
