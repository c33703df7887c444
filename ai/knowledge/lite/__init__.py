"""What the search knows of the simplified game."""

from ai.knowledge.lite.hunt import HuntKnowledge
from ai.styles import Taste


def knowledge(taste: Taste) -> HuntKnowledge:
    """A new knowledge with an empty memory."""
    return HuntKnowledge(taste)
