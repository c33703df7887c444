"""What the search knows of the third edition: a policy for play-outs and what a position is worth."""

from ai.knowledge.fury3.knowledge import CampaignKnowledge
from ai.styles import Taste


def knowledge(taste: Taste) -> CampaignKnowledge:
    """A new knowledge with an empty memory."""
    return CampaignKnowledge(taste)
