"""The difference between two pictures of a combat: cards that were turned up, and health that was lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from furyqt.views.picture import FightEnd, Fighter, FightPicture, FightRoll, FightRound


@dataclass(frozen=True)
class Changes:
    """The events between two pictures of a combat."""

    turned: FightRound | None = None
    """The round whose cards were turned up."""
    rolls: tuple[FightRoll, ...] = ()
    """The dice of the newest round that were rolled."""
    canceled: frozenset[str] = frozenset()
    """The fighters whose cards were canceled, by id."""
    losses: Mapping[str, int] = field(default_factory=dict)
    """The health that fighters lost, by id; a negative number is health regained."""


def ended(before: FightPicture, end: FightEnd) -> FightPicture:
    """Return the last picture of a combat with the fighters and rounds at its end."""
    return replace(before, foe=end.foe, team=end.team, history=end.rounds, revealed=None)


def changes(before: FightPicture | None, after: FightPicture) -> Changes:
    """Return what happened between two pictures; nothing if they are of different combats."""
    if before is None or not _is_later(before, after):
        return Changes()
    turned = turned_since(before, after)
    return Changes(turned, _rolls(before, after), _canceled(before, after), _losses(before, after, turned))


def turned_since(before: FightPicture | None, after: FightPicture) -> FightRound | None:
    """Return the round whose cards were turned up since the earlier picture of the same combat, or None."""
    if before is None or not _is_later(before, after) or len(after.rounds) <= len(before.rounds):
        return None
    return after.rounds[-1]


def _is_later(before: FightPicture, after: FightPicture) -> bool:
    """Return whether the second picture is a later one of the same combat."""
    known = [_cards(each) for each in before.rounds]
    is_same = before.place == after.place and before.foe.id == after.foe.id
    return is_same and [_cards(each) for each in after.rounds[: len(known)]] == known


def _cards(shown: FightRound) -> tuple[tuple[str, str], ...]:
    return tuple((play.fighter, play.card.key) for play in shown.plays)


def _rolls(before: FightPicture, after: FightPicture) -> tuple[FightRoll, ...]:
    """Return the dice of the newest round that were rolled since."""
    if not after.rounds:
        return ()
    known = before.rounds[-1].rolls if len(before.rounds) == len(after.rounds) else ()
    rolls = after.rounds[-1].rolls
    return () if rolls == known else rolls


def _canceled(before: FightPicture, after: FightPicture) -> frozenset[str]:
    """Return the fighters whose cards of the newest round have been canceled since."""
    if not after.rounds:
        return frozenset()
    newest = after.rounds[-1]
    known = before.rounds[-1].plays if len(before.rounds) == len(after.rounds) else ()
    already = {play.fighter for play in known if play.is_canceled}
    return frozenset(play.fighter for play in newest.plays if play.is_canceled) - already


def _losses(before: FightPicture, after: FightPicture, turned: FightRound | None) -> dict[str, int]:
    """Return the health that each displayed fighter has lost; of those who are gone, in this round."""
    now = {fighter.id: fighter.life for fighter in (after.foe, *after.team)}
    gone = {} if turned is None else dict(turned.losses)
    found = {
        fighter.id: fighter.life - now.get(fighter.id, fighter.life - gone.get(fighter.id, 0))
        for fighter in (before.foe, *before.team)
    }
    return {fighter: loss for fighter, loss in found.items() if loss}


def chooser_of(fight: FightPicture) -> Fighter | None:
    """Return the fighter with the large hand: the viewer's next one to decide whose cards are open."""
    fighters = [one for one in (*fight.team, fight.foe) if one.is_own and one.hand]
    open_hands = (one for one in fighters if not any(card.is_back for card in one.hand))
    return next((one for one in open_hands if one.is_active), None)
