"""A game of the third edition in numbers, and the most important event in a part of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.chapters.overlay import NO_CHAPTER
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DAYS, DRACULA_HEALTH, FIGURES, LAIRS, MOST_INFLUENCE, NOWHERE

N_ = Texts("fury3.summary")

DEFEAT, MATURED, RUMOR, FURY, COMBAT, CARDS = range(6)
_SOURCES = {
    MATURED: N_("{number} by matured vampires"),
    RUMOR: N_("{number} by rumors"),
    DEFEAT: N_("{number} by defeated hunters"),
    FURY: N_("{number} by the Fury of Dracula"),
    COMBAT: N_("{number} in combat"),
    CARDS: N_("{number} by event cards"),
}


def summary(observation: Fury3Observation) -> tuple[tuple[Text, Text], ...]:
    """Return the viewer's knowledge of the game in key numbers, each with its name."""
    return tuple(_rows(observation))


def _rows(observation: Fury3Observation) -> Iterator[tuple[Text, Text]]:
    known = observation.events
    yield N_("The hunt lasted"), _duration(observation.time)
    yield N_("Influence"), _influence(observation)
    yield N_("Dracula's damage"), _wounds(observation)
    yield N_("Combats"), _combats(known)
    yield N_("Bites"), _each(known, events.HunterBitten)
    yield N_("Defeats"), _each(known, events.HunterDefeated)
    yield (
        N_("Damage to the hunters"),
        _number(sum(event.amount for event in known if isinstance(event, events.HunterHurt))),
    )
    yield N_("Searches"), _number(_count(known, events.Searched))
    if observation.chapter == NO_CHAPTER:  # a chapter has a count of its own
        yield N_("Hideouts revealed"), _number(_count(known, events.LocationRevealed))
    yield (
        N_("Lairs at the end"),
        _number(sum(lair is not None for lair in observation.lairs[:LAIRS])),
    )


def _duration(time: int) -> Text:
    """Return the day or night on which the game ended."""
    day, night = divmod(time, 2)
    text = N_("until {day} night of week {week}") if night else N_("until {day} of week {week}")
    return text.fill(day=words.DAY_NAMES[day % DAYS], week=day // DAYS + 1)


def influence_sources(known: Sequence[Event]) -> Counter[int]:
    """Return the influence by source; losses of influence count as cards."""
    found: Counter[int] = Counter()
    once, source, before = NONE, CARDS, 0
    for event in known:
        if isinstance(event, events.HunterDefeated):
            once = DEFEAT
        elif isinstance(event, events.EncounterMatured):
            once = MATURED
        elif isinstance(event, events.TokenRemoved) and event.token == "rumor":
            once = RUMOR
        elif isinstance(event, events.CardPlaced):
            once, source = NONE, FURY
        elif isinstance(event, events.CombatStarted):
            once, source = NONE, COMBAT
        elif isinstance(event, events.CombatEnded | events.TimePassed):
            once, source = NONE, CARDS
        elif isinstance(event, events.InfluenceChanged):
            gained = event.influence - before
            found[CARDS if gained < 0 else source if once == NONE else once] += gained
            once, before = NONE, event.influence
    return found


def _influence(observation: Fury3Observation) -> Text:
    total = N_("{number} of {most}").fill(number=observation.influence, most=MOST_INFLUENCE)
    found = influence_sources(observation.events)
    parts = [text.fill(number=found[source]) for source, text in _SOURCES.items() if found[source]]
    if not parts:
        return total
    return N_("{total}: {parts}").fill(total=total, parts=words.joined(parts))


def _wounds(observation: Fury3Observation) -> Text:
    suffered = sum(event.amount for event in observation.events if isinstance(event, events.DraculaHurt))
    text = N_("{number} of {most}").fill(number=observation.damage, most=DRACULA_HEALTH)
    if suffered <= observation.damage:
        return text
    return N_("{now}, {suffered} suffered in all").fill(now=text, suffered=suffered)


def _combats(known: Sequence[Event]) -> Text:
    began = [event for event in known if isinstance(event, events.CombatStarted)]
    if not began:
        return _NONE
    count = sum(event.encounter == NONE for event in began)
    return N_("{dracula} with Dracula, {vampires} with vampires").fill(
        dracula=count, vampires=len(began) - count
    )


def _each(known: Sequence[Event], kind: type[Event]) -> Text:
    """Return the total, and the number per hunter."""
    found = Counter(getattr(event, "hunter", NONE) for event in known if isinstance(event, kind))
    if not found:
        return _NONE
    who = [
        N_("{hunter} {number}").fill(hunter=words.FIGURE_NAMES[hunter], number=found[hunter])
        for hunter in FIGURES
        if found[hunter]
    ]
    return N_("{total}: {parts}").fill(total=found.total(), parts=words.joined(who))


def _count(known: Sequence[Event], kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in known)


def _number(number: int) -> Text:
    return _NUMBER.fill(number=number) if number else _NONE


_NUMBER = N_("{number}")
_NONE = N_("none")


# ------------------------------------------------------------------------------------- most important event

_WEIGHTIEST: tuple[type[Event], ...] = (
    events.GameEnded, events.HunterDefeated, events.EncounterMatured, events.HunterBitten, events.MoveDenied,
    events.DraculaHurt, events.CombatStarted, events.DraculaRevealed, events.LocationRevealed,
    events.Ambushed, events.HideRevealed, events.RegionNamed, events.DespairPlaced, events.PlaceDenied,
    events.AllyKept, events.DraculaHealed, events.HunterHurt, events.RegionDenied, events.HideoutLeft,
    events.TimePassed,
)  # fmt: skip
_GOOD: tuple[type[Event], ...] = (
    events.GameEnded, events.DraculaHurt, events.VampireSlain, events.DraculaRevealed,
    events.LocationRevealed, events.HideRevealed, events.RegionNamed, events.CombatStarted, events.BiteHealed,
)  # fmt: skip


def headline(observation: Fury3Observation, known: Sequence[Event], is_good: bool) -> Text | None:
    """Return the most important of these events, as something good or bad for the hunters."""
    del observation
    first = _GOOD if is_good else tuple(kind for kind in _WEIGHTIEST if kind not in _GOOD[1:])
    for kind in (*first, *_WEIGHTIEST):
        for number, event in enumerate(known):
            if type(event) is kind:
                return _headline(known, number)
    return None


def _headline(known: Sequence[Event], number: int) -> Text:
    """Return the event as a sentence; a hideout revealed by a search names the hunter who searched."""
    event = known[number]
    if isinstance(event, events.LocationRevealed) and event.place != NOWHERE:
        for earlier in reversed(known[:number]):
            if isinstance(earlier, events.Searched) and earlier.place == event.place:
                return N_("{hunter} turns up the hideout {place:in}.").fill(
                    hunter=words.FIGURE_NAMES[earlier.hunter], place=words.place_text(event.place)
                )
    return event.describe()
