"""The rules of the third edition: the values of its pages in resources/text, and a page for each card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import RULES, words
from furyqt.rules.fury3.catalog import COMBAT, ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS
from furyqt.rules.fury3.decks import (
    BASIC,
    CANNOT_MATURE,
    ICONS,
    TICKET_COPIES,
    TICKETS,
    VAMPIRE_HEALTH,
    VAMPIRE_INFLUENCE,
    VAMPIRES,
    Combat,
    Encounter,
    Item,
    Power,
)
from furyqt.rules.fury3.event_timing import EventWindow, When
from furyqt.rules.fury3.tables import (
    BATS_TOKENS,
    BITE_SPACES,
    COMBAT_HAND,
    DRACULA,
    DRACULA_EVENT_LIMIT,
    DRACULA_HEALTH,
    ENCOUNTER_HAND,
    EVENT_LIMIT,
    FIGURE_IDS,
    FIGURES,
    FOG_TOKENS,
    GODALMING,
    HEALTH,
    HOST_TOKENS,
    HUNTERS,
    ITEM_LIMIT,
    LAIRS,
    MOST_COMBAT_CARDS,
    MOST_DESPAIR,
    MOST_INFLUENCE,
    NOWHERE,
    ROADBLOCK_TOKENS,
    RUMOR_TOKENS,
    SEWARD,
    STARTS,
    STORM_TOKENS,
    TICKET_LIMIT,
    TRAIL,
)
from furyqt.rules.mechanisms.cards import Catalog
from furyqt.views.reference.document import Values, read_pages
from furyqt.views.reference.page import Book, Chapter, Page
from furyqt.views.reference.tables import Cell, option_rows, rows, terms

N_ = Texts("fury3.card_pages")


def event_names(events: Iterable[int]) -> Text:
    """Return the names of event cards, one after another."""
    return words.joined([EVENTS[event].name for event in sorted(events)])


def cancelers(combat: int) -> Text:
    """Return the hunter cards that cancel one of Dracula's."""
    return words.joined([ITEMS[item].name for item in Item if combat in ICONS.get(item, ())])


def _canceled(icons: Iterable[int]) -> Text:
    return words.joined([COMBAT[icon].name for icon in sorted(icons)])


_DAY, _NIGHT = EVENTS.at[When.DAY_ACTION], EVENTS.at[When.NIGHT_ACTION]
VALUES: Values = {
    "combat_hand": COMBAT_HAND,
    "dracula_events": DRACULA_EVENT_LIMIT,
    "dracula_health": DRACULA_HEALTH,
    "encounter_hand": ENCOUNTER_HAND,
    "events": EVENT_LIMIT[GODALMING],
    "items": ITEM_LIMIT[GODALMING],
    "lairs": LAIRS,
    "most_combat_cards": MOST_COMBAT_CARDS,
    "most_despair": MOST_DESPAIR,
    "most_influence": MOST_INFLUENCE,
    "new_vampire_health": VAMPIRE_HEALTH[Encounter.NEW_VAMPIRE],
    "new_vampire_influence": VAMPIRE_INFLUENCE[Encounter.NEW_VAMPIRE],
    "reckless_vampire_health": VAMPIRE_HEALTH[Encounter.RECKLESS_VAMPIRE],
    "reckless_vampire_influence": VAMPIRE_INFLUENCE[Encounter.RECKLESS_VAMPIRE],
    "seward_events": EVENT_LIMIT[SEWARD],
    "seward_items": ITEM_LIMIT[SEWARD],
    "tickets": TICKET_LIMIT,
    "trail": TRAIL,
    **{FIGURE_IDS[hunter]: words.FIGURE_NAMES[hunter] for hunter in FIGURES},
    **{f"{FIGURE_IDS[hunter]}_start": words.place_text(STARTS[hunter]) for hunter in FIGURES},
    **{f"{FIGURE_IDS[hunter]}_health": HEALTH[hunter] for hunter in FIGURES},
    **{f"{FIGURE_IDS[hunter]}_bites": BITE_SPACES[hunter] for hunter in FIGURES if BITE_SPACES[hunter]},
    "hunters": words.joined([words.FIGURE_NAMES[hunter] for hunter in FIGURES]),
    "regions": words.joined([name for region, name in words.REGION_NAMES.items() if region != NOWHERE]),
    # tokens
    "bats_tokens": BATS_TOKENS,
    "despair_tokens": MOST_DESPAIR,
    "fog_tokens": FOG_TOKENS,
    "host_tokens": HOST_TOKENS,
    "roadblock_tokens": ROADBLOCK_TOKENS,
    "rumor_tokens": RUMOR_TOKENS,
    "storm_tokens": STORM_TOKENS,
    # lists of cards
    **{f"{window.name.lower()}_cards": event_names(EVENTS.at[window]) for window in EventWindow},
    "day_action_cards": event_names(_DAY - _NIGHT),
    "night_action_cards": event_names(_NIGHT - _DAY),
    "any_action_cards": event_names(_DAY & _NIGHT),
    # tables
    "cancel_rows": rows((ITEMS[item].name, _canceled(icons)) for item, icons in sorted(ICONS.items())),
    "canceled_by_rows": rows(
        ((COMBAT[combat].name, cancelers(combat)) for combat in Combat),
        [f"icons/{combat.name.lower()}" for combat in Combat],
    ),
    "option_rows": option_rows(RULES.options),
    "ticket_rows": rows((*ticket, copies) for ticket, copies in zip(TICKETS, TICKET_COPIES, strict=True)),
}


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


def book(language: str) -> Book:
    """Return the rules in this language."""
    chapters = read_pages("fury3", language, VALUES)
    return Book("fury3", words.TITLE, (*chapters, *card_chapters(chapters)))
