"""The aspects of an evaluation in words that both editions have, and their features."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ai.knowledge.evaluation_terms import Aspect, unsaid
from furyqt.rules.core.text import Texts

N_ = Texts("fury.reasons")


class FeatureGroups:
    """The features of each aspect; one with a minus counts as less of it.

    `units` has the aspects that a person can count, with how many of them their first feature counts as one.
    """

    def __init__(
        self, about: Mapping[str, Sequence[str]], names: Sequence[str], units: Mapping[str, float]
    ) -> None:
        self._groups = tuple(
            tuple((names.index(name.lstrip("-")), -1.0 if name.startswith("-") else 1.0) for name in group)
            for group in about.values()
        )
        self._units = tuple(units.get(aspect, 0.0) for aspect in about)

    def measured(self, found: Sequence[float], weights: Sequence[float]) -> list[tuple[float, float]]:
        """Return each aspect's amount and its points, given the features and their weights."""
        return [
            (
                unit * found[group[0][0]] if unit else sum(sign * found[at] for at, sign in group),
                sum(weights[at] * found[at] for at, _ in group),
            )
            for group, unit in zip(self._groups, self._units, strict=True)
        ]


HUNTERS, DRACULA = 0, 1

_SHARED = (
    Aspect(
        "vampires_near",
        HUNTERS,
        N_("more vampires within the hunters' reach"),
        N_("fewer vampires within the hunters' reach"),
    ),
    Aspect(
        "vampires_in_hand",
        DRACULA,
        N_("more vampires in Dracula's hand"),
        N_("fewer vampires in Dracula's hand"),
    ),
    Aspect(
        "nearness",
        HUNTERS,
        N_("a shorter way to Dracula for the hunters"),
        N_("a longer way to Dracula for the hunters"),
    ),
    Aspect(
        "pressure",
        HUNTERS,
        N_("more hunters with weapons near Dracula"),
        N_("fewer hunters with weapons near Dracula"),
    ),
    Aspect(
        "bare",
        HUNTERS,
        N_("more hunters without weapons near Dracula"),
        N_("fewer hunters without weapons near Dracula"),
    ),
    Aspect("revealed", HUNTERS, N_("more chances to reveal Dracula"), N_("fewer chances to reveal Dracula")),
    Aspect("unseen", DRACULA, N_("an older trace of Dracula"), N_("a fresher trace of Dracula")),
    Aspect("weapons", HUNTERS, N_("more weapons"), N_("fewer weapons")),
    Aspect("armed", HUNTERS, N_("more hunters with a weapon"), N_("fewer hunters with a weapon")),
    Aspect("items", HUNTERS, N_("more items"), N_("fewer items")),
    Aspect(
        "events", HUNTERS, N_("more event cards for the hunters"), N_("fewer event cards for the hunters")
    ),
    Aspect("bites", DRACULA, N_("more bites"), N_("fewer bites")),
    Aspect(
        "dracula_events", DRACULA, N_("more event cards for Dracula"), N_("fewer event cards for Dracula")
    ),
    Aspect("sea", DRACULA, N_("more time at sea for Dracula"), N_("less time at sea for Dracula")),
    Aspect(
        "castle",
        HUNTERS,
        N_("more time at his castle for Dracula"),
        N_("less time at his castle for Dracula"),
    ),
    Aspect(
        "ally",
        HUNTERS,
        N_("more help from an ally for the hunters"),
        N_("less help from an ally for the hunters"),
    ),
    Aspect("fight", HUNTERS, N_("more combats with Dracula"), N_("fewer combats with Dracula")),
    Aspect(
        "fight_wounds",
        DRACULA,
        N_("worse wounds in combat"),
        N_("lighter wounds in combat"),
    ),
    unsaid("end", HUNTERS),
)


def counted(aspects: Sequence[Aspect], units: Mapping[str, float]) -> tuple[Aspect, ...]:
    """Return the aspects, those with a unit as numbers that a person can count."""
    return tuple(aspect._replace(is_counted=aspect.name in units) for aspect in aspects)


_BY_NAME = {aspect.name: aspect for aspect in _SHARED}


def shared(*names: str) -> tuple[Aspect, ...]:
    """Return aspects by their names, in this order."""
    return tuple(_BY_NAME[name] for name in names)
