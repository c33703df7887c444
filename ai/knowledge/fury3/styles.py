"""The styles that a player may choose."""

from ai.knowledge.fury.styles import STYLES

__all__ = ["STYLES"]
