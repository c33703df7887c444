"""The reasons for a decision in words: a few short sentences for screen, terminal and screen reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from ai.agent import AgentDecision
from ai.reasons import (
    CERTAIN,
    QUOTED,
    SHARE,
    Explanation,
    LineStep,
    Reason,
    Share,
    Weighed,
    is_as_good,
    percent,
)
from furyqt.controllers.review.worth import (
    FREE_CHOICE,
    TOO_FEW,
    certainty,
    chances,
    is_estimated,
    target_of,
)
from furyqt.rules.core.agenda import action_label, pending_window
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import QUOTES, Text, Texts, sentence

N_ = Texts("reasons")

Say = Callable[[Text], str]
"""Translates a text into the reader's language."""

CHOICE = N_("{number}. {action}")
VERDICT = N_("Chance to win: {percent}%, {sure}.")
CHANCE = N_("Chance to win: {percent}%.")
GOAL_VERDICT = N_("Chance of success: {percent}%, {sure}.")
GOAL_CHANCE = N_("Chance of success: {percent}%.")
"""In a chapter, whose page and lines say what its goal still lacks."""
HOPELESS = N_("In none of the simulated games was the goal reached.")
TARGET_VERDICT = N_("Chance of success ({goal}): {percent}%, {sure}.")
"""In a game with a target of its own, which nothing else names."""
MAY_BE_THERE = N_("{figure} may be there ({percent}%).")
IS_THERE = N_("{figure} is {place:in}.")
IS_DEDUCED = N_("{figure} is {place:in}: that follows from all that has been shown.")
NO_FACT = N_("No single fact decides this: it did best in the simulated games.")
ONLY_SIMULATED = N_("The facts speak for another choice; only the simulated games favor this one.")
NO_FACT_TOO = N_("Nothing on the table favors it over the others.")
DID_WORSE = N_("It has no visible drawback, but did worse in the simulated games.")
AGAINST = N_("Against it: {drawback}.")
"""Ends with what another choice is better in."""
AGAINST_FACT = N_("Against it: {fact}")
AS_GOOD_AS = N_("choice {rival} is about as good")
AS_GOOD = N_("About as good ({percent}%).")
SIMPLEST = N_("It is the simplest: everything stays as it is.")
AS_GOOD_TOO = N_("About as good: {choices}.")
MEANS = N_("On average this means {reasons}.")
MEANS_BUT = N_("On average this means {good}, but also {bad}.")
THAN_MEANS = N_("Compared with choice {rival}, this means {reasons} on average.")
THAN_MEANS_BUT = N_("Compared with choice {rival}, this means {good} on average, but also {bad}.")
DIFFERS = N_("Compared with the first, this means {reasons} on average.")
DIFFERS_BUT = N_("Compared with the first, this means {good} on average, but also {bad}.")
PLAN = N_("The plan: {steps}.")
"""Before the reasons, if own steps follow."""
FOLLOWS = N_("Most likely next: {steps}.")
BY_THIS_LINE = N_(
    "No single fact decides this. In the simulated games it did best, most often with this: {steps}."
)
ANSWER = N_("Most likely answer: {what}.")
THEN = N_("{some}; then {next}")
BUTTON = N_("“{words}”")
"""The player's own action, by the words of its button."""
OFTEN = N_("{what} ({percent}%)")
BELIEF = N_("Basis of this hint")
AT_ONCE = N_("Both sides choose at once")
MIXED = N_("A fixed choice would be predictable, so one is picked at random: {shares}.")
ANSWERS = N_("Expected of the other side: {shares}.")
IS_KNOWN = N_("The other side knows that {figure} is {place:in}.")
UNFORESEEN = N_(
    "It need not beat the likeliest of these: what counts is that the other side cannot foresee it."
)
ANYWHERE = N_("{figure} may still be in many places, with no more than {percent}% for each.")
MOST_FACTS, MOST_LATER = 3, 2
"""The numbers of facts and reasons of the first choice, and of each later one."""
LONGEST_QUOTE = 310
"""The letters of a quotation; a longer first sentence is quoted whole."""
CUT = "{}. …"
"""The beginning of a quotation that goes on."""
MOST_STEPS = 2
MOST_NAMED = 3
"""The number of choices that are named without a description."""
LEAST_LIKELY = 0.25
"""An answer, or a line up to one of its steps, that is rarer says nothing about what will happen."""
LIKELY = 0.5
"""The least frequency of an answer that tells a later choice apart from the first, and of own next steps."""
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
    told = []
    for number in range(len(why.choices)):
        facts = _facts(rules, table, observation, why, number)
        told.append(_choice(observation, decision, why, number, say, goal, target_of(rules, goal), facts))
    told += _at_once(observation, why, say)
    told += _belief(rules, table, observation, why, say)
    return tuple(told)


def _facts(
    rules: AnyRuleset,
    table: Table,
    observation: Observation,
    why: Explanation,
    number: int,
) -> Sequence[Text]:
    """Return the facts, or else the chance that the hunted figure is where the best choice leads."""
    if any(choice.facts or choice.drawback or choice.against for choice in why.choices):
        return why.choices[number].facts
    atlas, guidance = table.atlas, rules.guidance
    if number or atlas is None or guidance is None or rules.hider in (-1, observation.player):
        return []
    action = next(action for action in observation.actions if action.text == why.choices[0].action)
    chance = dict(why.places).get(guidance.destination(observation, action), 0.0)
    if chance < LEAST_LIKELY or chance > CERTAIN:
        return []
    return [MAY_BE_THERE.fill(figure=table.first_piece(rules.hider), percent=percent(chance))]


def _belief(
    rules: AnyRuleset, table: Table, observation: Observation, why: Explanation, say: Say
) -> list[Paragraph]:
    """Describe what the chapter seeks, and where the hidden figure is expected.

    A certain place is named without a number; to those who hunt it, unlikely ones are not named.
    """
    lines = [sentence(say(text)) for text in why.basis]
    atlas = table.atlas
    if why.places and rules.likely_places is not None and atlas is not None:
        place, chance = why.places[0]
        is_hunted = rules.hider not in (-1, observation.player)
        if chance > CERTAIN:
            figure = table.first_piece(rules.hider)
            shown = [name for name, _ in rules.guidance.figures(observation)] if rules.guidance else []
            words = IS_KNOWN if not is_hunted else IS_THERE if figure in shown else IS_DEDUCED
            text = words.fill(figure=figure, place=atlas.places[place].name)
        elif is_hunted and chance < LEAST_PLACE:
            text = ANYWHERE.fill(figure=table.first_piece(rules.hider), percent=percent(chance))
        else:
            likely = [(place, chance) for place, chance in why.places if round(100 * chance)]
            names = (_part(atlas.places[place].name, chance, say) for place, chance in likely)
            text = rules.likely_places(observation).fill(places=listed(names, say))
        lines.append(say(text))
    return [Paragraph(say(BELIEF), tuple(lines))] if lines else []


def _choice(
    observation: Observation,
    decision: AgentDecision,
    why: Explanation,
    number: int,
    say: Say,
    goal: Text | None,
    target: Text | None,
    facts: Sequence[Text],
) -> Paragraph:
    """Describe one of the best choices: its worth, reasons, and the likeliest continuation."""
    choice, first = why.choices[number], why.choices[0]
    title = CHOICE.fill(number=number + 1, action=say(_words(observation, choice.action)))
    chance = chances(decision, first.action)[choice.action]
    sure = certainty(decision, first.action, len(observation.actions))
    is_equal = bool(number) and sure == FREE_CHOICE and is_as_good(chance, decision.value)
    worth = TOO_FEW
    if is_estimated(decision):
        worth = AS_GOOD if is_equal else _worth(number, chance, goal, target)
    verdict = _as_good_as(why, chance) if sure == FREE_CHOICE and not number else sure
    worth_line = sentence(say(worth.fill(percent=percent(chance), sure=verdict)))
    is_told = number and (worth is TOO_FEW or (goal is not None and decision.value <= 1 - CERTAIN))
    lines = [] if is_told else [worth_line]
    if not number and sure == FREE_CHOICE and is_estimated(decision):
        lines += _also_as_good(observation, decision, why, say)
    plan = "" if number else _steps([*takewhile(lambda step: step.is_own, _likely_line(choice))], say)
    start, because = len(lines), _because(why, number, facts, say)
    lines += because
    lines += [] if number or plan else _line(choice, say)
    if choice.answer is not None and not (number and because) and not _is_told(choice.answer, first, number):
        answer = _answer(choice.answer, say, LIKELY if number else LEAST_LIKELY)
        lines += answer
        because += answer if number else []
    is_compared = is_estimated(decision) and len(why.choices) > 1 and not (why.mixed or why.answers)
    window = pending_window(observation)
    is_passing = window is not None and choice.action == window.passing.text
    if is_equal and is_passing and not facts:
        lines.append(say(SIMPLEST))
    elif not because and is_compared and not choice.is_compared:
        lines[start:start] = _without_facts(number, sure, say, is_equal=is_equal)
    return Paragraph(say(title), tuple(_with_plan(lines, start, plan, say)))


def _worth(number: int, chance: float, goal: Text | None, target: Text | None) -> Text:
    """Return the sentence about the chance of a choice that is not just as good as the first."""
    if goal is None:
        return CHANCE if number else VERDICT
    if number:
        return GOAL_CHANCE
    if chance <= 1 - CERTAIN:
        return HOPELESS
    return GOAL_VERDICT if target is None else TARGET_VERDICT.fill(goal=target)


def _with_plan(lines: Sequence[str], start: int, plan: str, say: Say) -> list[str]:
    """Return the lines with the own steps that follow before the reasons, or in place of missing ones."""
    if not plan:
        return [*lines]
    if (no_fact := say(NO_FACT)) in lines:
        return [say(BY_THIS_LINE.fill(steps=plan)) if line == no_fact else line for line in lines]
    return [*lines[:start], say(PLAN.fill(steps=plan)), *lines[start:]]


def _without_facts(number: int, sure: Text, say: Say, *, is_equal: bool) -> list[str]:
    """Return the sentence that no fact tells a choice apart; none for a later one that is about as good."""
    if not number:
        return [say(NO_FACT_TOO if sure == FREE_CHOICE else NO_FACT)]
    return [] if is_equal else [say(DID_WORSE)]


def _as_good_as(why: Explanation, chance: float) -> Text:
    """Return which choice is about as good as the first, unless all or none of those described are."""
    equal = [number for number, one in enumerate(why.choices[1:], 2) if is_as_good(one.chance, chance)]
    is_one = len(equal) == 1 < len(why.choices) - 1
    return AS_GOOD_AS.fill(rival=equal[0]) if is_one else FREE_CHOICE


def _because(why: Explanation, number: int, facts: Sequence[Text], say: Say) -> list[str]:
    """Show what speaks for a choice: facts, and what it led to if there is room.

    The first choice has room for that before its last fact; a later one only if it has few facts. What speaks
    against the first choice comes last.
    """
    choice, most = why.choices[number], MOST_LATER if number else MOST_FACTS
    told = [sentence(_fact(fact, say)) for fact in facts]
    reasons = choice.reasons
    if number:  # the first choice has the reverse of this reason
        good, bad = _weighty(why.choices[0].reasons, 0, MOST_LATER)
        reverse = {(one.aspect, not one.is_more) for one in (*good, *bad)}
        reasons = tuple(one for one in reasons if (one.aspect, one.is_more) not in reverse)
    against = [] if why.mixed or why.answers else _against(choice, say)
    found = told[:MOST_LATER]
    if number or found:
        reasons = tuple(one for one in reasons if one.is_counted)
    if len(found) < most:
        found += _reasons(choice, reasons, say, number, most - len(found))
    if against and not found:
        is_equaled = any(is_as_good(one.chance, choice.chance) for one in why.choices[1:])
        found = [say(NO_FACT_TOO if is_equaled else ONLY_SIMULATED)]
    return [*[*found, *told[MOST_LATER:]][: most - bool(against)], *against]


def _against(choice: Weighed, say: Say) -> list[str]:
    """Show what speaks against the first choice: the drawback, or else the first other fact."""
    if choice.drawback is not None:
        return [say(AGAINST.fill(drawback=choice.drawback.words))]
    return [say(AGAINST_FACT.fill(fact=sentence(_fact(fact, say)))) for fact in choice.against[:1]]


def _also_as_good(observation: Observation, decision: AgentDecision, why: Explanation, say: Say) -> list[str]:
    """Name choices that are as good as the first if none of those that are described is."""
    found = chances(decision, why.choices[0].action)
    described = {choice.action for choice in why.choices}
    good = [token for token, chance in found.items() if is_as_good(chance, decision.value)]
    if described.intersection(good) - {why.choices[0].action}:
        return []
    names = [_button(_words(observation, token), say) for token in good if token not in described]
    return [say(AS_GOOD_TOO.fill(choices=listed(names[:MOST_NAMED], say)))] if names else []


def _is_told(answer: Share, first: Weighed, number: int) -> bool:
    """Return whether the first choice's sentences include this answer, or for the first itself any answer."""
    steps = [Share(step.words, step.share) for step in _likely_line(first) if not step.is_own]
    if not number:
        return bool(steps)
    told = steps if first.answer is None else [*steps, first.answer]
    return any(answer.words == one.words or _is_alike(answer, one) for one in told)


def _is_alike(one: Share, other: Share) -> bool:
    """Return whether both tell the same answer, as an enemy's card beside two different ones of ours."""
    is_text = (one.words.context, one.words.source) == (other.words.context, other.words.source)
    return is_text and percent(one.share) == percent(other.share)


def _reasons(choice: Weighed, reasons: Sequence[Reason], say: Say, number: int, most: int) -> list[str]:
    """Describe in a sentence what speaks for a choice, and what against it."""
    but, plain = (DIFFERS_BUT, DIFFERS) if number else (MEANS_BUT, MEANS)
    if choice.than and not number:
        but, plain = (text.fill(rival=choice.than + 1) for text in (THAN_MEANS_BUT, THAN_MEANS))
    good, bad = ([say(reason.words) for reason in some] for some in _weighty(reasons, number, most))
    if good and bad:
        return [say(but.fill(good=good[0], bad=bad[0]))]
    one = listed(good or bad, say)
    return [say(plain.fill(reasons=one))] if one else []


def _weighty(reasons: Sequence[Reason], number: int, most: int) -> tuple[list[Reason], list[Reason]]:
    """Return the reasons for a choice and against it: both, or only some of one kind.

    What speaks only against the first choice is left out.
    """
    good = [reason for reason in reasons if reason.points > 0][: max(1, most - 1)]
    bad = [reason for reason in reasons if reason.points < 0][:1] if good or number else []
    return (good[:1], bad) if bad else (good, bad)


def _likely_line(choice: Weighed) -> tuple[LineStep, ...]:
    """Return the likeliest continuation, as far as it is not rare."""
    often, found = 1.0, []
    for step in choice.line:
        often *= step.share
        if often < (LIKELY if step.is_own else LEAST_LIKELY):
            break
        found.append(step)
    return tuple(found)


def _line(choice: Weighed, say: Say) -> list[str]:
    """Describe the likeliest continuation, as far as there are sentences for it."""
    steps = _steps(_likely_line(choice), say)
    return [say(FOLLOWS.fill(steps=steps))] if steps else []


def _steps(steps: Sequence[LineStep], say: Say) -> str:
    """Return some steps of a continuation as one sentence, or nothing."""
    whole = ""
    new = [step for number, step in enumerate(steps) if not number or step.words != steps[number - 1].words]
    for step in new[:MOST_STEPS]:
        what = _step(step, say)
        whole = say(THEN.fill(some=whole, next=what)) if whole else what
    return whole


def _answer(answer: Share, say: Say, least: float) -> list[str]:
    """Describe the other side's most frequent answer, unless it is rarer than this."""
    if answer.share < least:
        return []
    what = _as_part(answer.words, say)
    return [say(ANSWER.fill(what=_often(what, answer.share, say)))]


def _step(step: LineStep, say: Say) -> str:
    """Describe a step: an own one as a sentence, one of another side with its chance."""
    what = _as_part(step.words, say)
    if not step.is_own:
        return _often(what, step.share, say)
    return what if step.who is None else _in_a_row(what, say(step.who.form("told")))


def _button(words: Text | str, say: Say) -> str:
    """Return the words of a button in quotation marks, unless they have some around the name of a card."""
    what = say(words) if isinstance(words, Text) else words
    return what if any(start in what for start, *_ in QUOTES) else say(BUTTON.fill(words=what))


def _often(what: str, share: float, say: Say) -> str:
    """Describe what happens with a frequency, or always."""
    return what if round(100 * share) == 100 else say(OFTEN.fill(what=what, percent=percent(share)))


def _fact(fact: Text, say: Say) -> str:
    """Describe a fact; what it quotes is in quotation marks, and only its beginning if it is long."""
    quoted = dict(fact.values).get(QUOTED)
    if not isinstance(quoted, Text):
        return say(fact)
    return say(fact.fill(**{QUOTED: say(BUTTON.fill(words=_beginning(say(quoted))))}))


def _beginning(words: str) -> str:
    """Return as many whole sentences as fit, at least one."""
    found, *others = words.split(". ")
    for number, part in enumerate(others):
        if len(found) + len(part) > LONGEST_QUOTE:
            return CUT.format(found) if number < len(others) else found
        found = f"{found}. {part}"
    return found


def _as_part(words: Text, say: Say) -> str:
    """Return a sentence as a part of another, without its full stop and its capital."""
    what = say(words).removesuffix(".")
    for _, value in words.values:
        if isinstance(value, Text):
            what = _in_a_row(what, say(value.form("told")))
    return what


def _in_a_row(words: str, name: str) -> str:
    """Return a sentence as a part of another: a name at its beginning has no capital of its own."""
    capital = sentence(name)
    return name + words.removeprefix(capital) if words.startswith(capital) else words


def _at_once(observation: Observation, why: Explanation, say: Say) -> list[Paragraph]:
    """Describe the mixture and the other side's expected play if both sides choose at once."""
    mixed = [_part(_words(observation, token), share, say) for token, share in why.mixed]
    answers = [_part(answer.words, answer.share, say) for answer in why.answers]
    told = ((MIXED, mixed), (ANSWERS, answers))
    lines = [say(text.fill(shares=listed(parts, say))) for text, parts in told if parts]
    if answers and len(mixed) > 1:
        lines.append(say(UNFORESEEN))
    return [Paragraph(say(AT_ONCE), tuple(lines))] if lines else []


def _words(observation: Observation, token: str) -> Text:
    """Describe an action by its token."""
    action = next(action for action in observation.actions if action.text == token)
    return action_label(observation, action)


def _part(what: Text, share: float, say: Say) -> str:
    return say(SHARE.fill(what=say(what), percent=percent(share)))


def listed(parts: Iterable[str], say: Say) -> str:
    """Join words: a, b and c."""
    return say(enumerated(parts))


def spoken(told: Iterable[Paragraph]) -> str:
    """Join all paragraphs to one text with a line for each sentence."""
    return "\n".join(line for part in told for line in (sentence(part.title), *part.lines))
