"""A page for each card of every deck: its drawing, its number of copies, its timing and its effect."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.catalog import COMBAT, ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS
from furyqt.rules.fury3.decks import (
    BASIC,
    CANNOT_MATURE,
    ICONS,
    VAMPIRE_HEALTH,
    VAMPIRE_INFLUENCE,
    VAMPIRES,
    Combat,
    Encounter,
    Item,
    Power,
)
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.rules.mechanisms.cards import Catalog
from furyqt.views.reference.fury3.values import cancelers
from furyqt.views.reference.page import Chapter, Page
from furyqt.views.reference.tables import Cell, terms

N_ = Texts("fury3.card_pages")

WHEN = N_("When")
EFFECT = N_("Effect")


def anchor(deck: str, card: str) -> str:
    """Return the anchor of a card's page."""
    return f"card:{deck}:{card}"


def card_chapters(chapters: Iterable[Chapter]) -> tuple[Chapter, ...]:
    """Return the pages of all cards, each linked to the pages of these chapters that name it."""
    named: dict[str, tuple[str, ...]] = {}
    for page in (page for chapter in chapters for page in chapter.pages):
        for other in page.see:
            named[other] = (*named.get(other, ()), page.id)
    return (
        Chapter(N_("Items"), tuple(_item(item, named) for item in Item)),
        Chapter(N_("Hunters' events"), tuple(_event(event, named) for event in sorted(EVENTS.of[HUNTERS]))),
        Chapter(N_("Dracula's events"), tuple(_event(event, named) for event in sorted(EVENTS.of[DRACULA]))),
        Chapter(N_("Encounters"), tuple(_encounter(card, named) for card in Encounter)),
        Chapter(N_("Dracula's combat cards"), tuple(_combat(card, named) for card in Combat)),
        Chapter(N_("Power cards"), tuple(_power(power, named) for power in Power)),
    )


Named = dict[str, tuple[str, ...]]


def _see(usual: tuple[str, ...], named: Named, page: str) -> tuple[str, ...]:
    """Return the usual pages of a deck, then those that name this card, each once."""
    return tuple(dict.fromkeys((*usual, *named.get(page, ()))))


def _page(
    deck: str, folder: str, catalog: Catalog[Any], card: int, line: Text, text: Text, see: tuple[str, ...],
    named: Named,
) -> Page:  # fmt: skip
    found = catalog[card]
    page = anchor(deck, found.id)
    return Page(page, found.name, text, see=_see(see, named, page), art=f"{folder}/{found.id}", line=line)


# --------------------------------------------------------------------------------------------------- items


def _item(item: Item, named: Named) -> Page:
    entries = [(WHEN, ITEMS[item].moment), (EFFECT, ITEMS[item].text)]
    if item in ICONS:
        icons = words.joined([COMBAT[icon].name for icon in sorted(ICONS[item])])
        entries.append((N_("Banner"), icons))
    line = N_("Every hunter's own card, part of no deck")
    if item not in BASIC:
        line = N_.plural("Item, %n card(s) in the deck", ITEMS[item].copies)
    see = ("items_in_combat", "icon_table") if item in ICONS else ("items_in_combat",)
    return _page("item", "items", ITEMS, item, line, terms(entries), see, named)


# -------------------------------------------------------------------------------------------------- events


def _event(event: int, named: Named) -> Page:
    copies = EVENTS[event].copies
    if event in EVENTS.of[DRACULA]:
        line = N_.plural("Dracula event, %n card(s) in the deck", copies)
    else:
        line = N_.plural("Hunter event, %n card(s) in the deck", copies)
    text = terms(((WHEN, EVENTS[event].line), (EFFECT, EVENTS[event].text)))
    see = ("immediate",) if event in EVENTS.at_once else ("windows",)
    return _page("event", "events", EVENTS, event, line, text, see, named)


# ---------------------------------------------------------------------------------------------- encounters


def _encounter(card: Encounter, named: Named) -> Page:
    entries: list[tuple[Cell, Cell]] = [(N_("Ambush or search"), ENCOUNTERS[card].text)]
    matured = N_("Nothing; it never matures.")
    if card not in CANNOT_MATURE:
        matured = MATURED[card].text
    entries.append((N_("Matured"), matured))
    if card in VAMPIRE_HEALTH:
        entries.append((N_("Health"), VAMPIRE_HEALTH[card]))
    if card in VAMPIRES:
        entries.append((N_("Influence"), VAMPIRE_INFLUENCE[card]))
    line = N_.plural("Encounter, %n card(s) in the deck", ENCOUNTERS[card].copies)
    see = ("encounters_met", "ambush", "search", "mature")
    return _page("encounter", "encounters", ENCOUNTERS, card, line, terms(entries), see, named)


# ------------------------------------------------------------------------------------------ Dracula's cards


def _combat(card: Combat, named: Named) -> Page:
    text = terms(((EFFECT, COMBAT[card].text), (N_("Canceled by"), cancelers(card))))
    line = N_.plural("Dracula combat card, %n card(s)", COMBAT[card].copies)
    return _page("combat", "combat", COMBAT, card, line, text, ("combat_round", "icon_table"), named)


_OWN_PAGES = {
    Power.HIDE: ("hide",),
    Power.MISDIRECT: ("misdirect",),
    Power.WOLF_FORM: ("wolf_form",),
}
"""The power cards that need their own page of the rules."""


def _power(power: Power, named: Named) -> Page:
    line = N_("Dracula power card, in the advanced game")
    see = ("powers", *_OWN_PAGES.get(power, ()))
    return _page("power", "powers", POWERS, power, line, terms(((EFFECT, POWERS[power].text),)), see, named)
