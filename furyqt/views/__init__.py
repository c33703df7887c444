"""The user interface: windows, panels, boards and the map."""
