"""The parts of the map that never move."""
