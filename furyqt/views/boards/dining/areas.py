"""The areas of the players and the row of Tourist Ability cards."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.tables import Amounts
from furyqt.views.boards.dining.pieces import (
    BITES,
    COLORS,
    CUBES,
    EMBLEMS,
    FAVOR,
    GIFT,
    IDS,
    KEPT,
    POINTS,
    ROW,
    gift_face,
    resource_art,
    resource_tokens,
    tourist_face,
    used_face,
)
from furyqt.views.picture import OpenRow, PlayerArea, Resource, Tokens, TrackSlot

N_ = Texts("dining.board")

_ROW_NAME = N_("Tourist Ability cards ({left} faceup, {down} used, {deck} in the deck)")
_TRACK = N_("Gifts track")
_NO_AWARD = N_("no award")
_FIRST = N_("First Player")
_FAVOR_MEANING = N_("Each can become 1 VP at Dinner.")
_KEPT_MEANING = N_("Each is worth 3 at Dinner, and lost afterwards.")
_BITES_MEANING = N_("Each takes one conversion at Dinner. Garlic or Holy Water removes one.")
_CUBES_MEANING = N_("One marks each repaired stand and each completed Gift.")


def row(observation: DiningObservation) -> OpenRow:
    """Return the face-up cards."""
    up = tuple(tourist_face(observation.tables, card) for card in observation.row_up)
    cards = up + (used_face(),) * len(observation.row_down)
    name = _ROW_NAME.fill(left=len(up), down=len(observation.row_down), deck=len(observation.tourist_deck))
    return OpenRow(ROW, name, cards)


def areas(observation: DiningObservation) -> tuple[PlayerArea, ...]:
    """Return the areas of all players."""
    return tuple(_area(observation, player) for player in range(observation.players))


def _area(observation: DiningObservation, player: int) -> PlayerArea:
    tables = observation.tables
    return PlayerArea(
        id=IDS[player],
        name=words.PLAYERS[player],
        color=COLORS[player],
        counters=_counters(observation, player),
        hand=tuple(gift_face(tables, card) for card in observation.gifts[player]),
        status=_FIRST if observation.first == player else None,
        is_active=observation.to_move == player,
        letter=EMBLEMS[player],
        points=Resource(POINTS, observation.points[player]),
        stores=tuple(
            Resource(words.RESOURCE_NAMES[resource], count, resource_art(resource))
            for resource, count in enumerate(observation.resources[player])
        ),
        track=tuple(
            TrackSlot(
                _award_tokens(resources, cards),
                _award_words(resources, cards),
                is_filled=bool(observation.track[player] >> slot & 1),
            )
            for slot, (resources, cards) in enumerate(tables.awards)
        ),
        track_name=_TRACK,
    )


def _counters(observation: DiningObservation, player: int) -> tuple[Resource, ...]:
    found = [
        Resource(FAVOR, observation.favor[player], "dining/favor", _FAVOR_MEANING),
        Resource(BITES, observation.bites[player], "dining/bite", _BITES_MEANING),
        Resource(KEPT, observation.kept[player], "dining/guest", _KEPT_MEANING),
    ]
    if observation.options.supply:
        found.append(Resource(CUBES, observation.cubes[player], "dining/cube", _CUBES_MEANING))
    return tuple(found)


def _award_tokens(resources: Amounts, cards: int) -> tuple[Tokens, ...]:
    return resource_tokens(resources) + ((Tokens(GIFT, cards, "dining/gift_mark"),) if cards else ())


def _award_words(resources: Amounts, cards: int) -> Text:
    if resources:
        return words.amounts(resources)
    return N_.plural("%n more Gift card(s)", cards) if cards else _NO_AWARD
