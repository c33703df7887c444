"""What one sees: windows, panels, boards and the map."""
