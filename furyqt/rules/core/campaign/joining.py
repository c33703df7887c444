"""One campaign whose chapters are played by the rules of several games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from furyqt.rules.core.campaign.campaign import AnyCampaign, AnyCampaignPart, Campaign, CampaignPart
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.loading import ordered
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import AnyRuleset, ruleset
from furyqt.rules.core.text import Text


def campaign_games() -> tuple[str, ...]:
    """Return the names of the games that have a campaign of their own."""
    return tuple(name for name in game_names() if ruleset(name).campaign is not None)


def joined_campaign(rules: AnyRuleset) -> AnyCampaign | None:
    """Return the campaign that a game has a part of, with this game's functions; None if it has none.

    The chapters and texts are those of all parts, the hunts and terms those of the campaign's own game.
    """
    own = _part(rules)
    others = tuple(name for name in game_names() if name != rules.name)
    return None if own is None else _joined(own, others)


@cache
def _joined(own: AnyCampaignPart, others: tuple[str, ...]) -> AnyCampaign:
    found = (_part(ruleset(name)) for name in others)
    parts = (own, *(part for part in found if part is not None and part.name == own.name))
    home = next(part for part in parts if isinstance(part, Campaign))
    given: dict[str, Any] = {field.name: getattr(own, field.name) for field in fields(CampaignPart)}
    given |= {
        "chapters": _once(lambda: _all_chapters(parts)),
        "texts": _once(lambda: _all_texts((own, home, *parts))),
        "starts": {key: day for part in parts for key, day in part.starts.items()},
        "writers": {key: name for part in parts for key, name in part.writers.items()},
        "spots": {key: place for part in parts for key, place in part.spots.items()},
    }
    return Campaign(hunts=home.hunts, terms=home.terms, **given)


def _part(rules: AnyRuleset) -> AnyCampaignPart | None:
    found = rules.campaign or rules.campaign_part
    return None if found is None else found()


def _once(make: Callable[[], Any]) -> Callable[[], Any]:
    """Return a function that makes something when first asked."""
    return cache(make)


def _all_chapters(parts: tuple[AnyCampaignPart, ...]) -> tuple[CampaignChapter, ...]:
    return ordered(chapter for part in parts for chapter in part.chapters())


def _all_texts(parts: tuple[AnyCampaignPart, ...]) -> Mapping[str, Text]:
    """Return the texts of all parts; the first that has a key decides."""
    found: dict[str, Text] = {}
    for part in parts:
        found = {**part.texts(), **found}
    return found
