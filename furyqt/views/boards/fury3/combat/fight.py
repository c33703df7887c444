"""The current combat in the third edition: its fighters, their cards, the past rounds, and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from furyqt.rules.core.enumeration import OFTEN, grouped
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.decks import (
    BASIC,
    DISCARD,
    DRAWN,
    ESCAPES,
    HAND,
    HIDDEN,
    NONE,
    TABLE,
    VAMPIRE_HEALTH,
    Deck,
    Encounter,
    EventCard,
    Item,
)
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.observation import Fight, Fury3Observation
from furyqt.rules.fury3.tables import (
    DRACULA,
    DRACULA_FIGURE,
    DRACULA_HEALTH,
    FIGURES,
    GODALMING,
    HEALTH,
    HUNTERS,
    MINA,
    MOST_COMBAT_CARDS,
)
from furyqt.views.boards.fury3 import faces
from furyqt.views.boards.fury3.combat.results import results
from furyqt.views.boards.fury3.combat.rounds import (
    ShownRound,
    cancel_reason,
    of_fight,
    shown_rounds,
    strike_canceler,
)
from furyqt.views.boards.fury3.figures import STATES
from furyqt.views.boards.fury3.sheets import PORTRAITS, REVEALED
from furyqt.views.picture import CardFace, FightEnd, Fighter, FightPicture, FightPlay, FightRound, marked

N_faces = Texts("fury3.faces")
N_fight = Texts("fury3.fight")

HUNTER_IDS = "GSHM"
"""The ids of the hunters: their letters on the map."""
DRACULA_ID, VAMPIRE_ID = "D", "V"


def shown(observation: Fury3Observation, shown_round: ShownRound, *, is_over: bool) -> FightRound:
    """Return a round; for the current round, only its past events count."""
    return FightRound(
        shown_round.number,
        (_foe_play(shown_round), *(_play(shown_round, hunter) for hunter in shown_round.order)),
        results(observation, shown_round, is_over=is_over),
        tuple(_losses(shown_round).items()),
    )


def vampire_portrait(card: int) -> str:
    """Return the name of the drawing of a vampire encounter."""
    return f"portraits/{CARD_IDS[Deck.ENCOUNTER][card]}"


def _foe_play(shown_round: ShownRound) -> FightPlay:
    is_vampire = shown_round.encounter != NONE
    return FightPlay(
        VAMPIRE_ID if is_vampire else DRACULA_ID,
        words.card_text(Deck.ENCOUNTER, shown_round.encounter)
        if is_vampire
        else words.FIGURE_NAMES[DRACULA_FIGURE],
        faces.combat_face(shown_round.combat),
        faces.BACKS["combat"],
        cancel_reason(shown_round) is not None,
    )


def _play(shown_round: ShownRound, hunter: int) -> FightPlay:
    return FightPlay(
        HUNTER_IDS[hunter],
        words.FIGURE_NAMES[hunter],
        faces.item_face(shown_round.choices[hunter]),
        faces.BACKS["item"],
        strike_canceler(shown_round, hunter) is not None,
    )


def _losses(shown_round: ShownRound) -> dict[str, int]:
    """Return the health that each fighter loses in a round."""
    found: Counter[str] = Counter()
    now: dict[str, int] = {}
    for event in shown_round.after:
        change = _damage_told(event)
        if change is None:
            continue
        who, damage = change
        if isinstance(event, events.HunterHurt | events.DraculaHurt):
            found[who] += event.amount
        else:
            known = now[who] if who in now else damage_of(shown_round.before, who, shown_round.encounter)
            found[who] += damage - known
        now[who] = damage
    return {fighter: loss for fighter, loss in found.items() if loss}


def damage_of(told: Sequence[Event], fighter: str, encounter: int = NONE) -> int:
    """Return the damage of a fighter after these events; that of a vampire by its encounter."""
    for event in reversed(told):
        if isinstance(event, events.VampireHurt) and event.encounter != encounter:
            continue
        change = _damage_told(event)
        if change is not None and change[0] == fighter:
            return change[1]
    return 0


def _damage_told(event: Event) -> tuple[str, int] | None:
    """Return the fighter whose damage an event changes, and the damage from then on; else None."""
    if isinstance(event, events.HunterHurt | events.HunterHealed):
        return HUNTER_IDS[event.hunter], event.damage
    if isinstance(event, events.DraculaHurt | events.DraculaHealed):
        return DRACULA_ID, event.damage
    if isinstance(event, events.VampireHurt):
        return VAMPIRE_ID, event.damage
    return None


FIRST_ESCAPE = {"fourth": 4, "third": 3}
"""The round from which a vampire encounter may flee (R10.8)."""


def fight(observation: Fury3Observation) -> FightPicture | None:
    """Return the current combat, or None; the end of the game ends it."""
    found = observation.fight
    if found is None or observation.outcome is not None:
        return None
    rounds = shown_rounds(observation)
    current = rounds[-1] if rounds and found.revealed else None
    return FightPicture(
        place=words.place_text(_place(observation, found)),
        round=found.round,
        longest=MOST_COMBAT_CARDS,
        when=_AT_NIGHT if is_night(observation) else _BY_DAY,
        effects=effects(observation, found),
        foe=_foe(observation, found),
        team=tuple(_hunter(observation, found, hunter) for hunter in found.hunters),
        revealed=None if current is None else shown(observation, current, is_over=False),
        history=tuple(
            shown(observation, shown_round, is_over=True)
            for shown_round in rounds
            if shown_round is not current
        ),
        is_night=is_night(observation),
    )


def is_night(observation: Fury3Observation) -> bool:
    """Return whether the night clauses of combat cards apply (R10.12)."""
    return bool(observation.time & 1) or Lasting.NOCTURNAL in observation.lasting


def _place(observation: Fury3Observation, found: Fight) -> int:
    """Return the place of the hunters who fight, or who have just left."""
    hunters = found.hunters or tuple(hunter for hunter in FIGURES if found.party >> hunter & 1)
    return observation.hunters[hunters[0]].place if hunters else NONE


# --------------------------------------------------------------------------------------------------- effects


def effects(observation: Fury3Observation, found: Fight) -> tuple[Text, ...]:
    """Return the effects on the combat of day or night, an ambush, and cards in play."""
    texts = [_NOCTURNAL] if is_night(observation) and not observation.time & 1 else []
    texts.append(_NIGHT if is_night(observation) else _DAY)
    texts.append(_flight(observation, found))
    if found.vampire is not None and found.vampire.card == Encounter.RECKLESS_VAMPIRE and found.ambush:
        texts.append(_RECKLESS)
    if observation.hunter_ally == EventCard.SISTER_AGATHA:
        texts.append(_AGATHA)
    if found.plotting:
        texts.append(N_fight.plural("Plotting is faceup: %n card(s).", found.plotting))
    return tuple(texts)


def _flight(observation: Fury3Observation, found: Fight) -> Text:
    """Return the round from which an escape card works (R10.7, R10.8)."""
    ruling = observation.options.vampire_escape
    if found.enraged:
        return _NO_FLIGHT
    if found.vampire is not None and ruling in FIRST_ESCAPE:
        return _VAMPIRE_FLIGHT.fill(round=FIRST_ESCAPE[ruling])
    return _FLIGHT.fill(round=observation.despair + 2)


def may_flee(observation: Fury3Observation, found: Fight) -> bool:
    """Return whether an escape card of this round would work if nothing cancels it."""
    ruling = observation.options.vampire_escape
    if found.enraged:
        return False
    if found.vampire is not None and ruling in FIRST_ESCAPE:
        return found.round >= FIRST_ESCAPE[ruling]
    return found.round >= observation.despair + 2


_NOCTURNAL = N_fight("Nocturnal Visit: this combat is fought as if it were night.")
_AT_NIGHT = N_fight("night")
_BY_DAY = N_fight("day")
_NIGHT = N_fight(
    "Night: Fangs bites a mesmerized hunter, Strength takes a weapon or Crucifix away, Claws strikes twice,"
    " and as a bat Dracula can fly to another city."
)
_DAY = N_fight("Day: the night effects of Dracula's cards do not apply.")
_RECKLESS = N_fight("It ambushed: each Fangs that takes effect brings Dracula 1 influence.")
_AGATHA = N_fight("Sister Agatha: Dracula suffers 2 damage when Fangs or an escape card takes effect.")
_NO_FLIGHT = N_fight("Enraged: Dracula's escape cards have no effect in this combat.")
_FLIGHT = N_fight("Dracula's Pride: his escape cards take effect from round {round} on.")
_VAMPIRE_FLIGHT = N_fight("The vampire can flee from round {round} on.")

# --------------------------------------------------------------------------------------------------- the foe


def _foe(observation: Fury3Observation, found: Fight) -> Fighter:
    """Return Dracula, or the vampire that fights for him."""
    vampire = found.vampire
    health = DRACULA_HEALTH if vampire is None else VAMPIRE_HEALTH[Encounter(vampire.card)]
    damage = observation.damage if vampire is None else vampire.damage
    return Fighter(
        id=DRACULA_ID if vampire is None else VAMPIRE_ID,
        name=words.FIGURE_NAMES[DRACULA_FIGURE]
        if vampire is None
        else words.card_text(Deck.ENCOUNTER, vampire.card),
        art=PORTRAITS[DRACULA_FIGURE] if vampire is None else vampire_portrait(vampire.card),
        life=max(0, health - damage),
        full_life=health,
        card=_foe_card(observation, found),
        hand=tuple(_foe_hand(observation, found)),
        marks=(_MAY_NOT_FLEE,) if found.enraged else (),
        is_active=observation.to_move == DRACULA,
        is_canceled=bool(found.canceled >> DRACULA_FIGURE & 1),
    )


def _foe_card(observation: Fury3Observation, found: Fight) -> CardFace | None:
    if found.choice == NONE:
        return None
    face = faces.combat_face(found.choice)
    if found.canceled >> DRACULA_FIGURE & 1:
        return marked(face, CANCELED)
    return marked(face, FACEDOWN if not found.revealed and observation.player == DRACULA else None)


def _foe_hand(observation: Fury3Observation, found: Fight) -> list[CardFace]:
    """Return Dracula's cards; for Dracula, escape cards that would not work now are marked."""
    fails = None if may_flee(observation, found) else _FAILS
    return [marked(faces.combat_face(card), fails if card in ESCAPES else None) for card in found.hand]


CANCELED = N_faces("canceled")
FACEDOWN = N_faces("facedown")
_FAILS = N_faces("no effect yet")
_MAY_NOT_FLEE = N_faces("cannot escape")

# ----------------------------------------------------------------------------------------------- the hunters


def _hunter(observation: Fury3Observation, found: Fight, hunter: int) -> Fighter:
    """Return a hunter in the combat; the letter on the map is the id."""
    sheet = observation.hunters[hunter]
    step = observation.agenda[-1] if observation.agenda else None
    return Fighter(
        id=HUNTER_IDS[hunter],
        name=words.FIGURE_NAMES[hunter],
        art=PORTRAITS[hunter],
        life=max(0, HEALTH[hunter] - sheet.damage),
        full_life=HEALTH[hunter],
        card=_chosen(observation, found, hunter),
        last=None if found.before[hunter] == NONE else faces.item_face(found.before[hunter]),
        hand=_hand(observation, found, hunter),
        marks=tuple(_marks(found, hunter)),
        is_engaged=found.engaged == hunter,
        is_active=observation.to_move == HUNTERS and getattr(step, "hunter", NONE) == hunter,
        is_canceled=bool(found.canceled >> hunter & 1),
    )


def _chosen(observation: Fury3Observation, found: Fight, hunter: int) -> CardFace | None:
    card = found.choices[hunter]
    if card == NONE:
        return None
    face = faces.face(Deck.ITEM, card)
    if found.canceled >> hunter & 1:
        return marked(face, CANCELED)
    return marked(face, FACEDOWN if not found.revealed and observation.player == HUNTERS else None)


def _hand(observation: Fury3Observation, found: Fight, hunter: int) -> tuple[CardFace, ...]:
    """Return the items, then Punch, Dodge and Escape; the card of the last round is marked as resting."""
    sheet = observation.hunters[hunter]
    lying, chosen = found.before[hunter], found.choices[hunter]
    cards = [faces.face(Deck.ITEM, card) for card in (*sheet.items, *BASIC)]
    if observation.player == HUNTERS:
        held = (*sheet.items, *BASIC)
        _mark(cards, held, lying, _RESTS)
        _mark(cards, held, chosen, None if found.revealed else _CHOSEN)
    elif sheet.shown_item in sheet.items and sheet.shown_item != HIDDEN:
        _mark(cards, (*sheet.items, *BASIC), sheet.shown_item, REVEALED)
    return tuple(cards)


def _mark(cards: list[CardFace], held: tuple[int, ...], card: int, mark: Text | None) -> None:
    """Add a mark to the last copy of a card that has no mark yet."""
    copies = [at for at, other in enumerate(held) if other == card and not cards[at].marks]
    if copies:
        cards[copies[-1]] = marked(cards[copies[-1]], mark)


def _marks(found: Fight, hunter: int) -> list[Text]:
    """Return other conditions of a hunter in the combat."""
    marks = []
    if found.mesmerized >> hunter & 1:
        marks.append(STATES["mesmerized"][hunter == MINA])
    if found.wreaths >> hunter & 1:
        marks.append(words.card_text(Deck.ITEM, Item.GARLIC_WREATH))
    if found.swaps >> hunter & 1 and found.round == 1:
        marks.append(words.card_text(Deck.EVENT, EventCard.PLANNED_AMBUSH))
    if found.revenge and hunter == GODALMING:
        marks.append(words.card_text(Deck.EVENT, EventCard.LUCYS_REVENGE))
    return marks


_RESTS = N_faces("not playable this round")
_CHOSEN = N_faces("chosen")


_PLAYED = N_fight("{hunter} played {cards}.")
_LOSES = N_fight("{hunter} loses {cards}.")
_GAINS = N_fight("{hunter} gains {cards}.")
_BITTEN = N_fight("bitten")
_DEFEATED = N_fight("defeated")
_LEFT = N_fight("left the combat")
_DESTROYED = N_fight("destroyed")


def aftermath(observation: Fury3Observation) -> FightEnd | None:
    """Return a combat that has just ended, also with the game, until the game continues."""
    if observation.fight is not None and observation.outcome is None:
        return None
    rounds = shown_rounds(observation)
    told = of_fight(observation.events, is_over=observation.fight is None)
    if not rounds or not isinstance(told[0], events.CombatStarted):
        return None
    party = [hunter for hunter in FIGURES if told[0].hunters >> hunter & 1]
    changes = {HUNTER_IDS[hunter]: _changes_of(told, hunter) for hunter in party}
    lost = {hunter: bool(_cards(told, HAND[hunter], DISCARD)) for hunter in party}
    foe = _foe_after(observation, told, rounds[-1])
    changes[foe.id] = _changes_of_foe(told)
    return FightEnd(
        foe,
        tuple(_hunter_after(observation, told, hunter, has_lost=lost[hunter]) for hunter in party),
        tuple(shown(observation, each, is_over=True) for each in rounds),
        tuple((who, text) for who, texts in changes.items() for text in texts),
    )


def _cards(told: Sequence[Event], source: int, target: int) -> list[Text]:
    """Return the cards that moved from one zone to another, by their names."""
    return [
        words.card_named(event.deck, event.card)
        for event in told
        if isinstance(event, events.CardMoved) and (event.source, event.target) == (source, target)
    ]


def _moved(told: Sequence[Event], figure: int) -> list[Text]:
    """Return the sentences about the cards that a figure played, lost or gained."""
    own = HAND[figure]
    ways = ((_PLAYED, own, TABLE), (_LOSES, own, DISCARD), (_GAINS, DRAWN, own))
    found = ((text, _cards(told, source, target)) for text, source, target in ways)
    name = words.FIGURE_NAMES[figure]
    return [
        text.fill(hunter=name, cards=words.joined(grouped(cards, OFTEN))) for text, cards in found if cards
    ]


def _changes_of(told: Sequence[Event], hunter: int) -> list[Text]:
    """Return what changed for a hunter besides health and bites."""
    delays = (event for event in told if isinstance(event, events.HunterDelayed) and event.hunter == hunter)
    return [*_moved(told, hunter), *(event.describe() for event in delays)]


def _changes_of_foe(told: Sequence[Event]) -> list[Text]:
    """Return the events that Dracula played, and what else changed for him."""
    return [
        *_moved(told, DRACULA_FIGURE),
        *(event.describe() for event in told if isinstance(event, events.InfluenceChanged)),
    ]


def _foe_after(observation: Fury3Observation, told: Sequence[Event], last: ShownRound) -> Fighter:
    if last.encounter == NONE:
        life = max(0, DRACULA_HEALTH - observation.damage)
        name, full, art = words.FIGURE_NAMES[DRACULA_FIGURE], DRACULA_HEALTH, PORTRAITS[DRACULA_FIGURE]
        is_destroyed = observation.outcome is not None and HUNTERS in observation.outcome.winners
    else:
        full = VAMPIRE_HEALTH[Encounter(last.encounter)]
        life = max(0, full - damage_of((*last.before, *told), VAMPIRE_ID, last.encounter))
        name, art = words.card_text(Deck.ENCOUNTER, last.encounter), vampire_portrait(last.encounter)
        is_destroyed = not life
    marks = (_DESTROYED,) if is_destroyed else ()
    return Fighter(DRACULA_ID if last.encounter == NONE else VAMPIRE_ID, name, art, life, full, marks=marks)


def _hunter_after(
    observation: Fury3Observation, told: Sequence[Event], hunter: int, *, has_lost: bool
) -> Fighter:
    """Return a hunter; a defeat shows as no health left, although the hunter recovers in the hospital."""
    marks = _fate(told, hunter)
    life = 0 if _DEFEATED in marks else max(0, HEALTH[hunter] - observation.hunters[hunter].damage)
    return Fighter(
        HUNTER_IDS[hunter],
        words.FIGURE_NAMES[hunter],
        PORTRAITS[hunter],
        life,
        HEALTH[hunter],
        marks=marks,
        is_harmed=has_lost or not {_BITTEN, _DEFEATED}.isdisjoint(marks),
    )


def _fate(told: Sequence[Event], hunter: int) -> tuple[Text, ...]:
    """Return how the combat ended for a hunter, if not with its last round."""
    fates: dict[type[Event], Text] = {
        events.HunterBitten: _BITTEN,
        events.HunterDefeated: _DEFEATED,
        events.CombatLeft: _LEFT,
    }
    found = [fates[type(e)] for e in told if type(e) in fates and getattr(e, "hunter", NONE) == hunter]
    return tuple(dict.fromkeys(found))
