"""The styles a player may ask for."""

from ai.knowledge.fury.styles import STYLES

__all__ = ["STYLES"]
