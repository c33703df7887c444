"""A page for each card and tile: its drawing, its number of copies and its effect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS, TACTICS
from furyqt.rules.fury2.decks import (
    BASIC,
    MATURING,
    Encounter,
    Item,
    Power,
    Tactic,
)
from furyqt.rules.fury2.event_timing import When
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from furyqt.rules.fury2.tactics.cards import HUNTER_CARDS
from furyqt.rules.fury2.tactics.initiative import RECONSTRUCTED, initiative_of
from furyqt.views.boards.fury2 import faces
from furyqt.views.picture import CardFace
from furyqt.views.reference.fury2.combat_tables import counter_table, strike_table
from furyqt.views.reference.page import Chapter, Page
from furyqt.views.reference.tables import terms

N_ = Texts("fury2.card_pages")

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
