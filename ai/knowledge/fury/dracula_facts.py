"""The facts about Dracula's choices that all games of the hunt share, as he can check them on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ai.reasons import ComparedFact
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.dracula")

_KNOWN = N_("The hunters would then know where Dracula is.")
_AT_SEA = N_("At sea no hunter can find Dracula.")
_BY_TRAIN = N_("{hunter} (perhaps by train)")
_CUT_OFF = N_("By road or sea, no way leads {hunter} from there to Dracula.")
_LED_HERE = N_("There {hunter} meets Dracula.")
_HURT = N_("{hunter} has {damage} of {health} damage.")
_UNHURT = N_("{hunter} is unhurt and has {health} health.")


def possible_places(places: int) -> ComparedFact:
    """Return in how many places Dracula can be, as far as the hunters know."""
    words = N_.plural("As far as the hunters know, Dracula can then be in any of %n places.", places)
    return ComparedFact("known", places, _KNOWN if places == 1 else words)


def comers(name: Text, hunters: Sequence[Text], none: Text, one: Text, more: Text) -> ComparedFact:
    """Return which hunters can come to a place, by the sentence about none, one or more of them."""
    told = enumerated(hunters)
    words = (none, one, more)[min(len(hunters), 2)]
    return ComparedFact("comers", tuple(hunters), words.fill(place=name, hunter=told, hunters=told))


def by_train(hunter: Text) -> Text:
    """Return the name of a hunter who needs a train, and luck with its ticket or die, to come."""
    return _BY_TRAIN.fill(hunter=hunter)


def at_sea() -> ComparedFact:
    """Return that nobody finds Dracula at sea."""
    return ComparedFact("comers", (), _AT_SEA)


def nearest(
    place: int, name: Text, hunters: Mapping[Text, int], away: Sequence[Sequence[int]]
) -> Iterator[ComparedFact]:
    """Yield how many moves the nearest hunter is from a place; `away` has the moves between all places."""
    near = {one: away[place][there] for one, there in hunters.items() if away[place][there] >= 0}
    if near:
        hunter = min(near, key=lambda one: near[one])
        words = N_.plural(
            "By road or sea, the nearest hunter, {hunter}, needs %n moves {place:to}.", near[hunter]
        )
        yield ComparedFact("nearest", near[hunter], words.fill(hunter=hunter.form("told"), place=name))


def led(hunter: Text, moves: int) -> ComparedFact:
    """Return how far Dracula moves a hunter away from himself; -1 if no way leads back."""
    words = N_.plural("By road or sea, {hunter} is then %n moves away from Dracula.", moves)
    told = (_CUT_OFF, _LED_HERE, words)[min(moves, 1) + 1]
    return ComparedFact("led", moves, told.fill(hunter=hunter.form("told")))


def ways_on(ways: int, trapped: Text) -> ComparedFact:
    """Return how many places Dracula can go to after a move, or the sentence that there is none."""
    words = N_.plural("From there Dracula can go on to %n places.", ways)
    return ComparedFact("ways", ways, words if ways else trapped)


def hurt(hunter: Text, damage: int, health: int) -> ComparedFact:
    """Return how much damage a hunter has."""
    words = _HURT if damage else _UNHURT
    return ComparedFact("hurt", damage - health, words.fill(hunter=hunter, damage=damage, health=health))
