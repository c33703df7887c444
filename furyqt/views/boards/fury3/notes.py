"""The texts beside a prompt and in the log of the third edition, and the cards that events name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.catalog import COMBAT, ENCOUNTERS, EVENTS, ITEMS, POWERS
from furyqt.rules.fury3.decision import DecisionKind, fury3_decision, pending_kind
from furyqt.rules.fury3.decks import NONE, VAMPIRE_HEALTH, Deck, Encounter
from furyqt.rules.fury3.guidance import card_meaning
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import FIGURES, HUNTERS, SEAS
from furyqt.views.boards.fury3 import faces
from furyqt.views.boards.fury3.faces import face
from furyqt.views.picture import UNKNOWN_PLACE, CardFace, Topic

N_ = Texts("fury3.board")


def turn_notes(observation: Fury3Observation) -> tuple[Text, ...]:
    """Return reminders for the player to move."""
    notes: list[Text] = []
    if observation.table:
        cards = [words.card_text(Deck.EVENT, card) for card in observation.table]
        notes.append(_ON_TABLE.fill(cards=words.joined(cards)))
    if observation.fight is not None:
        notes += _combat_notes(observation)
    elif observation.to_move == HUNTERS:
        names = [
            words.FIGURE_NAMES[hunter] for hunter in observation.waiting if _can_act(observation, hunter)
        ]
        notes += [_WAITING.fill(hunters=words.joined(names))] if names else []
    return tuple(notes)


def _can_act(observation: Fury3Observation, hunter: int) -> bool:
    """Return whether a hunter's turn is still to come: a defeated one has none, and none at sea by night."""
    sheet = observation.hunters[hunter]
    return not sheet.defeated and not (observation.time & 1 and sheet.place in SEAS)


def _combat_notes(observation: Fury3Observation) -> list[Text]:
    """Return the round, the vampire, the engaged hunter, and the card that cannot be played again at once."""
    fight = observation.fight
    if fight is None:
        return []
    notes = [_ROUND.fill(round=fight.round)]
    if fight.vampire is not None:
        notes.append(_vampire(fight.vampire.card, fight.vampire.damage))
    if fight.engaged in FIGURES and len(fight.hunters) > 1:
        notes.append(_ENGAGED.fill(hunter=words.FIGURE_NAMES[fight.engaged]))
    hunter = getattr(observation.agenda[-1], "hunter", NONE) if observation.agenda else NONE
    if pending_kind(observation) == DecisionKind.STRIKE and fight.before[hunter] != NONE:
        notes.append(_RESTS.fill(card=words.card_text(Deck.ITEM, fight.before[hunter])))
    return notes


def _vampire(card: int, damage: int) -> Text:
    """Return a vampire's name and damage."""
    name, full = words.card_text(Deck.ENCOUNTER, card), VAMPIRE_HEALTH[Encounter(card)]
    return _VAMPIRE.fill(name=name, damage=damage, full=full)


_VAMPIRE = N_("{name}: damage {damage} of {full}")
_ON_TABLE = N_("in play: {cards}")
_ROUND = N_("combat round {round}")
_ENGAGED = N_("engaged: {hunter}")
_WAITING = N_("still to act: {hunters}")
_RESTS = N_("not twice in a row: {card}")


def topic(observation: Fury3Observation) -> Topic | None:
    """Return the card that the prompt is about: drawn, encountered, played, or in play."""
    decision = fury3_decision(observation)
    subject = decision.subject(observation) if decision else None
    if subject is None and observation.table:
        subject = Deck.EVENT, observation.table[-1]
    meaning = None if subject is None else card_meaning(*subject)
    return None if subject is None or meaning is None else Topic(meaning, face(*subject))


def event_place(event: Event) -> int:
    """Return the place an event of the log is about, or -1."""
    if isinstance(event, events.TokenPlaced | events.TokenRemoved):
        return event.where if event.token in ("fog", "storm", "consecrated", "host") else UNKNOWN_PLACE
    return max(getattr(event, "place", UNKNOWN_PLACE), UNKNOWN_PLACE)


def event_rank(event: Event) -> str:
    """Return the event's rank in the log: "" is plain, else "good" or "bad" for the hunters, or "round"."""
    if isinstance(event, events.TimePassed | events.DespairPlaced | events.GameEnded | events.ChapterBegan):
        return "round"
    good = events.LocationRevealed | events.HideRevealed | events.DraculaRevealed | events.DraculaHurt
    good |= events.VampireSlain
    if isinstance(event, good):
        return "good"
    bad = events.HunterDefeated | events.HunterBitten | events.EncounterMatured | events.Ambushed
    return "bad" if isinstance(event, bad) else ""


def named_cards(event: Event) -> tuple[CardFace, ...]:
    """Return the cards whose names are in the sentence of an event, in order and each once."""
    return tuple(dict.fromkeys(_found(event.describe())))


def _found(text: Text) -> Iterator[CardFace]:
    for _, value in text.values:
        if isinstance(value, Text):
            if (face := _by_name().get(value)) is not None:
                yield face
            yield from _found(value)


@cache
def _by_name() -> Mapping[Text, CardFace]:
    """Return the face of each card that has a name of its own; tickets and places are no such cards."""
    made = (
        (COMBAT, faces.combat_face),
        (POWERS, faces.power_face),
        (ENCOUNTERS, faces.encounter_face),
        (EVENTS, faces.event_face),
        (ITEMS, faces.item_face),
    )
    return {card.name: face(card.number) for catalog, face in made for card in catalog}
