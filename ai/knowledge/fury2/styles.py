"""The styles that a player may choose."""

from ai.knowledge.fury.styles import STYLES, WORDS

__all__ = ["STYLES", "WORDS"]
