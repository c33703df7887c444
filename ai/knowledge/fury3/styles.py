"""The styles a player may ask for."""

from ai.knowledge.dracula_styles import STYLES

__all__ = ["STYLES"]
