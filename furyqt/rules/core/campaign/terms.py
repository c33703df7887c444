"""The conditions under which a chapter is played: preset, dossier, purchases and challenge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from furyqt.rules.core.campaign.chapter import Count, Part
from furyqt.rules.core.campaign.dossier import MOST_RESOLVE, Dossier, read_dossier
from furyqt.rules.core.text import TextError, Texts, shortened

N_ = Texts("errors")

CATCH_UP = "catch_up"
"""Bought by nobody: help after two failures, in the tag Bought."""
ALLY = "ally"
MOST_PURCHASES = 2


class TermsError(TextError):
    """ChapterTerms that the campaign does not know or that the dossier does not allow."""


class Preset(Part, frozen=True, kw_only=True):
    """A degree of difficulty, which a player may change between two chapters; the first is the easiest."""

    id: str
    days: int
    """Added to the chapter's days."""
    level: str
    """The level of the computer that plays the other side."""
    aids: Literal["full", "paper"]
    undo: Literal["casual", "strict", "none"]
    hints: bool = True
    resolve: Annotated[int, Meta(ge=0, le=MOST_RESOLVE)]
    """In the dossier of a new campaign."""
    sells_days: bool = True
    is_default: bool = False


class Purchase(Part, frozen=True, kw_only=True):
    """Something that resolve buys at the briefing."""

    id: str
    cost: Count
    gives: Literal["ticket", "item", "heal", "day"]
    card: str = ""

    @property
    def needs_figure(self) -> bool:
        """Whether it is for one figure, whose name follows a colon."""
        return self.gives != "day"


class Challenge(Part, frozen=True, kw_only=True):
    """A restriction that a player may choose for any chapter."""

    id: str
    forbid: tuple[str, ...] = ()
    """The words of actions that are not allowed."""
    preset: str = ""
    """The preset that it needs, or empty."""
    aids: Literal["", "full", "paper"] = ""
    """The aids that it needs, or empty."""
    is_alone: bool = False
    """Whether the player makes every decision without plans of computers."""


class ChapterTerms(msgspec.Struct, frozen=True, kw_only=True):
    """Everything beside the seed that the opening of a chapter depends on."""

    dossier: Dossier
    preset: str
    bought: tuple[str, ...] = ()
    """Purchases such as "knife:seward" or "day", the ally "ally:NAME" and CATCH_UP."""
    challenge: str = ""

    @property
    def ally(self) -> str:
        """The ally who comes along, or empty."""
        prefix = f"{ALLY}:"
        return next((word.removeprefix(prefix) for word in self.bought if word.startswith(prefix)), "")

    @property
    def has_catch_up(self) -> bool:
        """Whether the chapter is easier after two failures."""
        return CATCH_UP in self.bought


class CampaignTerms(Part, frozen=True, kw_only=True):
    """All presets, purchases and challenges of a campaign, from its file of terms."""

    presets: tuple[Preset, ...]
    purchases: tuple[Purchase, ...]
    dossiers: dict[str, str]
    """The texts of named dossiers for measuring: empty, least and typical."""
    challenges: tuple[Challenge, ...] = ()
    holy: tuple[str, ...] = ()
    """Items of which a dossier carries only one."""

    def preset(self, name: str) -> Preset:
        """Return a preset; TermsError if there is none with this name."""
        for preset in self.presets:
            if preset.id == name:
                return preset
        names = ", ".join(preset.id for preset in self.presets)
        raise TermsError(_NO_PRESET.fill(preset=shortened(name), presets=names))

    def dossier(self, name: str) -> Dossier:
        """Return a named dossier; TermsError if there is none with this name."""
        if name not in self.dossiers:
            names = ", ".join(self.dossiers)
            raise TermsError(_NO_DOSSIER.fill(dossier=shortened(name), dossiers=names))
        return read_dossier(self.dossiers[name])

    @property
    def default_preset(self) -> Preset:
        """The preset of a new campaign."""
        return next(preset for preset in self.presets if preset.is_default)

    def lowest(self, one: str, other: str) -> str:
        """Return the easier of two presets."""
        order = [preset.id for preset in self.presets]
        return min(one, other, key=order.index)

    def challenge(self, name: str) -> Challenge | None:
        """Return a challenge, None without a name; TermsError if there is none with this name."""
        if not name:
            return None
        for challenge in self.challenges:
            if challenge.id == name:
                return challenge
        names = ", ".join(challenge.id for challenge in self.challenges)
        raise TermsError(_NO_CHALLENGE.fill(challenge=shortened(name), challenges=names))

    def preset_with(self, preset: str, challenge: str) -> str:
        """Return the id of the preset, or of the one that the challenge needs; TermsError if unknown."""
        restriction = self.challenge(challenge)
        return preset if restriction is None else restriction.preset or preset

    def purchases_of(self, terms: ChapterTerms) -> Iterator[tuple[Purchase, str]]:
        """Yield what was bought, each with its figure's name or an empty text; TermsError for other words."""
        known = {purchase.id: purchase for purchase in self.purchases}
        for word in terms.bought:
            name, _, figure = word.partition(":")
            if word == CATCH_UP or name == ALLY:
                continue
            if name not in known or known[name].needs_figure != bool(figure):
                raise TermsError(_NOT_SOLD.fill(thing=shortened(word), things=", ".join(known)))
            yield known[name], figure

    def check(self, terms: ChapterTerms) -> None:
        """Raise TermsError if the terms are not allowed."""
        preset = self.preset(terms.preset)
        self.challenge(terms.challenge)
        bought = [purchase for purchase, _ in self.purchases_of(terms)]
        if len(bought) > MOST_PURCHASES:
            raise TermsError(_TOO_MANY.fill(most=MOST_PURCHASES))
        if sum(purchase.cost for purchase in bought) > terms.dossier.resolve:
            raise TermsError(_TOO_DEAR.fill(resolve=terms.dossier.resolve))
        if not preset.sells_days and any(purchase.gives == "day" for purchase in bought):
            raise TermsError(_NO_DAYS)
        if terms.ally and terms.ally not in terms.dossier.allies:
            raise TermsError(_NO_ALLY.fill(ally=shortened(terms.ally)))

    def cost(self, terms: ChapterTerms) -> int:
        """Return the resolve that the purchases cost."""
        return sum(purchase.cost for purchase, _ in self.purchases_of(terms))

    def days(self, days: int, terms: ChapterTerms, own: int | None = None) -> int:
        """Return the days of a chapter under these terms; `own` are those it has for this preset."""
        bought = sum(purchase.gives == "day" for purchase, _ in self.purchases_of(terms))
        usual = days + self.preset(terms.preset).days if own is None else own
        return max(1, usual + bought + terms.has_catch_up)


_NO_PRESET = N_("there is no difficulty “{preset}” (difficulties: {presets})")
_NO_DOSSIER = N_("there is no dossier “{dossier}” (dossiers: {dossiers})")
_NO_CHALLENGE = N_("there is no challenge “{challenge}” (challenges: {challenges})")
_NOT_SOLD = N_("“{thing}” cannot be bought (purchases: {things})")
_TOO_MANY = N_("at most {most} purchases are allowed")
_TOO_DEAR = N_("the purchases cost more than the resolve of {resolve}")
_NO_DAYS = N_("no days can be bought at this difficulty")
_NO_ALLY = N_("the dossier has no ally “{ally}”")
