"""Set-up positions of the third edition for tests: name what matters, the rest is dealt in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from furyqt.rules.core.agenda import Action, Step, action_label, legal_actions, play, settle
from furyqt.rules.core.zones import without_cards
from furyqt.rules.fury3 import cards as _cards  # noqa: F401  the cards enter their catalogues
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.decks import COPIES, FIRST_DRACULA_EVENT, Deck, Power
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.state import Fury3State, Hideout, Hunter, PlacedEncounter
from furyqt.rules.fury3.steps.turn.phase import DraculaPhase
from furyqt.rules.fury3.steps.turn.rounds import Dawn, Day, Dusk, Night, Round
from furyqt.rules.fury3.tables import ATLAS, FIGURE_IDS, FIGURES, LAIRS, NOWHERE, TRAIL

PARTS: Mapping[str, tuple[Step, ...]] = {
    "dawn": (Dawn(), Day(), Dusk(), Night(), DraculaPhase(), Round()),
    "day": (Day(), Dusk(), Night(), DraculaPhase(), Round()),
    "dusk": (Dusk(), Night(), DraculaPhase(), Round()),
    "night": (Night(), DraculaPhase(), Round()),
    "dracula": (DraculaPhase(), Round()),
}
HOMES = ("london", "lisbon", "vienna", "athens")
"""Where the hunters stand in a scene that says nothing else."""


def at(place: str) -> int:
    """A place's index by its key or code."""
    return ATLAS.index[place]


def cards(deck: Deck, names: Iterable[str]) -> tuple[int, ...]:
    """Card numbers by their ids, sorted."""
    return tuple(sorted(CARD_IDS[deck].index(name) for name in names))


def hideout(number: int, text: str) -> Hideout:
    """A hideout from a few words: "rome", "rome+rats+hoax", "rome!" (faceup), "feed", "hide+rats",
    "wolf_form/rome", "misdirect", "rome+rats!" (that encounter faceup), "rome+rumor"."""
    first, *rest = text.split("+")
    faceup = first.endswith("!")
    *powers, place = first.rstrip("!").split("/")
    power = Power[powers[0].upper()] if powers else -1
    if place.upper() in Power.__members__:
        power, place = Power[place.upper()], ""
    contents = tuple(
        PlacedEncounter(CARD_IDS[Deck.ENCOUNTER].index(name.rstrip("!")), name.endswith("!"))
        for name in rest
        if name != "rumor"
    )
    return Hideout(number, at(place) if place else NOWHERE, faceup, power, contents, rumor="rumor" in rest)


def scene(
    part: str = "day",
    *,
    places: Mapping[str, str] | None = None,
    items: Mapping[str, Sequence[str]] | None = None,
    events: Mapping[str, Sequence[str]] | None = None,
    tickets: Mapping[str, Sequence[str]] | None = None,
    sheets: Mapping[str, Mapping[str, Any]] | None = None,
    trail: Sequence[str] = ("prague",),
    lairs: Sequence[str] = (),
    encounters: Sequence[str] = ("hoax", "wolves", "bats", "spy", "szgany_mob"),
    options: Mapping[str, str] | None = None,
    top: Sequence[str] = (),
    bottom: Sequence[str] = (),
    top_items: Sequence[str] = (),
    top_encounters: Sequence[str] = (),
    started: bool = True,
    **fields: Any,
) -> Fury3State:
    """A position at the beginning of a part of the round: "dawn", "day", "dusk", "night" or "dracula".

    `trail` is from the first space on, "" for an empty one; `top` and `bottom` name event cards from the
    deck's end inwards; hunters and Dracula go by FIGURE_IDS.  Fields of State may be given by name.
    """
    hands = {who: cards(Deck.EVENT, names) for who, names in (events or {}).items()}
    sheets = sheets or {}
    hunters = tuple(
        Hunter(
            place=at((places or {}).get(name, HOMES[hunter])),
            items=cards(Deck.ITEM, (items or {}).get(name, ())),
            events=hands.get(name, ()),
            tickets=cards(Deck.TICKET, (tickets or {}).get(name, ())),
            **sheets.get(name, {}),
        )
        for hunter, name in zip(FIGURES, FIGURE_IDS, strict=False)
    )
    spaces = [hideout(n, text) if text else None for n, text in enumerate(reversed(trail))][::-1]
    slots = [hideout(100 + n, text) if text else None for n, text in enumerate(lairs)]
    hidden = [placed.card for spot in (*spaces, *slots) if spot for placed in spot.contents]
    hand = cards(Deck.ENCOUNTER, encounters)
    state = Fury3State(
        options=Fury3Options(**(options or {})),
        hunters=hunters,  # type: ignore[arg-type]
        trail=(*spaces, *(None,) * (TRAIL - len(spaces))),
        lairs=(*slots, *(None,) * (LAIRS - len(slots))),  # type: ignore[arg-type]
        placed=200,
        encounters=hand,
        events=hands.get("dracula", ()),
        item_deck=_deck(Deck.ITEM, [c for h in hunters for c in h.items], top_items),
        event_deck=_deck(Deck.EVENT, [c for cards_ in hands.values() for c in cards_], top, bottom),
        encounter_deck=_deck(Deck.ENCOUNTER, [*hidden, *hand], top_encounters),
        tickets=_deck(Deck.TICKET, [c for h in hunters for c in h.tickets], ()),
        time=2 + (part in ("night", "dracula")) - (part == "dawn"),
        **fields,
    )
    state.agenda = PARTS[part][::-1]
    if started:
        settle(state)
    return state


def _deck(deck: Deck, gone: Sequence[int], top: Sequence[str], bottom: Sequence[str] = ()) -> tuple[int, ...]:
    """All cards of a deck but those, with the named ones at its ends; hunter events lie above Dracula's."""
    every = tuple(card for card, copies in enumerate(COPIES[deck]) for _ in range(copies))
    rest = without_cards(every, gone)
    first = tuple(CARD_IDS[deck].index(name) for name in top)
    last = tuple(CARD_IDS[deck].index(name) for name in bottom)
    rest = without_cards(rest, (*first, *last))
    if deck == Deck.EVENT:
        rest = tuple(sorted(rest, key=lambda card: (card < FIRST_DRACULA_EVENT, card)))
    return (*last, *rest, *reversed(first))


def do(state: Fury3State, *tokens: str) -> Fury3State:
    """Play actions by their tokens; an unknown token fails with the list of legal ones."""
    for token in tokens:
        state = play(state, option(state, token))
    return state


def option(state: Fury3State, token: str) -> Action:
    """The legal action with this token; every action beside it has words for its button."""
    for action in legal_actions(state):
        assert "{" not in str(action_label(state, action))
    found = [action for action in legal_actions(state) if action.text == token]
    assert found, f"{token!r} is not among {tokens(state)} of {state.agenda[-1:]!r}"
    return found[0]


def tokens(state: Fury3State) -> list[str]:
    """The tokens of all legal actions."""
    return [action.text for action in legal_actions(state)]


def pending(state: Fury3State) -> str:
    """The name of the decision that is pending, "" at the end of the game."""
    return type(state.agenda[-1]).__name__ if state.agenda else ""


def told(state: Fury3State, kind: type) -> list[Any]:
    """The events of a kind so far."""
    return [event for event in state.told or () if isinstance(event, kind)]
