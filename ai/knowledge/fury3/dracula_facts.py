"""The facts about Dracula's choices in the third edition: what he can check on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from msgspec.structs import replace

from ai.knowledge.fury.chances import by_card, no_argument, unanswered
from ai.knowledge.fury.dracula_facts import (
    WHEN_MATURE,
    at_sea,
    by_train,
    comers,
    encounter_there,
    hurt,
    known,
    led,
    lurking,
    nearest,
    possible_places,
    starting_ways,
    ways_on,
)
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.combat_facts import counter_facts, plotting_facts
from ai.knowledge.fury3.question_facts import drawn_facts, kept_cards
from ai.reasons import QUOTED, ActionFact
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.numerals import counted, numeral
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import (
    PASS,
    YES,
    Choose,
    Counter,
    Pick,
    PlaceChoice,
    Placement,
    Play,
    Space,
    Word,
)
from furyqt.rules.fury3.cards.answers import MisguidedRide
from furyqt.rules.fury3.cards.escapes import FlightChoice
from furyqt.rules.fury3.catalog import ENCOUNTERS, EVENTS, MATURED
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.decks import (
    CANNOT_MATURE,
    NONE,
    TICKETS,
    VAMPIRE_INFLUENCE,
    VAMPIRES,
    Deck,
    Encounter,
    Power,
)
from furyqt.rules.fury3.guidance import meaning
from furyqt.rules.fury3.observation import Fury3Observation, Hideout, Hunter
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.icon_comparison import PlottingChoice
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.search.arrivals import AmbushChoice
from furyqt.rules.fury3.steps.search.encounter_placement import EncounterPlacement, RumorPlacement
from furyqt.rules.fury3.steps.search.maturing import CLEARED_SPACES, RUMOR_INFLUENCE, DepartureChoice
from furyqt.rules.fury3.steps.supply.supply import DrawnChoice
from furyqt.rules.fury3.steps.travel.legal_placements import moves
from furyqt.rules.fury3.steps.travel.placement import CASTLE_REST, passage, settle_on
from furyqt.rules.fury3.steps.travel.rail import rail_targets, road_targets
from furyqt.rules.fury3.steps.travel.travel import ForcedChoice, sea_targets
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.steps.turn.windows import CancelChoice
from furyqt.rules.fury3.tables import (
    CASTLE,
    DOOR,
    DRACULA_HEALTH,
    HEALTH,
    MOST_INFLUENCE,
    NOWHERE,
    PLACES,
    SEAS,
    STEPS_APART,
    TRAIL,
)
from furyqt.rules.fury3.words import FIGURE_NAMES, card_named, card_text, place_text

N_ = Texts("fury3.dracula")

NAMES = tuple(place_text(place) for place in PLACES)
BEST_TICKET = max(TICKETS)
MOST_DAMAGE: dict[int, int] = {Encounter.RATS: 2, Encounter.WOLVES: 4, Encounter.SZGANY_BODYGUARDS: 4}
"""The damage of an encounter to a hunter who reveals no weapon."""

_NO_COMER = N_("On the next day no hunter can come {place:to}.")
_COMER = N_("On the next day {hunter} can come {place:to}.")
_COMERS = N_("On the next day {hunters} can come {place:to}.")
_HARMED = N_("The sea costs Dracula {lost} damage; he then has {total} of {most}.")
_HARMS = N_("the sea costs Dracula {own} damage")
_ADDS_LESS = N_("choice {rival} adds more influence if it matures")
_NO_INFLUENCE = N_("choice {rival} adds {other} influence now")
_DESTROYED = N_("The damage of the sea destroys Dracula.")
_HEALED = N_("Castle Dracula heals {healed} of his {damage} damage, but the hunters know its card.")
_CASTLE = N_("The hunters know the card of Castle Dracula by its back.")
_SEEN = N_("A hunter is {place:in}, so Dracula is revealed.")
_SHOWN = N_("The hunters know this lair, so Dracula is revealed.")
_STAYS_SEEN = N_("Dracula stays revealed {place:in}.")
_TRAPPED = N_("From there his own cards block every way on.")
_ADDS = N_("If {card} matures, it adds {added} influence (now {now} of {most}).")
_ADDS_NONE = N_("When it matures, {card} adds no influence.")
_CANNOT_MATURE = N_("{card} cannot mature and adds no influence.")
_VAIN_RUMOR = N_("With Hide no encounter matures, so a rumor there never adds influence.")
_NEVER_MATURES = N_("With Hide no encounter matures: it can only meet hunters who come to this city.")
_MATURES = N_("It adds {added} influence now, for a total of {total} of {most}.")
_CLEARS = N_("This clears spaces four to six, with one encounter.")
_CLEARS_MORE = N_("This clears spaces four to six, with {count:word} encounters.")
_DISCARDS = N_("One encounter of the hideout is discarded without effect.")
_DISCARDS_MORE = N_("{count:word} encounters of the hideout are discarded without effect.")
_WITH_VAMPIRE = N_("There is a vampire in the hideout {place:in}.")
_WITHOUT_VAMPIRE = N_("There is no vampire in the hideout {place:in}.")
_MAY_DEFEAT = N_("Its {damage} damage can defeat {hunter}, who has only {left} health left.")
_GROWS = N_("{card} {place:in} (for {added} influence in {phases} phases)")
_GROWS_NEXT = N_("{card} {place:in} (for {added} influence in the next phase)")
_GROWING = N_("Vampires that may mature: {vampires}; influence is {now} of {most}.")
_KEPT_RUMOR = N_("The rumor token can still be placed in a later phase.")


class DraculaFacts:
    """The facts about Dracula's choices in one of his observations."""

    def __init__(self, observation: Fury3Observation, expected: Mapping[Text, float] | None = None) -> None:
        """Take what is expected of the hunters in a combat, if that is known."""
        self._seen, self._now, self._expected = observation, observation.position, expected or {}
        self._step = observation.agenda[-1] if observation.agenda else None

    def found(self, action: Action) -> Iterator[ActionFact]:
        """Yield the facts about an action, the most important first."""
        if isinstance(action, Placement):
            yield from self._placement(action)
        elif isinstance(action, Choose):
            sheet = self._seen.hunters[action.hunter]
            yield hurt(FIGURE_NAMES[action.hunter], sheet.damage, HEALTH[action.hunter])
        elif isinstance(action, Counter):
            yield from counter_facts(self._seen, action, self._expected)
        elif isinstance(self._step, PlottingChoice):
            yield from plotting_facts(self._seen, is_turned=action == YES)
        elif isinstance(self._step, DraculaStart | FlightChoice | ForcedChoice | MisguidedRide):
            yield from self._going(action)
        else:
            yield from self._encounter(action)
        yield from by_card(self._card_text(action))

    def _card_text(self, action: Action) -> Text | None:
        """Return the effect of an action's card; of an encounter that is not placed only what it does now."""
        is_other = isinstance(action, Pick) and action.deck != Deck.ENCOUNTER
        if isinstance(action, Placement | Play) or is_other:
            return meaning(action)
        if not isinstance(action, Space | Pick) or isinstance(self._step, EncounterPlacement):
            return None
        of = MATURED if isinstance(self._step, DepartureChoice) else ENCOUNTERS
        return of[action.card].text if action.card in of.cards else None

    def _going(self, action: Action) -> Iterator[ActionFact]:
        """Yield who is near where Dracula starts or flies, or how far he is from where he leads a hunter."""
        step, place = self._step, action.place if isinstance(action, PlaceChoice) else self._here
        if isinstance(step, ForcedChoice | MisguidedRide):
            yield led(FIGURE_NAMES[step.hunter], STEPS_APART[place][self._here])
            return
        yield from self._near(place)
        if isinstance(step, DraculaStart):
            yield self._reached(place)
            yield starting_ways(place, STEPS_APART)

    def _encounter(self, action: Action) -> Iterator[ActionFact]:
        """Yield what an action with encounters brings."""
        step = self._step
        if isinstance(step, EncounterPlacement) and isinstance(action, Space):
            yield from self._placed(action)
        elif isinstance(step, DepartureChoice):
            yield from self._departure(action)
        elif isinstance(step, RumorPlacement):
            yield from self._rumor(action)
        elif isinstance(step, CancelChoice) and action == PASS:
            yield unanswered(card_named(Deck.EVENT, step.card), EVENTS[step.card].text)
        elif action == PASS and not isinstance(step, AmbushChoice):
            yield from kept_cards(self._seen)
        elif isinstance(step, DrawnChoice):
            yield from drawn_facts(self._seen, action, self._now.events)
        elif isinstance(step, AmbushChoice) and action == PASS:
            yield from self._unused(step.hunter)
        elif isinstance(step, AmbushChoice):
            yield from self._ambush(step.hunter, action)

    def _ambush(self, hunter: int, action: Action) -> Iterator[ActionFact]:
        """Yield how much harm an encounter may do to a hunter, and how much damage the hunter has."""
        sheet, name = self._seen.hunters[hunter], FIGURE_NAMES[hunter]
        left = HEALTH[hunter] - sheet.damage
        damage = MOST_DAMAGE.get(action.card, 0) if isinstance(action, Space) else 0
        if damage >= left:
            words = _MAY_DEFEAT.fill(damage=damage, hunter=name.form("told"), left=left)
            yield ActionFact("defeated", True, words, 3.0)
        yield hurt(name, sheet.damage, HEALTH[hunter])

    # Moves

    @cached_property
    def _here(self) -> int:
        return max(hideouts.here(self._now), NOWHERE)

    @cached_property
    def _hunters(self) -> tuple[int, ...]:
        """The hunters on the map."""
        return tuple(one for one in present(self._seen) if self._seen.hunters[one].place != NOWHERE)

    def _placement(self, action: Placement) -> Iterator[ActionFact]:
        if action.power != NONE and action.to == NOWHERE and action.space != NONE:
            return  # Misdirect is followed by another placement
        after = self._laid(action)
        place = hideouts.here(after)
        yield from self._at_sea(action, place)
        if place in SEAS:
            yield at_sea()
        else:
            reached = self._reached(place)
            yield reached
            if not reached.value:
                yield from self._near(place)
        yield self._knowledge(after, place)
        if action.to != NOWHERE and action.power == NONE and place != CASTLE:
            yield encounter_there(is_possible=place not in SEAS)
        ways = sum(1 for _ in moves(after, (None, *after.trail[: TRAIL - 1]), after.lairs))
        yield ways_on(ways, _TRAPPED)

    def _laid(self, action: Placement) -> Fury3State:
        """Return the position with a card on the first space, before its effects."""
        after = self._now.clone()
        after.told, after.leaving = self._seen.events, None
        if action.space == NONE:
            settle_on(after, 0, Hideout(hideouts.new_id(after), action.to, power=action.power))
        else:
            lair = after.lairs[action.space - TRAIL]
            assert lair is not None
            hideouts.put_on(after, action.space, None)
            settle_on(after, 0, lair, lair=action.space - TRAIL)
        return after

    def _at_sea(self, action: Placement, place: int) -> Iterator[ActionFact]:
        """Yield what the sea or the castle does to Dracula's health."""
        damage = self._seen.damage
        if place in SEAS and action.to != NOWHERE and self._seen.chapter.sea_harm:
            lost = passage(self._now, self._here)
            words = _HARMED if damage + lost < DRACULA_HEALTH else _DESTROYED
            told = words.fill(lost=lost, total=damage + lost, most=DRACULA_HEALTH)
            yield ActionFact("sea", lost, told, float(-lost), _HARMS, lost)
            return
        yield ActionFact("sea", 0, None, 0.0)
        if place == CASTLE and action.power == NONE:
            words = _HEALED.fill(healed=min(CASTLE_REST, damage), damage=damage) if damage else _CASTLE
            yield known(1, words)

    def _reached(self, place: int) -> ActionFact:
        """Return which hunters can come to a place by day."""
        found = []
        for hunter in self._hunters:
            sheet, name = self._seen.hunters[hunter], FIGURE_NAMES[hunter].form("told")
            if sheet.defeated or sheet.delayed or sheet.bats:
                continue
            if place in self._walks(sheet):
                found.append(name)
            elif sheet.tickets and place in rail_targets(self._now, sheet.place, *BEST_TICKET):
                found.append(by_train(name))
        return comers(NAMES[place], found, _NO_COMER, _COMER, _COMERS)

    def _walks(self, sheet: Hunter) -> frozenset[int]:
        """Return the places where a hunter can be at the end of a day without a train."""
        door = {DOOR[sheet.place]} if sheet.place in DOOR else set()
        stay = set() if sheet.place in SEAS else {sheet.place}
        ways = {*road_targets(self._now, sheet.place), *sea_targets(self._now, sheet.place)}
        return frozenset(ways | door | stay)

    def _near(self, place: int) -> Iterator[ActionFact]:
        """Yield how far the nearest hunter is from a place."""
        hunters = {FIGURE_NAMES[one]: self._seen.hunters[one].place for one in self._hunters}
        yield from nearest(place, NAMES[place], hunters, STEPS_APART)

    def _knowledge(self, after: Fury3State, place: int) -> ActionFact:
        """Return what the hunters know of Dracula's place after a placement."""
        if after.revealed and place == self._here:
            return known(1, _STAYS_SEEN.fill(place=NAMES[place]))
        if after.revealed:
            has_hunter = hideouts.has_hunter(self._now, place)
            return known(1, _SEEN.fill(place=NAMES[place]) if has_hunter else _SHOWN)
        seen = replace(
            self._seen,
            events=tuple(after.told or ()),
            trail=after.trail,
            lairs=after.lairs,
            leaving=after.leaving,
            placed=after.placed,
            revealed=after.revealed,
        )
        return possible_places(len(WaysBelief(seen).whereabouts().now))

    # Encounters

    def _influence(self, card: int) -> ActionFact:
        """Return the influence that an encounter adds when it matures."""
        added = VAMPIRE_INFLUENCE.get(Encounter(card), 0)
        if not added:
            words = _CANNOT_MATURE if card in CANNOT_MATURE else _ADDS_NONE
            words = words.fill(card=card_text(Deck.ENCOUNTER, card))
            return no_argument(ActionFact("influence", 0, words, 0.0, _ADDS_LESS))
        return ActionFact(
            "influence",
            added,
            _ADDS.fill(
                card=card_text(Deck.ENCOUNTER, card),
                added=added,
                now=self._seen.influence,
                most=MOST_INFLUENCE,
            ),
            float(added),
            _ADDS_LESS,
        )

    def _placed(self, action: Space) -> Iterator[ActionFact]:
        """Yield what an encounter does where it is placed; with Hide it never matures (R7.1)."""
        spot = self._seen.trail[action.space] if action.space < TRAIL else None
        is_hidden = spot is not None and spot.power == Power.HIDE
        if is_hidden:
            yield ActionFact("influence", 0, _NEVER_MATURES, 0.0)
        else:
            yield self._influence(action.card)
            yield from self._lurking(action)
        yield from by_card(ENCOUNTERS[action.card].text)
        if action.card not in CANNOT_MATURE and not is_hidden:
            text = MATURED[action.card].text
            yield ActionFact("matured", text, WHEN_MATURE.fill(**{QUOTED: text}))

    def _lurking(self, action: Space) -> Iterator[ActionFact]:
        """Yield whether hunters are near the place of an encounter."""
        spot = (
            self._seen.trail[action.space] if action.space < TRAIL else self._seen.lairs[action.space - TRAIL]
        )
        place = spot.place if spot is not None and spot.place >= 0 else self._here
        away = [STEPS_APART[place][self._seen.hunters[one].place] for one in self._hunters]
        near = [moves for moves in away if moves >= 0]
        if near and place not in SEAS:
            yield lurking(NAMES[place], min(near), is_vampire=action.card in VAMPIRES)

    def _departure(self, action: Action) -> Iterator[ActionFact]:
        """Yield what the hideout that leaves the trail brings."""
        leaving = self._seen.leaving
        if leaving is None:
            return
        if isinstance(action, Word):
            yield ActionFact("influence", 0, None, 0.0, _NO_INFLUENCE)
            lost = len(leaving.contents)
            if lost:
                yield ActionFact(
                    "lost", lost, counted(lost, _DISCARDS, _DISCARDS_MORE.fill(count=numeral(lost)))
                )
        elif isinstance(action, Pick) and action.card in VAMPIRES:
            added = VAMPIRE_INFLUENCE[Encounter(action.card)] + RUMOR_INFLUENCE * leaving.rumor
            total = min(MOST_INFLUENCE, self._seen.influence + added)
            told = _MATURES.fill(added=added, total=total, most=MOST_INFLUENCE)
            yield ActionFact("influence", added, told, float(added), shown=added)
            own = hideouts.current(self._now)
            spots = [self._seen.trail[space] for space in CLEARED_SPACES]
            cleared = sum(len(spot.contents) for spot in spots if spot is not None and spot is not own)
            if cleared:
                yield ActionFact("cleared", cleared, counted(cleared, _CLEARS, _CLEARS_MORE))

    def _rumor(self, action: Action) -> Iterator[ActionFact]:
        """Yield whether a rumor can bring something where it is placed, and when."""
        if not isinstance(action, Space):
            yield ActionFact("rumor", "kept", _KEPT_RUMOR)
            return
        spot = self._seen.trail[action.space]
        assert spot is not None
        if spot.power == Power.HIDE:
            yield ActionFact("rumor", False, _VAIN_RUMOR, -3.0)
            return
        has_vampire = any(one.card in VAMPIRES for one in spot.contents)
        name = NAMES[spot.place if spot.place >= 0 else self._here]
        words = _WITH_VAMPIRE if has_vampire else _WITHOUT_VAMPIRE
        yield ActionFact("rumor", has_vampire, words.fill(place=name))
        phases = TRAIL - action.space
        yield ActionFact(
            "left",
            phases,
            N_.plural("The hideout {place:in} leaves the trail in %n phases.", phases).fill(place=name),
        )

    def _unused(self, hunter: int) -> Iterator[ActionFact]:
        """Yield how long an encounter stays that does not ambush a hunter."""
        place = self._seen.hunters[hunter].place
        for space, spot in enumerate(self._seen.trail):
            if spot is not None and spot.place == place:
                words = N_.plural(
                    "Encounters that do not ambush now stay {place:in}; the hideout leaves the trail in %n"
                    " phases.",
                    TRAIL - space,
                )
                yield ActionFact("left", TRAIL - space, words.fill(place=NAMES[place]))


def growing(seen: Fury3Observation) -> Iterator[Text]:
    """Yield which vampires of the trail may mature and when, unless there is a combat.

    With Hide none does (R7.1).
    """
    found = []
    for space, spot in enumerate(seen.trail):
        cards = [] if spot is None else [one.card for one in spot.contents if one.card in VAMPIRES]
        if spot is None or not cards or spot.place == NOWHERE:
            continue
        added = max(VAMPIRE_INFLUENCE[Encounter(card)] for card in cards) + RUMOR_INFLUENCE * spot.rumor
        phases = TRAIL - space
        words = (_GROWS if phases > 1 else _GROWS_NEXT).fill(added=added, phases=phases)
        cards_ = enumerated(card_text(Deck.ENCOUNTER, card) for card in cards)
        found.append(words.fill(card=cards_, place=NAMES[spot.place]))
    if found and seen.fight is None:
        yield _GROWING.fill(vampires=enumerated(reversed(found)), now=seen.influence, most=MOST_INFLUENCE)
