"""The reasons for a decision in words: a few short sentences for screen, terminal and screen reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ai.agent import AgentDecision
from ai.reasons import Explanation, LineStep, Reason, Weighed
from furyqt.controllers.review.worth import certainty, chances
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
GOAL_VERDICT = N_("{goal}: {percent}%, {sure}.")
GOAL_CHANCE = N_("{goal}: {percent}%.")
"""In a chapter the chance is that of what its goal still lacks."""
SAME = N_("About as good as the first.")
FOR_IT = N_("For it: {reasons}.")
AGAINST_IT = N_("Against it: {reasons}.")
FOLLOWS = N_("Likely to follow: {steps}.")
ANSWER = N_("Expected answer: {what}.")
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
MOST_FOR, MOST_AGAINST = 3, 2


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
    told = [_choice(observation, decision, why, number, say, goal) for number in range(len(why.choices))]
    told += _at_once(observation, why, say)
    atlas = table.atlas
    if why.places and rules.likely_places is not None and atlas is not None:
        names = (_part(atlas.places[place].name, chance, say) for place, chance in why.places)
        text = rules.likely_places(observation).fill(places=listed(names, say))
        told.append(Paragraph(say(BELIEF), (say(text),)))
    return tuple(told)


def _choice(
    observation: Observation,
    decision: AgentDecision,
    why: Explanation,
    number: int,
    say: Say,
    goal: Text | None,
) -> Paragraph:
    """Describe one of the best choices: its worth, reasons, and the expected continuation."""
    choice, first = why.choices[number], why.choices[0]
    title = CHOICE.fill(number=number + 1, action=say(_words(observation, choice.action)))
    percent = _percent(chances(decision, first.action)[choice.action])
    sure = certainty(decision, first.action, len(observation.actions))
    if goal is None:
        worth = CHANCE.fill(percent=percent) if number else VERDICT.fill(percent=percent, sure=sure)
    elif number:
        worth = GOAL_CHANCE.fill(goal=goal, percent=percent)
    else:
        worth = GOAL_VERDICT.fill(goal=goal, percent=percent, sure=sure)
    lines = [sentence(say(worth))]
    if number and abs(choice.points - first.points) <= choice.margin:
        lines.append(say(SAME))
    lines += _reasons(choice.reasons, say)
    is_answered = not number and any(not step.is_own for step in choice.line)
    lines += [] if number else _line(choice, say)
    lines += [] if is_answered else _answer(choice, say)
    return Paragraph(say(title), tuple(lines))


def _reasons(reasons: Sequence[Reason], say: Say) -> list[str]:
    """Describe the reasons for a choice, and those against it."""
    good = [say(reason.words) for reason in reasons if reason.points > 0][:MOST_FOR]
    bad = [say(reason.words) for reason in reasons if reason.points < 0][:MOST_AGAINST]
    told = ((FOR_IT, good), (AGAINST_IT, bad))
    return [say(text.fill(reasons=listed(words, say))) for text, words in told if words]


def _line(choice: Weighed, say: Say) -> list[str]:
    """Describe the likeliest continuation, step by step."""
    steps = [_step(step, say) for step in choice.line]
    if not steps:
        return []
    whole = steps[0]
    for step in steps[1:]:
        whole = say(THEN.fill(some=whole, next=step))
    return [say(FOLLOWS.fill(steps=whole))]


def _answer(choice: Weighed, say: Say) -> list[str]:
    """Describe the other side's expected answer."""
    if choice.answer is None:
        return []
    what, percent = say(choice.answer.words).removesuffix("."), _percent(choice.answer.share)
    return [say(ANSWER.fill(what=say(OFTEN.fill(what=what, percent=percent))))]


def _step(step: LineStep, say: Say) -> str:
    what = say(step.words).removesuffix(".")
    if step.who is not None:
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
