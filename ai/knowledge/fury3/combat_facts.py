"""The facts about combat cards in the third edition, and about the fighters: what both sides can check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ai.knowledge.fury.chances import by_card, no_argument
from ai.knowledge.fury.dracula_facts import hurt
from ai.knowledge.fury3.combat.card_frequencies import counter_weights, health_left, strike_weights
from ai.reasons import ActionFact, percent, percentage
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import Counter, Strike
from furyqt.rules.fury3.cards.combat import BLOW, FANGS_RECOVER
from furyqt.rules.fury3.catalog import COMBAT, ITEMS
from furyqt.rules.fury3.decks import BASIC, ESCAPES, ICONS, NONE, WEAPONS, Combat, Deck, Item
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.combat.card_effects import BULLETS_DAMAGE, why_no_escape
from furyqt.rules.fury3.steps.combat.combat_effects import has, is_night_combat
from furyqt.rules.fury3.tables import DRACULA_HEALTH, HEALTH
from furyqt.rules.fury3.words import FIGURE_NAMES, card_text, combat_text, named_cards

N_ = Texts("fury3.dracula")

Expected = Mapping[Text, float]
"""The frequency of each card of the other side in the search's estimate; empty if it is not known."""

NOTICED = 0.1
"""The difference between two shares of cards that a person notices."""
LEAST_NAMED = 0.03
"""A card that is rarer is not named."""
PER_DAMAGE, FOR_END = 2.0, 6.0
"""The steps of merit for an expected damage, and for the certain end of the vampire."""
DAMAGE = {Item.RIFLE: 2, Item.PISTOL: 2, Item.KNIFE: 3, Item.PUNCH: 1}
"""The effects of cards on the vampire unless it is canceled; other cards depend on the answer."""
CRUCIFIX_DAMAGE, GARLIC_DAMAGE, HOST_DAMAGE = 3, 2, 4

_CANCELS = N_("The chance that it cancels the other side's card is {percent}% ({cards}).")
_CANCELS_NOTHING = N_("It cancels none of the cards that the other side is likely to play now.")
_CANCELS_LESS = N_("choice {rival} is likelier to cancel the other side's card ({other} instead of {own})")
_HITS = N_("With a chance of {percent}% it does {damage} damage; Dracula would then have {total} of {most}.")
_HITS_VAMPIRE = N_(
    "With a chance of {percent}% it does {damage} damage; the vampire could then suffer {left} more damage."
)
_ENDS = N_("With a chance of {percent}% its {damage} damage destroys Dracula.")
_ENDS_VAMPIRE = N_("With a chance of {percent}% its {damage} damage destroys the vampire.")
_NO_DAMAGE = N_("It does no damage.")
_NO_HIT = N_("Against the cards that are likely, it does no damage.")
_LESS_DAMAGE = N_("choice {rival} does more damage on average")
_BULLETS = N_("Holy Bullets can add {more} damage to it once in this combat.")
_BULLETS_END = N_("Holy Bullets can raise it to {damage} damage, which destroys Dracula.")
_BULLETS_END_VAMPIRE = N_("Holy Bullets can raise it to {damage} damage, which destroys the vampire.")
_BITTEN = N_("But with a chance of {percent}% Dracula plays Fangs: then {hunter} is bitten instead.")
_RISKS_BITE = N_("choice {rival} does not risk a bite by Fangs")
_ENGAGED = N_("The percentages are for the engaged hunter.")
_CANCELED = N_("The chance that the hunters cancel it now is {percent}% ({cards}).")
_UNCANCELED = N_("None of the cards that the hunters are likely to play now cancels it.")
_CANCELED_MORE = N_("choice {rival} is canceled less often ({other} instead of {own})")
_SHOWN_CANCELS = N_("{hunter} holds a revealed card that cancels it: {card}.")
_BLOW = N_("Uncanceled, it does {damage} damage: {hunter} would then have {total} of {health}.")
_BLOW_ENDS = N_("Uncanceled, its {damage} damage defeats {hunter}.")
_BLOWS = N_("Uncanceled, it does {damage} damage to the engaged hunter.")
_BLOWS_END = N_("Uncanceled, it does {damage} damage to the engaged hunter; that would defeat {hunters}.")
_RECOVERS = N_("Dracula then also recovers {healed} of his {damage} damage.")
_BITES = N_("Uncanceled, {hunter}, who is mesmerized, is bitten, and influence rises by 1.")
_STOPS = N_(
    "It stops Punch, Crucifix and weapons; the chance that the hunters play one of them now is {percent}%."
)
_STOPS_ANY = N_(
    "Uncanceled, it cancels the hunter's card; their weapons then do 1 damage less in this combat."
)
_TAKES = N_(
    "Dracula takes any card from the combat deck, and can later cancel a Punch, Dodge or Escape with this "
    "one."
)
_FLEES = N_("Uncanceled, it ends the combat.")
_NO_FLIGHT = N_("An escape has no effect in this round.")
_SAVED = N_("{card} is then canceled and cannot cancel {own}.")
_SPARED = N_("{card} is then canceled and has no effect.")
_LOST = N_("{card} then cancels {own}.")
_UNTOUCHED = N_("{card} does not cancel {own}.")
_PLOTTING_STAYS = N_("Plotting stays faceup and can be turned in a later round.")
_LEFT = N_("Dracula can still suffer {left} damage before he is destroyed.")
_VAMPIRE_LEFT = N_("The vampire can still suffer {left} damage before it is destroyed.")


# ----------------------------------------------------------------------------------------- the hunters' cards


def strike_facts(seen: Fury3Observation, action: Strike, expected: Expected) -> Iterator[ActionFact]:
    """Yield how much of what Dracula is expected to play a hunter's card cancels, and the damage it does."""
    fight = seen.fight
    if fight is None:
        return
    usual = dict(enumerate(counter_weights(seen.position)))
    answers = _shares({card: expected.get(combat_text(Combat(card)), 0.0) for card in usual}, usual)
    icons = ICONS.get(action.card, frozenset())
    cards = [card for card in sorted(icons) if answers[card] >= LEAST_NAMED]
    share = sum(answers[card] for card in icons)
    words = _CANCELS.fill(percent=percent(share), cards=named_cards(COMBAT[card].name for card in cards))
    done = list(_damage(seen, action, answers))
    cancels = [
        ActionFact("icons", tuple(cards), words if cards else _CANCELS_NOTHING),
        ActionFact("cancels", round(share, 6), None, share / NOTICED, _CANCELS_LESS, percentage(share)),
    ]
    yield from (*done, *cancels) if any(fact.value is True for fact in done) else (*cancels, *done)
    bitten = answers[Combat.FANGS] if action.card == Item.HEAVENLY_HOST else 0.0
    hunter = FIGURE_NAMES[_striker(seen)]
    told = _BITTEN.fill(percent=percent(bitten), hunter=hunter) if round(100 * bitten) else None
    yield ActionFact("bitten", round(bitten, 6), told, -bitten / NOTICED, _RISKS_BITE)
    if action.card in (Item.ESCAPE, Item.HOLY_CIRCLE):
        yield from by_card(ITEMS[action.card].text)
    if len(fight.hunters) > 1:
        yield ActionFact("engaged", True, _ENGAGED)


def _damage(seen: Fury3Observation, action: Strike, answers: Mapping[int, float]) -> Iterator[ActionFact]:
    """Yield how likely a hunter's card does damage, and what it comes to."""
    fight: Any = seen.fight
    hits = {card: strike_damage(seen, action.card, card) for card, share in answers.items() if share}
    damage, left = max(hits.values(), default=0), health_left(seen.position, fight)
    chance = sum(answers[card] for card, done in hits.items() if done)
    is_dracula = fight.vampire is None
    if not round(100 * chance):
        never = action.card in (Item.DODGE, Item.ESCAPE, Item.HOLY_CIRCLE)
        yield no_argument(ActionFact("hits", 0, _NO_DAMAGE if never else _NO_HIT))
        yield ActionFact("damage", 0, None, 0.0, _LESS_DAMAGE)
        return
    ends = damage >= left
    words = (_ENDS if is_dracula else _ENDS_VAMPIRE) if ends else _HITS if is_dracula else _HITS_VAMPIRE
    words = words.fill(percent=percent(chance), damage=damage, left=left - damage)
    words = words.fill(total=seen.damage + damage, most=DRACULA_HEALTH)
    merit = chance * (PER_DAMAGE * damage + FOR_END * ends)
    yield ActionFact("hits", (damage, round(chance, 6)), words)
    yield ActionFact("damage", round(merit, 6), None, merit, _LESS_DAMAGE)
    yield ActionFact("ends", ends, None)
    has_bullets = Item.HOLY_BULLETS in seen.hunters[_striker(seen)].items and not fight.bullets
    if action.card in (Item.RIFLE, Item.PISTOL) and has_bullets and not ends:
        ends = damage + BULLETS_DAMAGE >= left
        told = (_BULLETS_END if is_dracula else _BULLETS_END_VAMPIRE) if ends else _BULLETS
        yield ActionFact("bullets", True, told.fill(more=BULLETS_DAMAGE, damage=damage + BULLETS_DAMAGE))


def strike_damage(seen: Fury3Observation, card: int, answer: int) -> int:
    """Return the damage that the engaged hunter's card does against Dracula's card (R10.4.4-R10.4.6)."""
    fight: Any = seen.fight
    if answer not in ICONS.get(card, ()) and _stops(seen, card, answer):
        return 0
    if card in (Item.CRUCIFIX, Item.GARLIC, Item.HEAVENLY_HOST):
        return _holy_damage(card, answer)
    weakened = card in WEAPONS and has(fight.mesmerized, _striker(seen))
    return DAMAGE.get(Item(card), 0) - weakened


def _stops(seen: Fury3Observation, card: int, answer: int) -> bool:
    """Return whether an uncanceled card of Dracula keeps a hunter's card from taking effect."""
    if answer == Combat.STRENGTH:
        return card in WEAPONS or card in (Item.CRUCIFIX, Item.PUNCH)
    return answer == Combat.MESMERIZE or (answer in ESCAPES and flees(seen, answer))


def flees(seen: Fury3Observation, card: int) -> bool:
    """Return whether an uncanceled escape would end the combat in this round (R10.7, R10.8)."""
    after, fight = seen.position.clone(), seen.fight
    assert fight is not None
    after.update_fight(choice=card, played=(*fight.played, card))
    return why_no_escape(after) is None


def _holy_damage(card: int, answer: int) -> int:
    """Return the damage of a card that depends on what Dracula plays."""
    if card == Item.CRUCIFIX:
        return CRUCIFIX_DAMAGE if answer in (Combat.FANGS, Combat.MESMERIZE) else 0
    if card == Item.GARLIC:
        return GARLIC_DAMAGE if answer in (Combat.FANGS, Combat.CLAWS) else 0
    return 0 if answer == Combat.FANGS else HOST_DAMAGE


def _striker(seen: Fury3Observation) -> int:
    """Return the hunter who chooses a card, or else the first one in the combat."""
    fight: Any = seen.fight
    return int(getattr(seen.agenda[-1], "hunter", fight.hunters[0]))


# ------------------------------------------------------------------------------------------- Dracula's cards


def counter_facts(seen: Fury3Observation, action: Counter, expected: Expected) -> Iterator[ActionFact]:
    """Yield which of the hunters' expected cards cancel Dracula's card, and what it does."""
    fight = seen.fight
    if fight is None:
        return
    free = [one for one in BASIC if any(fight.before[hunter] != one for hunter in fight.hunters)]
    usual = {card: weight for card, weight in enumerate(strike_weights(seen.position, fight.hunters[0]))}
    usual = {card: weight for card, weight in usual.items() if card in free}
    told = {card: expected.get(card_text(Deck.ITEM, card), 0.0) for card in Item}
    answers = _shares({card: share for card, share in told.items() if share} or usual, usual)
    cards = [card for card, share in answers.items() if action.card in ICONS.get(card, ())]
    share = sum(answers[card] for card in cards)
    named = [ITEMS[card].name for card in sorted(cards) if answers[card] >= LEAST_NAMED]
    words = _CANCELED.fill(cards=named_cards(named), percent=percent(share)) if named else _UNCANCELED
    yield ActionFact("canceled", tuple(cards), words)
    yield ActionFact("share", round(share, 6), None, (1 - share) / NOTICED, _CANCELED_MORE, percentage(share))
    yield from _effect(seen, action.card, answers)
    for hunter in fight.hunters:
        shown = seen.hunters[hunter].shown_item
        if action.card in ICONS.get(shown, ()) and fight.before[hunter] != shown:
            text = _SHOWN_CANCELS.fill(hunter=FIGURE_NAMES[hunter].form("told"), card=ITEMS[shown].name)
            yield ActionFact("shown", (hunter, shown), text)


def plotting_facts(seen: Fury3Observation, *, is_turned: bool) -> Iterator[ActionFact]:
    """Yield whether the engaged hunter's card would cancel Dracula's, and what is kept without Plotting."""
    fight = seen.fight
    if fight is None or fight.choice not in COMBAT.cards or fight.choices[fight.engaged] not in ITEMS.cards:
        return
    card = fight.choices[fight.engaged]
    is_needed = fight.choice in ICONS.get(card, ())
    words = (_SAVED if is_needed else _SPARED) if is_turned else _LOST if is_needed else _UNTOUCHED
    words = words.fill(card=ITEMS[card].name, own=COMBAT[fight.choice].name)
    merit = (1.0 if is_turned else -1.0) if is_needed else None
    yield ActionFact("plotting", is_turned, words, merit)
    if not is_turned:
        yield ActionFact("kept", True, _PLOTTING_STAYS)


def _effect(seen: Fury3Observation, card: int, answers: Mapping[int, float]) -> Iterator[ActionFact]:
    """Yield what Dracula's card does unless it is canceled."""
    fight: Any = seen.fight
    if card in ESCAPES:
        works = flees(seen, card)
        yield ActionFact("flight", works, _FLEES if works else _NO_FLIGHT, 1.0 if works else -1.0)
    elif card == Combat.MESMERIZE:
        yield ActionFact("effect", card, _STOPS_ANY)
    elif card == Combat.PLOTTING:
        yield ActionFact("effect", card, _TAKES)
    else:
        yield from _blow(seen, card)
    if card == Combat.STRENGTH:
        stopped = sum(share for one, share in answers.items() if _stops(seen, one, card))
        words = _STOPS.fill(percent=percent(stopped)) if round(100 * stopped) else None
        yield ActionFact("stops", round(stopped, 6), words, stopped / NOTICED)
    elif card == Combat.FANGS and fight.vampire is None and seen.damage:
        healed = min(FANGS_RECOVER, seen.damage)
        words = _RECOVERS.fill(healed=healed, damage=seen.damage)
        yield ActionFact("recovers", healed, words, float(healed))


def _blow(seen: Fury3Observation, card: int) -> Iterator[ActionFact]:
    """Yield the damage of a blow, and who is defeated by it."""
    fight: Any = seen.fight
    is_night, (hunter, *others) = is_night_combat(seen.position), fight.hunters
    left = {one: HEALTH[one] - seen.hunters[one].damage for one in fight.hunters}
    if card == Combat.FANGS and is_night and not others and has(fight.mesmerized, hunter):
        yield ActionFact(
            "blow", "bite", _BITES.fill(hunter=FIGURE_NAMES[hunter].form("told")), PER_DAMAGE * 2
        )
        return
    damage = BLOW * (1 + (card == Combat.CLAWS and is_night and not others))
    defeated = [FIGURE_NAMES[one].form("told") for one in fight.hunters if left[one] <= damage]
    if others:
        words = (_BLOWS_END if defeated else _BLOWS).fill(hunters=enumerated(defeated) if defeated else "")
    else:
        words = (_BLOW_ENDS if defeated else _BLOW).fill(hunter=FIGURE_NAMES[hunter].form("told"))
    total = seen.hunters[hunter].damage + damage
    words = words.fill(damage=damage, total=total, health=HEALTH[hunter])
    merit = PER_DAMAGE * damage + FOR_END * bool(defeated)
    yield ActionFact("blow", (damage, len(defeated)), words, merit)


# ----------------------------------------------------------------------------------------------- the fighters


def fighters(seen: Fury3Observation) -> Iterator[Text]:
    """Yield how much damage the vampire can still suffer, and each hunter in the combat has."""
    fight = seen.fight
    if fight is None or (fight.vampire is not None and fight.vampire.card == NONE):
        return
    words = _LEFT if fight.vampire is None else _VAMPIRE_LEFT
    yield words.fill(left=health_left(seen.position, fight))
    for hunter in fight.hunters:
        damage = hurt(FIGURE_NAMES[hunter], seen.hunters[hunter].damage, HEALTH[hunter]).words
        if damage is not None:
            yield damage


def _shares(weights: Mapping[int, float], usual: Mapping[int, float]) -> dict[int, float]:
    """Return weights as shares of their sum; the usual ones if they are all 0."""
    found = weights if any(weights.values()) else usual
    whole = sum(found.values()) or 1.0
    return {card: weight / whole for card, weight in found.items()}
