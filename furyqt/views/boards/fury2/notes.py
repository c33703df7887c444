"""The texts beside a prompt and in the log of the second edition, and the ways of actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import events, words
from furyqt.rules.fury2.actions import Go, LinkChoice, Placement
from furyqt.rules.fury2.decision import Fury2Decision
from furyqt.rules.fury2.decks import NONE, Deck
from furyqt.rules.fury2.guidance import card_meaning, known_den
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import FIGURES, HUNTERS, LINK, SERVANT_FIGURE
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.faces import face
from furyqt.views.picture import UNKNOWN_PLACE, CardFace, Topic

N_ = Texts("fury2.board")


def turn_notes(observation: Fury2Observation) -> tuple[Text, ...]:
    """Return reminders: cards in play, the round of a combat, the group, and the hunters still to act."""
    notes: list[Text] = []
    if observation.table:
        cards = [words.card_text(Deck.EVENT, card) for card in observation.table]
        notes.append(_IN_PLAY.fill(cards=words.joined(cards)))
    if observation.fight is not None:
        if observation.fight.round:
            notes.append(_ROUND.fill(round=observation.fight.round))
        return tuple(notes)
    if len(observation.group) > 1:
        names = [words.FIGURE_NAMES[hunter] for hunter in observation.group]
        notes.append(_GROUP.fill(hunters=words.joined(names)))
    waiting = [h for h in FIGURES if not observation.moved >> h & 1 and h not in observation.group]
    if observation.to_move == HUNTERS and observation.round and waiting:
        notes.append(_WAITING.fill(hunters=words.joined([words.FIGURE_NAMES[h] for h in waiting])))
    return tuple(notes)


_IN_PLAY = N_("in play: {cards}")
_ROUND = N_("combat round {round}")
_GROUP = N_("one group: {hunters}")
_WAITING = N_("still to act: {hunters}")


def topic(observation: Fury2Observation) -> Topic | None:
    """Return the card that the prompt is about, or of the card in play."""
    step = observation.agenda[-1] if observation.agenda else None
    subject = step.subject(observation) if isinstance(step, Fury2Decision) else None
    if subject is None and observation.table:
        subject = Deck.EVENT, observation.table[-1]
    meaning = None if subject is None else card_meaning(*subject)
    return None if subject is None or meaning is None else Topic(meaning, face(*subject))


def actor_place(observation: Fury2Observation, figure: int) -> int:
    """Return the place of the figure to move as the viewer knows it, or -1."""
    if figure in FIGURES:
        return observation.hunters[figure].place
    if figure == SERVANT_FIGURE:
        return observation.servant.place
    return known_den(observation) if figure != NONE else NONE


def lines(observation: Fury2Observation, action: Action, figure: int) -> tuple[int, ...]:
    """Return the road or railway that an action uses, by its number in the atlas, if it is a single one."""
    if isinstance(action, LinkChoice):
        return (action.line,)
    if not isinstance(action, Go | Placement) or action.to < 0:
        return ()
    start = actor_place(observation, figure)
    kind = action.way if isinstance(action, Go) else "road"
    if kind not in ("road", "rail"):
        return ()
    found = LINK.get(("rail" if kind == "rail" else "road", frozenset((start, action.to))))
    return () if found is None else (found,)


_ROUNDS = (events.TimePassed, events.ChapterBegan, events.GameEnded)
_GOOD = (events.LocationRevealed, events.HideRevealed, events.EnemyKilled, events.BiteCured)
_BAD = (events.HunterDefeated, events.HunterBitten, events.TileMatured, events.VampiresChanged)


def event_place(event: Event) -> int:
    """Return the place an event of the log is about, or -1."""
    if isinstance(event, events.MarkerPlaced | events.MarkerRemoved):
        return event.where if event.marker != "roadblock" else UNKNOWN_PLACE
    return max(getattr(event, "place", UNKNOWN_PLACE), UNKNOWN_PLACE)


def event_rank(event: Event) -> str:
    """Return the event's rank in the log: "" is plain, else "good" or "bad" for the hunters, or "round"."""
    for rank, kinds in (("round", _ROUNDS), ("good", _GOOD), ("bad", _BAD)):
        if isinstance(event, kinds):
            return rank
    return ""


def is_summed_up(event: Event, following: Sequence[Event]) -> bool:
    """Return whether the next events tell the same: the totals of a round, or that no card is there."""
    if isinstance(event, events.PlaceDenied):
        return event in following[:1]
    if not isinstance(event, events.DiceRolled) or event.die == "train":
        return False
    first_other = next((after for after in following if not isinstance(after, events.DiceRolled)), None)
    return isinstance(first_other, events.CombatRolled)


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
    """Return the face of each card that has a name of its own; places are not among them."""
    return {face.title: face for key, face in faces.faces_by_key().items() if not key.startswith("place:")}
