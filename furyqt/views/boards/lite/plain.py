"""What is the same for every position of the simplified game: it has no cards and no ways to choose."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text
from furyqt.rules.lite.observation import LiteObservation
from furyqt.views.picture import UNKNOWN_PLACE, CardFace


def other_end(action: Action) -> int:
    """No action is about a way."""
    del action
    return UNKNOWN_PLACE


def ordered(observation: LiteObservation) -> tuple[Action, ...]:
    """As the rules have them."""
    return observation.actions


def topic(observation: LiteObservation) -> Text | None:
    """There are no cards."""
    del observation
    return None


def meaning(action: Action) -> Text | None:
    """There are no cards."""
    del action
    return None


def card_of(observation: LiteObservation, action: Action) -> str:
    """No action is about a card."""
    del observation, action
    return ""


def card_face(observation: LiteObservation, action: Action) -> CardFace | None:
    """There is no card to read."""
    del observation, action
    return None


def holder_of(observation: LiteObservation, action: Action) -> str:
    """Nobody holds cards."""
    del observation, action
    return ""


def space_of(observation: LiteObservation, action: Action) -> int:
    """No action is about a space of the trail."""
    del observation, action
    return UNKNOWN_PLACE


def figure_of(observation: LiteObservation, action: Action) -> str:
    """No action chooses a figure."""
    del observation, action
    return ""


def heading(observation: LiteObservation, action: Action) -> Text | None:
    """The list has no headings."""
    del observation, action
    return None


def brief(observation: LiteObservation, action: Action) -> Text | None:
    """Without headings nothing can be left out."""
    del observation, action
    return None


def unavailable(observation: LiteObservation) -> tuple[tuple[Text, Text], ...]:
    """Nothing is listed beside the legal actions."""
    del observation
    return ()


def lines(observation: LiteObservation, action: Action) -> tuple[int, ...]:
    """No way is named."""
    del observation, action
    return ()
