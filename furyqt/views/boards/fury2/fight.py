"""The current combat in the second edition, or one that has just ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from furyqt.rules.core.enumeration import OFTEN, grouped
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import events, words
from furyqt.rules.fury2.actions import Counter, Strike
from furyqt.rules.fury2.decks import BASIC, COMBAT_ITEMS, DISCARD, HAND, HIDDEN, NONE, TABLE, Deck, Item
from furyqt.rules.fury2.guidance import known_den
from furyqt.rules.fury2.observation import Fight, Fury2Observation
from furyqt.rules.fury2.tables import (
    CASTLE,
    DRACULA,
    DRACULA_FIGURE,
    FIGURES,
    HEALTH,
    HUNTERS,
    LIVES,
    MOST_BLOOD,
    NOWHERE,
    SERVANT_FIGURE,
)
from furyqt.rules.fury2.tactics.cards import DODGES
from furyqt.rules.fury2.tactics.fight import ENEMY_ADVANTAGE, Enemy
from furyqt.rules.fury2.tactics.outcomes import result_text
from furyqt.rules.fury2.tactics.outlook import meetings, other_name
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.faces import counter_face, strike_face
from furyqt.views.boards.fury2.figures import LETTERS, actor
from furyqt.views.boards.fury2.markers import is_night
from furyqt.views.boards.fury2.rounds import (
    FOE_IDS,
    foe_art,
    foe_name,
    of_combat,
    rounds_of,
)
from furyqt.views.boards.fury2.sheets import PORTRAITS
from furyqt.views.picture import (
    NO_LIMIT,
    CardFace,
    CardMeeting,
    CardOutlook,
    FightEnd,
    Fighter,
    FightPicture,
    marked,
)

N_faces = Texts("fury2.faces")
N_fight = Texts("fury2.fight")


def fight(observation: Fury2Observation) -> FightPicture | None:
    """Return the current combat, or None; the end of the game ends it."""
    found = observation.fight
    if found is None or observation.outcome is not None:
        return None
    rounds = rounds_of(of_combat(observation.events, is_over=False))
    current = rounds[-1] if rounds and found.revealed else None
    dark = is_night(observation)
    return FightPicture(
        place=words.place_text(_place(observation, found)),
        round=max(1, found.round),
        longest=NO_LIMIT,
        when=_AT_NIGHT if dark else _BY_DAY,
        effects=tuple(_effects(observation, found)),
        foe=_foe(observation, found),
        team=tuple(_hunter(observation, found, hunter) for hunter in found.hunters),
        revealed=current,
        history=tuple(each for each in rounds if each is not current),
        is_night=dark,
        outlooks=tuple(_outlooks(observation, found)),
    )


def _outlooks(observation: Fury2Observation, found: Fight) -> Iterator[CardOutlook]:
    """Yield the table of results for each card that the viewer may choose."""
    for action in observation.actions:
        if isinstance(action, Strike | Counter):
            is_ours = isinstance(action, Strike)
            face = faces.item_face(action.card) if is_ours else faces.tactic_face(action.card)
            rows = (
                CardMeeting(
                    other_name(action, one.other),
                    one.chance,
                    result_text(one.won, found.enemy),
                    result_text(one.lost, found.enemy),
                )
                for one in meetings(observation, action)
            )
            yield CardOutlook(face, tuple(rows))


def _place(observation: Fury2Observation, found: Fight) -> int:
    """Return the place of a combat; a hunter who was defeated is in the hospital already."""
    if not found.hunters and found.enemy == Enemy.DRACULA and known_den(observation) != NOWHERE:
        return known_den(observation)
    hunters = found.hunters or tuple(hunter for hunter in FIGURES if found.party >> hunter & 1)
    return observation.hunters[hunters[0]].place if hunters else NONE


def _effects(observation: Fury2Observation, found: Fight) -> list[Text]:
    """Return what counts in this combat: day or night, bonuses, and limits of the enemy's cards."""
    texts = [_NIGHT if is_night(observation) else _DAY] if found.enemy == Enemy.DRACULA else []
    if found.enemy == Enemy.DRACULA and _place(observation, found) == CASTLE:
        texts.append(_CASTLE)
    if found.traps:
        texts.append(N_fight.plural("Trap: the enemy adds %n.", found.traps))
    if found.round == 1 and observation.options.enemy_dodge == "barred" and DODGES & set(found.cards):
        texts.append(_NO_DODGE)
    if found.round and found.round <= found.no_escape:
        texts.append(_NO_ESCAPE.fill(round=found.no_escape + 1))
    if found.repelled:
        texts.append(_REPELLED)
    if found.advantage == ENEMY_ADVANTAGE:
        texts.append(_ENEMY_ADDS)
    elif found.advantage != NONE:
        texts.append(_ADDS.fill(hunter=words.FIGURE_NAMES[found.advantage]))
    if found.continues:
        texts.append(_CONTINUES.fill(count=found.continues))
    return texts


_AT_NIGHT = N_fight("night")
_BY_DAY = N_fight("day")
_NIGHT = N_fight("Night: Dracula has all of his tactics cards.")
_DAY = N_fight("Day: Dracula has only Claws, Dodge and Escape (Man).")
_CASTLE = N_fight("Castle Dracula: he adds 1.")
_NO_DODGE = N_fight("The enemy cannot dodge in the first round.")
_NO_ESCAPE = N_fight("The enemy cannot escape before round {round}.")
_REPELLED = N_fight("Repelled: in this round the enemy may only dodge or escape.")
_ENEMY_ADDS = N_fight("The enemy adds 1 in this round.")
_ADDS = N_fight("{hunter} adds 1 in this round.")
_CONTINUES = N_fight("Continue {count} of 3 in a row: the third ends the combat.")

# ---------------------------------------------------------------------------------------------- the fighters


def _life(observation: Fury2Observation, enemy: Enemy) -> tuple[int, int]:
    """Return the life of an enemy, and its full life, which an agent and a New Vampire do not have."""
    if enemy == Enemy.DRACULA:
        return observation.blood, MOST_BLOOD
    return (observation.servant.lives, LIVES) if enemy == Enemy.SERVANT else (1, 0)


def _foe(observation: Fury2Observation, found: Fight) -> Fighter:
    life, full = _life(observation, found.enemy)
    is_own = observation.player == DRACULA
    return Fighter(
        id=FOE_IDS[found.enemy],
        name=foe_name(found.enemy, found.tile),
        art=foe_art(found.enemy, found.tile),
        life=life,
        full_life=full,
        has_blood=found.enemy == Enemy.DRACULA,
        card=_foe_card(found, is_own=is_own),
        last=None if found.before_enemy == NONE else faces.tactic_face(found.before_enemy),
        hand=tuple(
            marked(
                counter_face(observation, card) if is_own else faces.tactic_face(card),
                _RESTS if card == found.before_enemy else None,
            )
            for card in found.cards
        ),
        is_active=observation.to_move == DRACULA,
        is_own=_chooses(observation, Counter),
    )


def _chooses(observation: Fury2Observation, kind: type[Strike | Counter]) -> bool:
    """Return whether the viewer's side chooses a combat card now."""
    return any(isinstance(action, kind) for action in observation.actions)


def _foe_card(found: Fight, *, is_own: bool) -> CardFace | None:
    if found.choice == NONE:
        return None
    return marked(faces.tactic_face(found.choice), _FACEDOWN if not found.revealed and is_own else None)


def _hunter(observation: Fury2Observation, found: Fight, hunter: int) -> Fighter:
    sheet = observation.hunters[hunter]
    last = found.before[hunter]
    marks = [N_fight.plural("%n bite(s)", sheet.bites)] if sheet.bites else []
    if found.planned[hunter]:
        marks.append(N_fight.plural("Advance Planning: +%n", found.planned[hunter]))
    return Fighter(
        id=LETTERS[hunter],
        name=words.FIGURE_NAMES[hunter],
        art=PORTRAITS[hunter],
        life=sheet.health,
        full_life=HEALTH[hunter],
        card=_chosen(observation, found, hunter),
        last=None if last == NONE else faces.item_face(last),
        hand=_hand(observation, found, hunter),
        marks=tuple(marks),
        is_engaged=found.target == hunter and found.revealed,
        is_active=observation.to_move == HUNTERS and actor(observation) == hunter,
        is_own=_chooses(observation, Strike),
    )


def _chosen(observation: Fury2Observation, found: Fight, hunter: int) -> CardFace | None:
    card = found.choices[hunter]
    if card == NONE:
        return None
    is_down = not found.revealed and observation.player == HUNTERS
    return marked(faces.face(Deck.ITEM, card), _FACEDOWN if is_down else None)


def _hand(observation: Fury2Observation, found: Fight, hunter: int) -> tuple[CardFace, ...]:
    """Return the combat items, then Punch, Dodge and Escape; the card of the last round is marked."""
    cards = [*observation.hunters[hunter].items, *BASIC]
    resting = found.before[hunter]
    return tuple(
        marked(_own_face(observation, card), _RESTS if card == resting != NONE else None)
        for card in cards
        if card == HIDDEN or card in BASIC or Item(card) in COMBAT_ITEMS
    )


def _own_face(observation: Fury2Observation, card: int) -> CardFace:
    return faces.face(Deck.ITEM, card) if card == HIDDEN else strike_face(observation, card)


_RESTS = N_faces("not playable this round")
_FACEDOWN = N_faces("facedown")

# -------------------------------------------------------------------------------------------------- the end


def aftermath(observation: Fury2Observation) -> FightEnd | None:
    """Return a combat that has just ended, also with the game, until the game continues."""
    if observation.fight is not None and observation.outcome is None:
        return None
    told = of_combat(observation.events, is_over=observation.fight is None)
    rounds = rounds_of(told)
    if not rounds or not isinstance(told[0], events.CombatStarted):
        return None
    began = told[0]
    life, full = _life(observation, began.enemy)
    has_lives = began.enemy in (Enemy.DRACULA, Enemy.SERVANT)
    is_beaten = life == 0 if has_lives else any(isinstance(event, events.EnemyKilled) for event in told)
    fate = {Enemy.SERVANT: _DEFEATED, Enemy.AGENT: _KILLED}.get(began.enemy, _BEATEN)
    marks = (fate,) if is_beaten else () if has_lives else (_UNBEATEN,)
    foe = Fighter(
        FOE_IDS[began.enemy],
        foe_name(began.enemy, began.encounter),
        foe_art(began.enemy, began.encounter),
        0 if is_beaten else life,
        full,
        has_blood=began.enemy == Enemy.DRACULA,
        marks=marks,
    )
    party = [hunter for hunter in FIGURES if began.party >> hunter & 1]
    changes = {LETTERS[hunter]: _changes_of(told, hunter) for hunter in party}
    lost = {hunter: bool(_cards(told, HAND[hunter], DISCARD)) for hunter in party}
    changes[foe.id] = _changes_of_foe(told)
    team = tuple(_end_of(observation, told, hunter, has_lost=lost[hunter]) for hunter in party)
    return FightEnd(foe, team, rounds, tuple((who, text) for who, texts in changes.items() for text in texts))


def _cards(told: Sequence[Event], source: int, target: int) -> list[Text]:
    """Return the cards that moved from one zone to another, by their names."""
    return [
        words.card_named(event.deck, event.card)
        for event in told
        if isinstance(event, events.CardMoved) and (event.source, event.target) == (source, target)
    ]


def _moved(told: Sequence[Event], figure: int) -> list[Text]:
    """Return the sentences about the cards that a figure played or lost."""
    ways = ((_PLAYED, TABLE), (_LOSES, DISCARD))
    found = ((text, _cards(told, HAND[figure], target)) for text, target in ways)
    name = words.FIGURE_NAMES[figure]
    return [
        text.fill(hunter=name, cards=words.joined(grouped(cards, OFTEN))) for text, cards in found if cards
    ]


def _changes_of(told: Sequence[Event], hunter: int) -> list[Text]:
    """Return what a hunter lost besides health, and the turn that a defeated hunter misses."""
    is_defeated = any(isinstance(event, events.HunterDefeated) and event.hunter == hunter for event in told)
    missed = [_MISSES.fill(hunter=words.FIGURE_NAMES[hunter])] if is_defeated else []
    return [*_moved(told, hunter), *missed]


def _changes_of_foe(told: Sequence[Event]) -> list[Text]:
    """Return the events that Dracula's side played, and what else changed for it."""
    own = [text for figure in (DRACULA_FIGURE, SERVANT_FIGURE) for text in _moved(told, figure)]
    return [*own, *(event.describe() for event in told if isinstance(event, _OF_FOE))]


_OF_FOE = (events.VampiresChanged, events.ServantDisarmed)
"""The events of a combat that change something for Dracula's side besides blood, lives and cards.

That the Servant is defeated is beside his lives.
"""


def _end_of(observation: Fury2Observation, told: Sequence[Event], hunter: int, *, has_lost: bool) -> Fighter:
    """Return a hunter as the combat leaves him; a defeat shows as no health left."""
    fates: dict[type[Event], Text] = {
        events.HunterBitten: _BITTEN,
        events.HunterDefeated: _DEFEATED,
        events.CombatLeft: _LEFT,
    }
    found = [fates[type(e)] for e in told if type(e) in fates and getattr(e, "hunter", NONE) == hunter]
    marks = tuple(dict.fromkeys(found))
    life = 0 if _DEFEATED in marks else observation.hunters[hunter].health
    return Fighter(
        LETTERS[hunter],
        words.FIGURE_NAMES[hunter],
        PORTRAITS[hunter],
        life,
        HEALTH[hunter],
        marks=marks,
        is_harmed=has_lost or not {_BITTEN, _DEFEATED}.isdisjoint(marks),
    )


_PLAYED = N_fight("{hunter} played {cards}.")
_LOSES = N_fight("{hunter} loses {cards}.")
_MISSES = N_fight("{hunter} misses a turn.")
_BITTEN = N_fight("bitten")
_DEFEATED = N_fight("defeated")
_LEFT = N_fight("left the combat")
_KILLED = N_fight("killed")
_UNBEATEN = N_fight("not beaten")
_BEATEN = N_fight("destroyed")
