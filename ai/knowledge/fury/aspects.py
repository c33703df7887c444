"""The aspects of an evaluation in words that both editions have, and their features."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ai.knowledge.evaluation_terms import Aspect
from furyqt.rules.core.text import Texts

N_ = Texts("fury.reasons")


class FeatureGroups:
    """The features of each aspect; one with a minus counts as less of it."""

    def __init__(self, about: Mapping[str, Sequence[str]], names: Sequence[str]) -> None:
        self._groups = tuple(
            tuple((names.index(name.lstrip("-")), -1.0 if name.startswith("-") else 1.0) for name in group)
            for group in about.values()
        )

    def measured(self, found: Sequence[float], weights: Sequence[float]) -> list[tuple[float, float]]:
        """Return each aspect's amount and its points, given the features and their weights."""
        return [
            (sum(sign * found[at] for at, sign in group), sum(weights[at] * found[at] for at, _ in group))
            for group in self._groups
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
    Aspect("nearness", HUNTERS, N_("hunters nearer to Dracula"), N_("hunters farther from Dracula")),
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
    Aspect("revealed", HUNTERS, N_("Dracula revealed more often"), N_("Dracula revealed less often")),
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
    Aspect("sea", DRACULA, N_("Dracula at sea more often"), N_("Dracula at sea less often")),
    Aspect("castle", HUNTERS, N_("Dracula at his castle more often"), N_("Dracula at his castle less often")),
    Aspect("ally", HUNTERS, N_("a hunters' ally more often"), N_("a hunters' ally less often")),
    Aspect("fight", HUNTERS, N_("combat with Dracula more often"), N_("combat with Dracula less often")),
    Aspect(
        "fight_wounds",
        DRACULA,
        N_("hunters in combat more badly hurt"),
        N_("hunters in combat less badly hurt"),
    ),
    Aspect(
        "end",
        HUNTERS,
        N_("more early victories for the hunters"),
        N_("more early victories for Dracula"),
    ),
)
_BY_NAME = {aspect.name: aspect for aspect in _SHARED}


def shared(*names: str) -> tuple[Aspect, ...]:
    """Return aspects by their names, in this order."""
    return tuple(_BY_NAME[name] for name in names)
