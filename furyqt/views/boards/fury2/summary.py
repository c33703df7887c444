"""A game of the second edition in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import events, words
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import FIGURES, MOST_BLOOD, MOST_VAMPIRES
from furyqt.rules.fury2.tactics.fight import Enemy

N_ = Texts("fury2.summary")


def summary(observation: Fury2Observation) -> tuple[tuple[Text, Text], ...]:
    """Return the viewer's knowledge of the game in key numbers, each with its name."""
    return tuple(_rows(observation))


def _rows(observation: Fury2Observation) -> Iterator[tuple[Text, Text]]:
    known = observation.events
    of = N_("{number} of {most}")
    yield N_("The hunt lasted"), N_.plural("%n round(s)", observation.round)
    vampires = max(0, observation.vampires)
    yield N_("Vampire track"), of.fill(number=vampires, most=MOST_VAMPIRES)
    yield N_("Dracula's blood"), of.fill(number=observation.blood, most=MOST_BLOOD)
    yield N_("Combats"), _combats(known)
    yield N_("Bites"), _each(known, events.HunterBitten)
    yield N_("Defeats"), _each(known, events.HunterDefeated)
    lost = sum(event.amount for event in known if isinstance(event, events.HunterHurt))
    yield N_("Health lost by the hunters"), _number(lost)
    revealed = sum(isinstance(event, events.LocationRevealed) for event in known)
    yield N_("Locations revealed"), _number(revealed)
    matured = sum(isinstance(event, events.TileMatured) for event in known)
    yield N_("Matured encounters"), _number(matured)


def _combats(known: Sequence[Event]) -> Text:
    began = [event for event in known if isinstance(event, events.CombatStarted)]
    if not began:
        return _NONE
    count = sum(event.enemy == Enemy.DRACULA for event in began)
    text = N_("{dracula} with Dracula, {others} with others")
    return text.fill(dracula=count, others=len(began) - count)


def _each(known: Sequence[Event], kind: type[Event]) -> Text:
    """Return the total, and the number per hunter."""
    found = Counter(getattr(event, "hunter", NONE) for event in known if isinstance(event, kind))
    if not found:
        return _NONE
    one = N_("{hunter} {number}")
    who = [one.fill(hunter=words.FIGURE_NAMES[h], number=found[h]) for h in FIGURES if found[h]]
    return N_("{total}: {parts}").fill(total=found.total(), parts=words.joined(who))


def _number(number: int) -> Text:
    return N_("{number}").fill(number=number) if number else _NONE


_NONE = N_("none")
