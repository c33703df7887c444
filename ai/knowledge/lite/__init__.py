"""What the search knows of the simplified game."""

from ai.knowledge.lite.hunt import HuntKnowledge


def knowledge() -> HuntKnowledge:
    """A new knowledge with an empty memory."""
    return HuntKnowledge()
