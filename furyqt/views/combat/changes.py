"""The difference between two pictures of a combat: cards that were turned up, and health that was lost."""

from __future__ import annotations

from dataclasses import replace

from furyqt.views.picture import FightEnd, Fighter, FightPicture, FightRound


def ended(before: FightPicture, end: FightEnd) -> FightPicture:
    """Return the last picture of a combat with the fighters and rounds at its end."""
    return replace(before, foe=end.foe, team=end.team, history=end.rounds, revealed=None)


def turned_since(before: FightPicture | None, after: FightPicture | FightEnd) -> FightRound | None:
    """Return the round whose cards were turned up since the earlier picture of the same combat, or None."""
    if before is None or not _is_later(before, after) or len(after.rounds) <= len(before.rounds):
        return None
    return after.rounds[-1]


def _is_later(before: FightPicture, after: FightPicture | FightEnd) -> bool:
    """Return whether the second picture is a later one of the same combat."""
    known = [each.plays for each in before.rounds]
    is_there = isinstance(after, FightEnd) or before.place == after.place
    is_same = is_there and before.foe.id == after.foe.id
    return is_same and [each.plays for each in after.rounds[: len(known)]] == known


def losses(before: FightPicture, after: FightPicture, turned: FightRound | None) -> dict[str, int]:
    """Return the health that each displayed fighter has lost; of those who are gone, in this round."""
    if not _is_later(before, after):
        return {}
    now = {fighter.id: fighter.life for fighter in (after.foe, *after.team)}
    gone = {} if turned is None else dict(turned.losses)
    found = {
        fighter.id: fighter.life - now.get(fighter.id, fighter.life - gone.get(fighter.id, 0))
        for fighter in (before.foe, *before.team)
    }
    return {fighter: loss for fighter, loss in found.items() if loss}


def chooser_of(fight: FightPicture) -> Fighter | None:
    """Return the fighter with the large hand: the next one to decide whose cards are open."""
    fighters = (*fight.team, fight.foe)
    open_hands = (one for one in fighters if one.hand and not any(card.is_back for card in one.hand))
    return next((one for one in open_hands if one.is_active), None)
