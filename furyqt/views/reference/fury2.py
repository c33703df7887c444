"""The rules of the second edition: the values of its pages in resources/text, and a page for each card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS, TACTICS
from furyqt.rules.fury2.decks import BASIC, MATURING, Deck, Encounter, Item, Power, Tactic
from furyqt.rules.fury2.event_timing import When
from furyqt.rules.fury2.options import OPTIONS, Fury2Options
from furyqt.rules.fury2.tables import (
    BRIDES_ENCOUNTER_HAND,
    CATACOMB_TILES,
    CATACOMBS,
    DEFEAT_VAMPIRES,
    DRACULA,
    DRACULA_EVENT_LIMIT,
    ENCOUNTER_HAND,
    EVENT_LIMIT,
    FIGURE_IDS,
    HEALTH,
    HILDESHEIM_EVENT_LIMIT,
    HUNTERS,
    LIVES,
    MOST_BLOOD,
    MOST_RESOLVE,
    MOST_VAMPIRES,
    PLACES,
    PORTS,
    TRAIL,
)
from furyqt.rules.fury2.tactics.cards import HUNTER_CARDS, can_meet
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.fury2.tactics.initiative import RECONSTRUCTED, initiative_of
from furyqt.rules.fury2.tactics.outcomes import result_text
from furyqt.rules.fury2.tactics.results import result_table
from furyqt.views.boards.fury2 import faces
from furyqt.views.picture import CardFace
from furyqt.views.reference.document import Values, read_pages
from furyqt.views.reference.page import Book, Chapter, Page
from furyqt.views.reference.tables import option_rows, table, terms

N_ = Texts("fury2.card_pages")

_DRACULA = frozenset(
    {
        *("turn_back", "placing", "castle_catacombs", "dark_call", "double_back_sea", "wolf_combined"),
        *("swiftness", "control_storms", "ambush", "desecrated_soil"),
    }
)
_COMBAT = frozenset(
    {
        *(
            "killed",
            "heroic_leap",
            "repel",
            "lair",
            "group_fight",
            "mina_bite",
            "hunter_dodge",
            "enemy_dodge",
        ),
        *("strength_breaks", "holy_water_row", "bat_rows", "unbeaten_agent", "initiative"),
    }
)
_SERVANT = frozenset(
    {option.name for option in OPTIONS if option.name.startswith("servant_")} | {"transfusion", "brood"}
)


_SPECIAL = _DRACULA | _COMBAT | _SERVANT
_STANDARD = Fury2Options()

VALUES: Values = {
    "brides_hand": BRIDES_ENCOUNTER_HAND,
    "catacomb_tiles": CATACOMB_TILES,
    "catacombs": CATACOMBS,
    "defeat_vampires": DEFEAT_VAMPIRES,
    "dracula_event_cards": sum(EVENTS[card].copies for card in EVENTS.of[DRACULA]),
    "dracula_events": DRACULA_EVENT_LIMIT,
    "encounter_hand": ENCOUNTER_HAND,
    "event_cards": sum(EVENTS.copies),
    "events": EVENT_LIMIT,
    "hildesheim_events": HILDESHEIM_EVENT_LIMIT,
    "hunter_event_cards": sum(EVENTS[card].copies for card in EVENTS.of[HUNTERS]),
    "item_cards": sum(ITEMS.copies),
    "items": _STANDARD.most_items,
    "lives": LIVES,
    "location_cards": len(PLACES) - 1,  # the hospital has none
    "most_blood": MOST_BLOOD,
    "most_resolve": MOST_RESOLVE,
    "most_vampires": MOST_VAMPIRES,
    "ports": len(PORTS),
    "power_cards": len(Power),
    "results": len(result_table(_STANDARD)),
    "tiles": sum(ENCOUNTERS.copies),
    "trail": TRAIL,
    **{f"{figure}_health": health for figure, health in zip(FIGURE_IDS, HEALTH, strict=False)},
    "dracula_option_rows": option_rows(option for option in OPTIONS if option.name in _DRACULA),
    "combat_option_rows": option_rows(option for option in OPTIONS if option.name in _COMBAT),
    "servant_option_rows": option_rows(option for option in OPTIONS if option.name in _SERVANT),
    "general_option_rows": option_rows(option for option in OPTIONS if option.name not in _SPECIAL),
}


_AGAINST = N_("Against")
_WON = N_("If this card wins")
_LOST = N_("If this card loses")
_HEAD = (_AGAINST, _WON, _LOST)


def strike_table(item: int) -> Text:
    """Return what a hunter's card does against each card of Dracula and his agents."""
    tactics = [tactic for tactic in Tactic if can_meet(item, tactic)]
    rows = [
        (_name(tactic), _result(item, tactic, hunters_win=True), _result(item, tactic, hunters_win=False))
        for tactic in tactics
    ]
    return table(_HEAD, rows)


def counter_table(tactic: int) -> Text:
    """Return what a card of Dracula or an agent does against each card of a hunter."""
    rows = [
        (
            words.card_text(Deck.ITEM, item),
            _result(item, tactic, hunters_win=False),
            _result(item, tactic, hunters_win=True),
        )
        for item in HUNTER_CARDS
        if can_meet(item, tactic)
    ]
    return table(_HEAD, rows)


def _name(tactic: int) -> Text:
    name = words.tactic_text(tactic)
    return _OF_AGENT.fill(card=name) if tactic >= Tactic.AGENT_PUNCH else name


_OF_AGENT = N_("{card} of an agent")


def _result(item: int, tactic: int, *, hunters_win: bool) -> Text:
    enemy = Enemy.AGENT if tactic >= Tactic.AGENT_PUNCH else Enemy.DRACULA
    return result_text(result_table(Fury2Options())[item, tactic, hunters_win], enemy)


EFFECT = N_("Effect")
WHEN = N_("When")
KEPT = N_("It is kept in the hand.")
AT_ONCE = N_("It is played as soon as it is drawn.")
ALLY = N_("It stays in play as an ally.")
INITIATIVE = N_("Initiative")
_NUMBER = N_("{number}, our own number: it decides equal totals.")
OURS = initiative_of(RECONSTRUCTED)
NEVER = N_("Nothing; it never matures.")
Named = dict[str, tuple[str, ...]]


def card_chapters(chapters: Iterable[Chapter]) -> tuple[Chapter, ...]:
    """Return the pages of all cards, each linked to the pages of these chapters that name it."""
    named: Named = {}
    for page in (page for chapter in chapters for page in chapter.pages):
        for other in page.see:
            named[other] = (*named.get(other, ()), page.id)
    return (
        Chapter(N_("Items"), tuple(_item(item, named) for item in Item)),
        Chapter(N_("Hunters' events"), tuple(_event(event, named) for event in sorted(EVENTS.of[HUNTERS]))),
        Chapter(N_("Dracula's events"), tuple(_event(event, named) for event in sorted(EVENTS.of[DRACULA]))),
        Chapter(N_("Encounters"), tuple(_encounter(tile, named) for tile in Encounter)),
        Chapter(N_("Tactics cards"), tuple(_tactic(tactic, named) for tactic in Tactic)),
        Chapter(N_("Power cards"), tuple(_power(power, named) for power in Power)),
    )


def _page(
    face: CardFace,
    line: Text,
    entries: Sequence[tuple[Text, Text]],
    see: str,
    named: Named,
    results: Text | None = None,
) -> Page:
    links = tuple(dict.fromkeys((see, *named.get(face.rule, ()))))
    text = terms(entries)
    if results is not None:
        text = Text("", "{terms}\n\n{results}").fill(terms=text, results=results)
    return Page(face.rule, face.title, text, see=links, art=face.art, line=line)


def _item(item: Item, named: Named) -> Page:
    line = N_("A tactics card of each hunter, part of no deck")
    if item not in BASIC:
        line = N_("Item, cards in the deck: {count}").fill(count=ITEMS[item].copies)
    if item not in HUNTER_CARDS:
        return _page(faces.item_face(item), line, [(EFFECT, ITEMS[item].text)], "supplies", named)
    entries = [(EFFECT, ITEMS[item].text), (INITIATIVE, _NUMBER.fill(number=OURS.hunters[item]))]
    return _page(faces.item_face(item), line, entries, "combat_cards", named, strike_table(item))


def _event(event: int, named: Named) -> Page:
    card = EVENTS[event]
    line = N_("Hunter event, cards in the deck: {count}")
    if card.owner == DRACULA:
        line = N_("Dracula event, cards in the deck: {count}")
    is_played = event in EVENTS.at[When.AT_ONCE]
    when = ALLY if card.is_ally else AT_ONCE if is_played else KEPT
    see = "allies" if card.is_ally else "events" if is_played else "windows"
    entries = [(WHEN, when), (EFFECT, card.text)]
    return _page(faces.event_face(event), line.fill(count=card.copies), entries, see, named)


def _encounter(tile: Encounter, named: Named) -> Page:
    matured = MATURED[tile].text if tile in MATURING else NEVER
    entries = [
        (N_("Met"), ENCOUNTERS[tile].text),
        (N_("Matured"), matured),
    ]
    line = N_("Encounter, tiles in the pool: {count}").fill(count=ENCOUNTERS[tile].copies)
    return _page(faces.encounter_face(tile), line, entries, "encounters", named)


def _tactic(tactic: Tactic, named: Named) -> Page:
    line = N_("Dracula's tactics card")
    if tactic >= Tactic.AGENT_PUNCH:
        line = N_("Agents' tactics card")
    entries = [(EFFECT, TACTICS[tactic].text), (INITIATIVE, _NUMBER.fill(number=OURS.enemies[tactic]))]
    return _page(faces.tactic_face(tactic), line, entries, "combat_cards", named, counter_table(tactic))


def _power(power: Power, named: Named) -> Page:
    line = N_("Dracula's power card")
    return _page(faces.power_face(power), line, [(EFFECT, POWERS[power].text)], "powers", named)


def book(language: str) -> Book:
    """Return the rules in this language."""
    chapters = read_pages("fury2", language, VALUES)
    return Book("fury2", words.TITLE, (*chapters, *card_chapters(chapters)))
