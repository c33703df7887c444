"""What the search knows of the simplified game."""

from ai.knowledge.lite.knowledge import LiteKnowledge
from ai.styles import Taste


def knowledge(taste: Taste) -> LiteKnowledge:
    """A new knowledge with an empty memory."""
    return LiteKnowledge(taste)
