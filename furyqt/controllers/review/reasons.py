"""The reasons for a decision in words: a few short sentences for screen, terminal and screen reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import structs

from ai.agent import AgentDecision
from ai.reasons import GOAL, Explanation, LineStep, Reason, Share, Weighed
from furyqt.controllers.review.worth import TOO_FEW, certainty, chances, is_estimated
from furyqt.rules.core.agenda import action_label
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text, Texts, sentence

N_ = Texts("reasons")

Say = Callable[[Text], str]
"""Translates a text into the reader's language."""

CHOICE = N_("{number}. {action}")
VERDICT = N_("Chance to win: {percent}%, {sure}.")
CHANCE = N_("Chance to win: {percent}%.")
GOAL_VERDICT = N_("Chance of the goal ({goal}): {percent}%, {sure}.")
GOAL_CHANCE = N_("Chance of the goal: {percent}%.")
"""In a chapter the chance is that of what its goal still lacks, which is named once."""
SAME = N_("About as good as the first.")
UNSURE = N_("The difference from the first may be chance.")
SOUGHT = N_("{place} may hide what you are looking for.")
MAY_BE_THERE = N_("{figure} may be there ({percent}%).")
IS_THERE = N_("{figure} is {place:in}.")
FOR_IT = N_("For it: {reasons}.")
AGAINST_IT = N_("Against it: {reasons}.")
FOLLOWS = N_("Most likely next: {steps}.")
ANSWER = N_("Most likely answer: {what}.")
THEN = N_("{some}; then {next}")
BY = N_("{who}: {what}")
OFTEN = N_("{what} ({percent}%)")
SHARE = N_("{what} {percent}%")
ENUMERATED = N_("{some}, {next}")
LAST = N_("{some} and {last}")
BELIEF = N_("Basis of this hint")
AT_ONCE = N_("Both sides choose at once")
MIXED = N_("A fixed choice would be predictable, so one is picked at random: {shares}.")
ANSWERS = N_("Expected of the other side: {shares}.")
ANYWHERE = N_("{figure} may still be in many places, with no more than {percent}% for each.")
MOST_FOR, MOST_AGAINST = 3, 2
CLOSE = 0.03
"""The difference of two chances up to which choices are called about as good."""
LEAST_LIKELY = 0.25
"""An answer or a first step that is rarer says nothing about what will happen."""
LEAST_PLACE = 0.1
"""If the likeliest place has a smaller chance, no place is worth naming."""


class Paragraph(NamedTuple):
    """A heading and the sentences under it."""

    title: str
    lines: tuple[str, ...]


def paragraphs(
    rules: AnyRuleset,
    table: Table,
    observation: Observation,
    decision: AgentDecision,
    say: Say,
    goal: Text | None = None,
) -> tuple[Paragraph, ...]:
    """Return the reasons for a decision with this observation; no paragraphs if none were requested.

    `goal` is what the goal of the chapter still lacks, if the search played for it.
    """
    why = decision.why
    if why is None:
        return ()
    by_chance = sorted(why.choices[1:], key=lambda other: -other.chance)
    why = structs.replace(why, choices=(*why.choices[:1], *by_chance))
    awaits = [sentence(say(text)) for text in _awaits(rules, table, observation, why, goal)]
    told = [
        _choice(observation, decision, why, number, say, goal, () if number else awaits)
        for number in range(len(why.choices))
    ]
    told += _at_once(observation, why, say)
    told += _belief(rules, table, observation, why, say)
    return tuple(told)


def _awaits(
    rules: AnyRuleset, table: Table, observation: Observation, why: Explanation, goal: Text | None
) -> list[Text]:
    """Return what may be at the place that the best choice leads to, for those who hunt it."""
    atlas, guidance = table.atlas, rules.guidance
    if atlas is None or guidance is None or rules.hider in (-1, observation.player) or not why.choices:
        return []
    action = next(action for action in observation.actions if action.text == why.choices[0].action)
    place = guidance.destination(observation, action)
    chance = dict(why.places).get(place, 0.0)
    told = []
    if goal is not None and place in guidance.sought(observation):
        told.append(SOUGHT.fill(place=atlas.places[place].name))
    if chance >= LEAST_LIKELY and _percent(chance) != "100":
        told.append(MAY_BE_THERE.fill(figure=table.first_piece(rules.hider), percent=_percent(chance)))
    return told


def _belief(
    rules: AnyRuleset, table: Table, observation: Observation, why: Explanation, say: Say
) -> list[Paragraph]:
    """Describe where the hidden figure is expected.

    To those who hunt it, a certain place is named without a number, and unlikely ones are not named.
    """
    atlas = table.atlas
    if not why.places or rules.likely_places is None or atlas is None:
        return []
    place, chance = why.places[0]
    is_hunted = rules.hider not in (-1, observation.player)
    if is_hunted and _percent(chance) == "100":
        text = IS_THERE.fill(figure=table.first_piece(rules.hider), place=atlas.places[place].name)
    elif is_hunted and chance < LEAST_PLACE:
        text = ANYWHERE.fill(figure=table.first_piece(rules.hider), percent=_percent(chance))
    else:
        names = (_part(atlas.places[place].name, chance, say) for place, chance in why.places)
        text = rules.likely_places(observation).fill(places=listed(names, say))
    return [Paragraph(say(BELIEF), (say(text),))]


def _choice(
    observation: Observation,
    decision: AgentDecision,
    why: Explanation,
    number: int,
    say: Say,
    goal: Text | None,
    awaits: Sequence[str],
) -> Paragraph:
    """Describe one of the best choices: its worth, reasons, and the likeliest continuation."""
    choice, first = why.choices[number], why.choices[0]
    title = CHOICE.fill(number=number + 1, action=say(_words(observation, choice.action)))
    chance = chances(decision, first.action)[choice.action]
    percent = _percent(chance)
    sure = certainty(decision, first.action, len(observation.actions))
    if not is_estimated(decision):
        worth = TOO_FEW
    elif goal is None:
        worth = CHANCE.fill(percent=percent) if number else VERDICT.fill(percent=percent, sure=sure)
    elif number:
        worth = GOAL_CHANCE.fill(goal=goal, percent=percent)
    else:
        worth = GOAL_VERDICT.fill(goal=goal, percent=percent, sure=sure)
    lines = [] if number and worth is TOO_FEW else [sentence(say(worth))]
    if number and (choice.points >= first.points - choice.margin or percent == _percent(decision.value)):
        lines.append(say(SAME if decision.value - chance <= CLOSE else UNSURE))
    lines += awaits
    lines += _reasons([reason for reason in choice.reasons if goal is None or reason.aspect != GOAL], say)
    lines += [] if number else _line(choice, say)
    if choice.answer is not None and not _is_told(choice.answer, first, number):
        lines += _answer(choice.answer, say)
    return Paragraph(say(title), tuple(lines))


def _is_told(answer: Share, first: Weighed, number: int) -> bool:
    """Return whether the first choice's sentences include this answer, or for the first itself any answer."""
    steps = [step.words for step in _likely_line(first) if not step.is_own]
    if not number:
        return bool(steps)
    return answer.words in steps or (first.answer is not None and answer.words == first.answer.words)


def _reasons(reasons: Sequence[Reason], say: Say) -> list[str]:
    """Describe the reasons for a choice, and those against it."""
    good = [say(reason.words) for reason in reasons if reason.points > 0][:MOST_FOR]
    bad = [say(reason.words) for reason in reasons if reason.points < 0][:MOST_AGAINST]
    told = ((FOR_IT, good), (AGAINST_IT, bad))
    return [say(text.fill(reasons=listed(words, say))) for text, words in told if words]


def _likely_line(choice: Weighed) -> tuple[LineStep, ...]:
    """Return the likeliest continuation, unless its first step is rare."""
    return choice.line if choice.line and choice.line[0].share >= LEAST_LIKELY else ()


def _line(choice: Weighed, say: Say) -> list[str]:
    """Describe the likeliest continuation, step by step."""
    steps = [_step(step, say) for step in _likely_line(choice)]
    if not steps:
        return []
    whole = steps[0]
    for step in steps[1:]:
        whole = say(THEN.fill(some=whole, next=step))
    return [say(FOLLOWS.fill(steps=whole))]


def _answer(answer: Share, say: Say) -> list[str]:
    """Describe the other side's most frequent answer, unless it is rare."""
    if answer.share < LEAST_LIKELY:
        return []
    what = say(answer.words).removesuffix(".")
    return [say(ANSWER.fill(what=say(OFTEN.fill(what=what, percent=_percent(answer.share)))))]


def _step(step: LineStep, say: Say) -> str:
    what = say(step.words).removesuffix(".")
    if step.who is not None and say(step.who) not in what:
        what = say(BY.fill(who=say(step.who), what=what))
    return say(OFTEN.fill(what=what, percent=_percent(step.share)))


def _at_once(observation: Observation, why: Explanation, say: Say) -> list[Paragraph]:
    """Describe the mixture and the other side's expected play if both sides choose at once."""
    mixed = [_part(_words(observation, token), share, say) for token, share in why.mixed]
    answers = [_part(answer.words, answer.share, say) for answer in why.answers]
    told = ((MIXED, mixed), (ANSWERS, answers))
    lines = tuple(say(text.fill(shares=listed(parts, say))) for text, parts in told if parts)
    return [Paragraph(say(AT_ONCE), lines)] if lines else []


def _words(observation: Observation, token: str) -> Text:
    """Describe an action by its token."""
    action = next(action for action in observation.actions if action.text == token)
    return action_label(observation, action)


def _part(what: Text, share: float, say: Say) -> str:
    return say(SHARE.fill(what=say(what), percent=_percent(share)))


def listed(parts: Iterable[str], say: Say) -> str:
    """Join words: a, b and c."""
    words = list(parts)
    if len(words) < 2:
        return "".join(words)
    some = words[0]
    for word in words[1:-1]:
        some = say(ENUMERATED.fill(some=some, next=word))
    return say(LAST.fill(some=some, last=words[-1]))


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def spoken(told: Iterable[Paragraph]) -> str:
    """Join all paragraphs to one text with a line for each sentence."""
    return "\n".join(line for part in told for line in (sentence(part.title), *part.lines))
