"""Answers to "why": what a choice means, and why a place can or cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable

from furyqt.controllers.terminal.neighborhood import joined, neighborhood
from furyqt.rules.core.agenda import Action, action_label
from furyqt.rules.core.atlas import Atlas
from furyqt.rules.core.folding import named
from furyqt.rules.core.guidance import Guidance, refusals
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import Text, Texts

N_ = Texts("terminal")

CHOICE = N_("You can choose this now: {action}.")
POSSIBLE = N_("You can choose {place} now. Its choices: {numbers}.")
NO_PLACE_NEEDED = N_("There is no place to choose now.")
CLOSED = N_("{name}: {reason}")
MOST_CLOSED = 12
NUMBER = N_("{number}. {action}")


def about_choice(
    guidance: Guidance[Observation], atlas: Atlas | None, seen: Observation, action: Action
) -> list[Text]:
    """Explain a choice: its card, its consequences, or the ways from the place that it leads to."""
    told = [CHOICE.fill(action=action_label(seen, action))]
    if known := [text for text in (guidance.meaning(action), guidance.preview(seen, action)) if text]:
        return [*told, *known]
    place = guidance.destination(seen, action)
    if place >= 0 and atlas is not None:
        told += neighborhood(atlas, place, guidance.figures(seen))
    return told


def about_place(guidance: Guidance[Observation], atlas: Atlas, seen: Observation, place: int) -> Text:
    """Return the choices that lead to a place in words, or the reason why none does."""
    leading = [
        NUMBER.fill(number=number, action=action_label(seen, action))
        for number, action in enumerate(guidance.ordered(seen), start=1)
        if guidance.destination(seen, action) == place
    ]
    if not leading:
        return guidance.place_reason(seen, place) or NO_PLACE_NEEDED
    return POSSIBLE.fill(place=atlas.places[place].name, numbers=joined(leading))


def about_closed(
    guidance: Guidance[Observation], seen: Observation, words: str, say: Callable[[Text], str]
) -> list[Text]:
    """Explain the closed possibilities with these words in their names."""
    closed = refusals(seen)
    names = {number: say(guidance.refused_name(one)) for number, one in enumerate(closed)}
    found = [closed[number] for number in named(words, names)][:MOST_CLOSED]
    return [CLOSED.fill(name=guidance.refused_name(one), reason=one.reason) for one in found]
