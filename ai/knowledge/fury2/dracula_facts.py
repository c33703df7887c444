"""The facts about Dracula's choices in the second edition: what he can check on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from msgspec.structs import replace

from ai.knowledge.fury.chances import by_card, kept, no_argument, unanswered
from ai.knowledge.fury.dracula_facts import (
    WHEN_MATURE,
    at_sea,
    by_train,
    comers,
    encounter_there,
    known,
    led,
    lurking,
    nearest,
    possible_places,
    starting_ways,
    ways_on,
)
from ai.knowledge.fury2.belief import Fury2Ways
from ai.knowledge.fury2.combat_facts import wins
from ai.knowledge.fury2.question_facts import kept_cards
from ai.reasons import QUOTED, ActionFact
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import without_card
from furyqt.rules.fury2.actions import PASS, YES, Choose, Counter, Go, Pick, PlaceChoice, Placement, Play
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, MATURED
from furyqt.rules.fury2.decks import NONE, Deck, Encounter
from furyqt.rules.fury2.guidance import meaning
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_results import FlightChoice
from furyqt.rules.fury2.steps.events.allies import AllyChoice
from furyqt.rules.fury2.steps.events.playing import CancelChoice
from furyqt.rules.fury2.steps.servant.held_event import GiftChoice
from furyqt.rules.fury2.steps.trail.catacombs import BURY, FallenCardChoice
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterPlacement, EncounterReturn
from furyqt.rules.fury2.steps.trail.maturing import MatureChoice
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.steps.travel.dracula_moves import CASTLE_BLOOD, place_card
from furyqt.rules.fury2.steps.travel.hunter_moves import BatsMove
from furyqt.rules.fury2.steps.travel.journeys import rail_reach, road_reach, sea_reach
from furyqt.rules.fury2.steps.travel.placements import destination, legal_placements
from furyqt.rules.fury2.steps.turn import DraculaStart
from furyqt.rules.fury2.tables import (
    ATLAS,
    CASTLE,
    FIGURES,
    HEALTH,
    MOST_VAMPIRES,
    NOWHERE,
    PLACES,
    SEAS,
    TRAIL,
)
from furyqt.rules.fury2.words import (
    FIGURE_NAMES,
    card_named,
    card_text,
    listed_cards,
    place_text,
    tactic_text,
)

N_ = Texts("fury2.dracula")

NAMES = tuple(place_text(place) for place in PLACES)
MOVES = ATLAS.distances("road", "boat")
VAMPIRES_PER_TILE = 2
"""The steps of the vampire track for a matured New Vampire."""
OWN_WORDS = EncounterPlacement, EncounterReturn
"""The decisions whose facts do not quote the whole card."""
FACES = ("1", "2", "3", "2/3")
"""The faces of the train die with which a hunter can ride."""

_NO_COMER = N_("In this round no hunter can come {place:to}.")
_COMER = N_("In this round {hunter} can come {place:to}.")
_COMERS = N_("In this round {hunters} can come {place:to}.")
_COSTS = N_("It costs Dracula {lost} blood, which leaves {left}.")
_HARMS = N_("it costs Dracula {own} blood")
_GIVES = N_("It gives Dracula {gained} blood, for a total of {total}.")
_CASTLE = N_("Castle Dracula gives {blood} blood, but its card is always faceup.")
_FIGHT = N_("A hunter is {place:in}, so Dracula is revealed and has to fight.")
_STAYS_SEEN = N_("Dracula stays revealed {place:in}.")
_TRAPPED = N_("From there his own cards block every way on.")
_ADDS = N_("If {card} matures, it adds {added} to the vampire track (now {now} of {most}).")
_ADDS_NONE = N_("{card} adds nothing to the vampire track.")
_ADDS_LESS = N_("choice {rival} adds more to the vampire track if it matures")
_RETURNS = N_("{card} would add nothing to the vampire track.")
_RETURNS_VAMPIRE = N_("{card} would add {added} to the vampire track if it matured.")
_RETURNS_LESS = N_("choice {rival} returns an encounter that would add nothing to the vampire track")
_KEEPS = N_("Dracula then holds: {cards}.")
_SEVERAL = N_("Dracula has {count:word} of these.")
_WAY_OPEN = N_("Dracula can then go {place:to} again.")
_WAY_CLOSED = N_("While its card is in the catacombs, Dracula can only go {place:to} by Double Back.")
_TILES_STAY = N_("Hunters who come {place:to} still meet: {cards}.")
_TILES_FALL = N_("These encounters then leave the map or mature: {cards}.")
_CAN_MATURE = N_("New Vampire can then mature: it adds {added}, for a total of {total} of {most}.")
_NO_VAMPIRE_MATURES = N_("after choice {rival} New Vampire can mature now")
_MATURES = N_("It adds {added} to the vampire track now, for a total of {total} of {most}.")
_CLEARED = N_("Then only the newest card stays on the trail.")
_KEPT = N_("The cards of the trail stay as they are.")
_HEALTH = N_("{hunter} has {health} of {most} health.")


class DraculaFacts:
    """The facts about Dracula's choices in one of his observations."""

    def __init__(self, observation: Fury2Observation, expected: Mapping[Text, float] | None = None) -> None:
        """Take what is expected of the hunters in a combat, if that is known."""
        self._seen, self._now, self._expected = observation, observation.position, expected or {}
        self._step = observation.agenda[-1] if observation.agenda else None

    def found(self, action: Action) -> Iterator[ActionFact]:
        """Yield the facts about an action, the most important first."""
        step = self._step
        if isinstance(action, Placement):
            yield from self._placement(action)
        elif isinstance(action, Choose):
            health, most = self._seen.hunters[action.hunter].health, HEALTH[action.hunter]
            words = _HEALTH.fill(hunter=FIGURE_NAMES[action.hunter], health=health, most=most)
            yield ActionFact("health", health, words)
        elif isinstance(action, Counter):
            yield from wins(self._seen, action, tactic_text(action.card), self._expected)
        elif isinstance(step, EncounterPlacement) and isinstance(action, Pick):
            yield from self._placed(action.card)
        elif isinstance(step, EncounterReturn) and isinstance(action, Pick):
            yield from self._returned(step, action.card)
        elif isinstance(step, FallenCardChoice):
            yield from self._fallen(is_buried=action == BURY)
        elif isinstance(step, CancelChoice) and action == PASS:
            yield unanswered(card_named(Deck.EVENT, step.card), EVENTS[step.card].text)
        elif isinstance(step, MatureChoice):
            yield from self._matured(is_matured=action == YES)
        else:
            yield from self._going(action)
        if isinstance(action, Placement | Play | Pick) and not isinstance(step, OWN_WORDS):
            yield from by_card(meaning(action))

    def _going(self, action: Action) -> Iterator[ActionFact]:
        """Yield who is near where Dracula goes, how far he is from where he leads a hunter, or an ally."""
        step = self._step
        place = action.to if isinstance(action, PlaceChoice | Go) else self._here
        if isinstance(step, AllyChoice):
            yield from by_card(EVENTS[step.card if action == YES else self._seen.dracula_ally].text)
        elif isinstance(step, GiftChoice) and action == PASS:
            gifts = [one.card for one in self._seen.actions if isinstance(one, Pick)]
            yield from kept([card_named(Deck.EVENT, card) for card in gifts])
        elif action == PASS:
            yield from kept_cards(self._seen)
        elif isinstance(step, BatsMove):
            yield led(FIGURE_NAMES[step.hunter], MOVES[place][self._here])
        elif isinstance(step, DraculaStart | FlightChoice):
            yield from self._near(place)
            if isinstance(step, DraculaStart):
                yield self._reached(place)
                yield starting_ways(place, MOVES)

    # Moves

    @cached_property
    def _here(self) -> int:
        return int(self._now.present_place())

    def _placement(self, action: Placement) -> Iterator[ActionFact]:
        after, place = self._laid(action), destination(self._now, action)
        blood = after.blood - self._seen.blood
        if blood < 0:
            told = _COSTS.fill(lost=-blood, left=after.blood)
            yield ActionFact("blood", blood, told, float(blood), _HARMS, -blood)
        else:
            words = _GIVES.fill(gained=blood, total=after.blood) if blood else None
            yield ActionFact("blood", blood, words, float(blood))
        if place in SEAS:
            yield at_sea()
        else:
            reached = self._reached(place)
            yield reached
            if not reached.value:
                yield from self._near(place)
        yield self._knowledge(after, place)
        if not action.wolf and action.power == NONE and place != CASTLE:
            yield encounter_there(is_possible=place not in SEAS)
        after.trail = after.trail[:TRAIL]
        ways = sum(way.power == NONE and not way.wolf for way in legal_placements(after))
        yield ways_on(ways, _TRAPPED)

    def _laid(self, action: Placement) -> Fury2State:
        """Return the position with a card on the first slot."""
        after = self._now.clone()
        after.told = self._seen.events
        place_card(after, action)
        after.agenda = self._now.agenda
        return after

    def _reached(self, place: int) -> ActionFact:
        """Return which hunters can come to a place in this round."""
        found = []
        for hunter in FIGURES:
            sheet, name = self._seen.hunters[hunter], FIGURE_NAMES[hunter].form("told")
            if (
                sheet.place == NOWHERE
                or sheet.missing == self._seen.round
                or Encounter.BATS in sheet.hindered
            ):
                continue
            if place == sheet.place and place not in SEAS:
                found.append(name)
            elif Encounter.FOG in sheet.hindered:
                continue
            elif place in road_reach(self._now, sheet.place, 1) or place in sea_reach(self._now, hunter):
                found.append(name)
            elif any(place in rail_reach(self._now, sheet.place, face) for face in FACES):
                found.append(by_train(name))
        return comers(NAMES[place], found, _NO_COMER, _COMER, _COMERS)

    def _near(self, place: int) -> Iterator[ActionFact]:
        """Yield how far the nearest hunter is from a place."""
        hunters = {FIGURE_NAMES[one]: self._seen.hunters[one].place for one in FIGURES}
        placed = {hunter: there for hunter, there in hunters.items() if there != NOWHERE}
        yield from nearest(place, NAMES[place], placed, MOVES)

    def _knowledge(self, after: Fury2State, place: int) -> ActionFact:
        """Return what the hunters know of Dracula's place after a placement."""
        if place == CASTLE:
            return known(1, _CASTLE.fill(blood=CASTLE_BLOOD))
        if place not in SEAS and any(sheet.place == place for sheet in self._seen.hunters):
            return known(1, _FIGHT.fill(place=NAMES[place]))
        if place == self._here and is_revealed(after):
            return known(1, _STAYS_SEEN.fill(place=NAMES[place]))
        seen = replace(
            self._seen,
            events=tuple(after.told or ()),
            trail=after.trail,
            catacombs=after.catacombs,
            placed=after.placed,
            port=after.port,
            wake=after.wake,
            sailed=after.sailed,
            blood=after.blood,
        )
        return possible_places(len(Fury2Ways(seen).whereabouts().now))

    # Encounters and combat

    def _vampires(self, card: int) -> ActionFact:
        """Return what an encounter adds to the vampire track when it matures."""
        name = card_text(Deck.ENCOUNTER, card)
        if card != Encounter.NEW_VAMPIRE:
            return no_argument(ActionFact("vampires", 0, _ADDS_NONE.fill(card=name), 0.0, _ADDS_LESS))
        words = _ADDS.fill(card=name, added=VAMPIRES_PER_TILE, now=self._seen.vampires, most=MOST_VAMPIRES)
        return ActionFact("vampires", VAMPIRES_PER_TILE, words, float(VAMPIRES_PER_TILE))

    def _placed(self, card: int) -> Iterator[ActionFact]:
        """Yield what an encounter does where it is placed."""
        yield self._vampires(card)
        yield from self._lurking(card)
        yield from by_card(ENCOUNTERS[card].text)
        if card in MATURED.cards:
            text = MATURED[card].text
            yield ActionFact("matured", text, WHEN_MATURE.fill(**{QUOTED: text}))

    def _lurking(self, card: int) -> Iterator[ActionFact]:
        """Yield whether hunters are near the place of an encounter."""
        placed = [self._seen.hunters[one].place for one in FIGURES]
        near = [moves for there in placed if there != NOWHERE and (moves := MOVES[self._here][there]) >= 0]
        if near:
            yield lurking(NAMES[self._here], min(near), is_vampire=card == Encounter.NEW_VAMPIRE)

    def _returned(self, step: EncounterReturn, card: int) -> Iterator[ActionFact]:
        """Yield what is lost with an encounter, and what is left in the hand."""
        name, is_vampire = card_text(Deck.ENCOUNTER, card), card == Encounter.NEW_VAMPIRE
        words = (_RETURNS_VAMPIRE if is_vampire else _RETURNS).fill(card=name, added=VAMPIRES_PER_TILE)
        yield ActionFact("returned", is_vampire, words, -1.0 if is_vampire else 1.0, _RETURNS_LESS)
        more, held = step.in_a_row(self._seen) - 1, self._seen.encounters.count(card)
        if more:
            yield ActionFact("same", held, _SEVERAL.fill(count=numeral(held)) if held > 1 else None)
            words = N_.plural("After it %n more encounters return to the pool.", more)
            yield ActionFact("more", more, words)
        else:
            left = without_card(self._seen.encounters, card)
            words = _KEEPS.fill(cards=listed_cards(Deck.ENCOUNTER, left))
            yield ActionFact("kept", tuple(left), words)
        yield from by_card(ENCOUNTERS[card].text)

    def _fallen(self, *, is_buried: bool) -> Iterator[ActionFact]:
        """Yield what becomes of the card that leaves the trail, and of its encounters."""
        spot = self._seen.trail[TRAIL]
        tiles = [tile.card for tile in spot.tiles]
        name = NAMES[spot.place]
        if is_buried:
            yield ActionFact("way", "closed", _WAY_CLOSED.fill(place=name))
        else:
            yield ActionFact("way", "open", _WAY_OPEN.fill(place=name))
        if not tiles:
            return
        cards, is_vampire = listed_cards(Deck.ENCOUNTER, tiles), Encounter.NEW_VAMPIRE in tiles
        if is_buried:
            yield ActionFact("tiles", "stay", _TILES_STAY.fill(cards=cards, place=name))
        elif is_vampire:
            total = min(MOST_VAMPIRES, self._seen.vampires + VAMPIRES_PER_TILE)
            words = _CAN_MATURE.fill(added=VAMPIRES_PER_TILE, total=total, most=MOST_VAMPIRES)
            yield ActionFact("tiles", "mature", words, 1.0, _NO_VAMPIRE_MATURES)
        else:
            yield ActionFact("tiles", "fall", _TILES_FALL.fill(cards=cards), 0.0)

    def _matured(self, *, is_matured: bool) -> Iterator[ActionFact]:
        """Yield what the first fallen tile does, if it matures, or what stays without it."""
        if self._seen.fallen[0].card != Encounter.NEW_VAMPIRE:
            return
        if not is_matured:
            yield ActionFact("trail", "kept", _KEPT)
            return
        total = min(MOST_VAMPIRES, self._seen.vampires + VAMPIRES_PER_TILE)
        yield ActionFact(
            "vampires", total, _MATURES.fill(added=VAMPIRES_PER_TILE, total=total, most=MOST_VAMPIRES)
        )
        yield ActionFact("trail", "cleared", _CLEARED)
