"""Adapters to the interfaces of other game-playing programs."""
