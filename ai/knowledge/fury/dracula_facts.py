"""The facts about Dracula's choices that all games of the hunt share, as he can check them on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import log, log2

from ai.knowledge.fury.nearness import FARTHEST
from ai.reasons import ActionFact
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.dracula")

NOTICED = 1.25
"""The ratio of two numbers of places that a person notices."""
MOST_COMERS = 10.0
"""More hunters than there are."""

SOON = 2
"""The moves within which a hunter may soon come to a place."""
WHEN_MATURE = N_("When it matures: {quoted}")
_NO_AMBUSH = N_("choice {rival} is better for a place that hunters may soon come to")
_NO_PEACE = N_("choice {rival} is better for a place that hunters hardly come to soon")
_NO_ENCOUNTER = N_("At sea Dracula leaves no encounter.")
_LEAVES_NONE = N_("after choice {rival} Dracula can leave an encounter")
_KNOWN = N_("The hunters would then know where Dracula is.")
_AT_SEA = N_("At sea no hunter can find Dracula.")
_BY_TRAIN = N_("{hunter} (perhaps by train)")
_CUT_OFF = N_("By road or sea, no way leads {hunter} from there to Dracula.")
_LED_HERE = N_("There {hunter} meets Dracula.")
_MORE_COMERS = N_("fewer hunters can come after choice {rival}")
_LESS_KNOWN = N_("the hunters know less after choice {rival} ({other} possible places instead of {own})")
_NEARER = N_("choice {rival} is farther from all hunters")
_LED_NEARER = N_("choice {rival} leads the hunter farther away")
_FEWER_WAYS = N_("choice {rival} leaves more ways out ({other} instead of {own})")
_HURT = N_("{hunter} has {damage} of {health} damage.")
_UNHURT = N_("{hunter} is unhurt and has {health} health.")


def known(places: int, words: Text) -> ActionFact:
    """Return what the hunters know, by the number of places where Dracula can be for them."""
    return ActionFact("known", places, words, log(places) / log(NOTICED), _LESS_KNOWN, places)


def possible_places(places: int) -> ActionFact:
    """Return in how many places Dracula can be, as far as the hunters know."""
    words = N_.plural("As far as the hunters know, Dracula can then be in any of %n places.", places)
    return known(places, _KNOWN if places == 1 else words)


def comers(name: Text, hunters: Sequence[Text], none: Text, one: Text, more: Text) -> ActionFact:
    """Return which hunters can come to a place, by the sentence about none, one or more of them."""
    told = enumerated(hunters)
    words = (none, one, more)[min(len(hunters), 2)]
    words = words.fill(place=name, hunter=told, hunters=told)
    return ActionFact("comers", tuple(hunters), words, MOST_COMERS - len(hunters), _MORE_COMERS)


def by_train(hunter: Text) -> Text:
    """Return the name of a hunter who needs a train, and luck with its ticket or die, to come."""
    return _BY_TRAIN.fill(hunter=hunter)


def at_sea() -> ActionFact:
    """Return that nobody finds Dracula at sea."""
    return ActionFact("comers", (), _AT_SEA, MOST_COMERS, _MORE_COMERS)


def nearest(
    place: int, name: Text, hunters: Mapping[Text, int], away: Sequence[Sequence[int]]
) -> Iterator[ActionFact]:
    """Yield how many moves the nearest hunter is from a place; `away` has the moves between all places."""
    near = {one: away[place][there] for one, there in hunters.items() if away[place][there] >= 0}
    if near:
        hunter = min(near, key=lambda one: near[one])
        words = N_.plural(
            "By road or sea, the nearest hunter, {hunter}, needs %n moves {place:to}.", near[hunter]
        )
        words = words.fill(hunter=hunter.form("told"), place=name)
        yield ActionFact("nearest", near[hunter], words, near[hunter], _NEARER, near[hunter])


def starting_ways(place: int, away: Sequence[Sequence[int]]) -> ActionFact:
    """Return to how many places Dracula can go from a starting place."""
    return ways_on(sum(one == 1 for one in away[place]), _KNOWN)


def lurking(name: Text, moves: int, *, is_vampire: bool) -> ActionFact:
    """Return whether an encounter is soon met where it is placed, or can mature in peace.

    A vampire is worth most if it matures, another encounter if hunters meet it.
    """
    if is_vampire and moves > SOON:
        words = N_.plural("The nearest hunter needs %n moves {place:to}, so it may well mature.", moves)
    elif is_vampire:
        words = N_.plural(
            "The nearest hunter needs only %n moves {place:to} and may find it before it matures.", moves
        )
    elif moves > SOON:
        words = N_.plural(
            "The nearest hunter needs %n moves {place:to}, so it is unlikely to be met soon.", moves
        )
    else:
        words = N_.plural("The nearest hunter needs only %n moves {place:to} and may soon meet it.", moves)
    merit = float(moves > SOON) if is_vampire else float(moves <= SOON)
    drawback = _NO_AMBUSH if moves <= SOON else _NO_PEACE
    return ActionFact("lurking", (is_vampire, moves > SOON), words.fill(place=name), merit, drawback)


def encounter_there(*, is_possible: bool) -> ActionFact:
    """Return whether Dracula can leave an encounter where he goes."""
    return ActionFact(
        "encounter", is_possible, None if is_possible else _NO_ENCOUNTER, float(is_possible), _LEAVES_NONE
    )


def led(hunter: Text, moves: int) -> ActionFact:
    """Return how far Dracula moves a hunter away from himself; -1 if no way leads back."""
    words = N_.plural("By road or sea, {hunter} is then %n moves away from Dracula.", moves)
    told = (_CUT_OFF, _LED_HERE, words)[min(moves, 1) + 1]
    merit = FARTHEST if moves < 0 else moves
    return ActionFact("led", moves, told.fill(hunter=hunter.form("told")), merit, _LED_NEARER)


def ways_on(ways: int, trapped: Text) -> ActionFact:
    """Return how many places Dracula can go to after a move, or the sentence that there is none."""
    words = N_.plural("From there Dracula can go on to %n places.", ways)
    return ActionFact("ways", ways, words if ways else trapped, 2 * log2(1 + ways), _FEWER_WAYS, ways)


def hurt(hunter: Text, damage: int, health: int) -> ActionFact:
    """Return how much damage a hunter has."""
    words = _HURT if damage else _UNHURT
    return ActionFact(
        "hurt", (str(hunter), damage - health), words.fill(hunter=hunter, damage=damage, health=health)
    )
