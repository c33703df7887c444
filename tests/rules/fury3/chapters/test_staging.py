"""The opening of a chapter: hands, dossier, purchases, marks, prelude, tracks, and the twelve chapters."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.chapters.campaign import CAMPAIGN
from furyqt.rules.fury3.chapters.chapter_stage import closed_places
from furyqt.rules.fury3.decks import NONE, OUT, Deck, Encounter, EventCard
from furyqt.rules.fury3.events import (
    ActionTaken,
    AllyKept,
    BackSeen,
    CardMoved,
    CardPlaced,
    ChapterBegan,
    DespairPlaced,
    DraculaHurt,
    InfluenceChanged,
)
from furyqt.rules.fury3.hidden.deal_constraints import constraints
from furyqt.rules.fury3.hidden.trail_proof import conditions_of, possible_places
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import here
from furyqt.rules.fury3.tables import (
    DRACULA,
    FIGURES,
    GODALMING,
    HUNTERS,
    MINA,
    SEAS,
    SEWARD,
    VAN_HELSING,
)
from tests.rules.fury3.chapters.chapters import (
    EVERYBODY,
    NUMBERS,
    SMALL,
    campaign_terms,
    chapter,
    events,
    names,
    small,
    staged,
    terms,
)
from tests.rules.fury3.scenes import at, do, pending

ITEMS, EVENTS = CARD_IDS[Deck.ITEM], CARD_IDS[Deck.EVENT]
ALONE = 'places = { helsing = "BD" }\nabsent = ["godalming", "seward", "mina"]\nclosed = ["iberia"]\n'


def items(state: Fury3State, hunter: int) -> list[str]:
    return names(state.hunters[hunter].items, ITEMS)


def hand(state: Fury3State, hunter: int) -> list[str]:
    return names(state.hunters[hunter].events, EVENTS)


def carrying(**fields: Any) -> Any:
    """Return terms with a dossier of these fields."""
    return terms(replace(terms().dossier, **fields))


# ----------------------------------------------------------------------------------------- the chapter's own


def test_hunters_get_their_cards_and_begin_in_their_cities() -> None:
    stage = EVERYBODY + '\nitems = { mina = ["pistol"] }\ntickets = { seward = ["2/2"] }\n'
    state = staged(small(stage + 'events = { helsing = ["good_luck"], dracula = ["enraged"] }'))
    assert [state.hunters[hunter].place for hunter in FIGURES] == [at(c) for c in ("LO", "PA", "VI", "RO")]
    assert items(state, MINA) == ["pistol"]
    assert hand(state, VAN_HELSING) == ["good_luck"]
    assert state.events == (EventCard.ENRAGED,)
    assert state.hunters[SEWARD].tickets == (1,)
    assert pending(state) == "DraculaStart"


def test_cards_on_top_are_met_first_and_the_first_five_encounters_are_draculas_hand() -> None:
    top = (
        'top = { encounters = ["rats", "bats", "wolves", "spy", "hoax", "rats"], items = ["stake", "dogs"] }'
    )
    state = staged(small(f"{EVERYBODY}\n{top}"))
    assert names(state.encounters, CARD_IDS[Deck.ENCOUNTER]) == ["bats", "hoax", "rats", "spy", "wolves"]
    assert state.encounter_deck[-1] == Encounter.RATS
    assert [ITEMS[card] for card in state.item_deck[:-3:-1]] == ["stake", "dogs"]


def test_tracks_begin_where_the_chapter_says_and_the_players_learn_it_before_it_begins() -> None:
    stage = f"{EVERYBODY}\ninfluence = 3\ntime = 14\ndespair = 1\nwounds = {{ dracula = 4, mina = 2 }}"
    state = staged(small(stage))
    assert (state.influence, state.time, state.despair, state.damage) == (3, 14, 1, 4)
    assert state.hunters[MINA].damage == 2
    assert state.chapter.since == 14
    assert events(state, InfluenceChanged, DraculaHurt) == [InfluenceChanged(3), DraculaHurt(4, 4)]
    assert isinstance((state.told or ())[-1], ChapterBegan)


def test_r9_1_a_bitten_hunter_shows_cards_after_the_staging() -> None:
    stage = f'{EVERYBODY}\nbites = {{ seward = 1 }}\nitems = {{ seward = ["knife", "dogs"] }}'
    state = staged(small(stage))
    assert state.hunters[SEWARD].bites == 1
    assert pending(state) == "ShownChoice"


def test_removed_cards_are_in_no_deck_and_both_players_know_it() -> None:
    stage = f'{EVERYBODY}\nremoved = {{ encounters = ["hoax", "hoax"], events = ["hypnosis"] }}'
    state = staged(small(stage))
    gone = [event for event in events(state, CardMoved) if event.target == OUT]
    assert len(gone) == 3
    assert Encounter.HOAX not in (*state.encounters, *state.encounter_deck)
    for player in (HUNTERS, DRACULA):
        seen = observe(state, player)
        assert [event for event in seen.events if event in gone] == gone
        unseen = [card for card, _ in constraints(seen)[Deck.ENCOUNTER].cards]
        assert Encounter.HOAX not in unseen
    assert "removed from the game" in str(gone[0].describe())


def test_in_the_advanced_game_a_hunter_without_a_city_chooses_one_that_is_open() -> None:
    head = SMALL.replace('"base"', '"advanced"')
    state = staged(small('places = { mina = "PA" }\nclosed = ["britannia"]', head=head))
    assert pending(state) == "StartCity"
    chosen = []
    while pending(state) == "StartCity":
        chosen.append(state.agenda[-1].hunter)  # type: ignore[attr-defined]
        assert not {a.place for a in legal_actions(state)} & set(closed_places(["britannia"]))
        state = play(state, legal_actions(state)[0])
    assert chosen == [GODALMING, SEWARD, VAN_HELSING]
    assert state.hunters[MINA].place == at("paris")
    assert pending(state) == "DraculaStart"
    assert state.rumors == 1


def test_opening_tokens_are_played_in_one_of_their_variants() -> None:
    found = {here(staged(small(f'{EVERYBODY}\nopening = ["KL", "BD"]'), seed)) for seed in range(12)}
    assert found == {at("klausenburg"), at("budapest")}


# --------------------------------------------------------------------------------------------------- prelude


def test_a_prelude_ends_at_the_hunters_first_action_with_the_tracks_reset() -> None:
    state = staged(2)
    assert pending(state) == "HunterAction"
    assert (state.time, state.despair, state.damage) == (0, 0, 0)
    assert not events(state, DespairPlaced), "a voyage of seven days is no week of the chapter"
    assert here(state) in SEAS
    assert [spot.place in SEAS for spot in state.trail if spot] == [True] * 6
    began = [n for n, event in enumerate(state.told or ()) if isinstance(event, ChapterBegan)]
    last = max(n for n, event in enumerate(state.told or ()) if isinstance(event, CardPlaced))
    assert began[0] > last
    assert not events(state, ActionTaken), "that the hunters waited is not told"


def test_after_a_prelude_dracula_is_in_an_open_place() -> None:
    conditions = conditions_of(observe(staged(2), HUNTERS).events, is_advanced=False)
    last = len(conditions.links) - 1
    assert set(possible_places(conditions, last)) == {at("EC"), at("IR"), at("NS")}


def test_every_variant_of_a_prelude_tells_the_hunters_the_same() -> None:
    """Decks and tickets differ by the seed, so only what Dracula does is compared."""
    found: dict[int, set[Any]] = {}
    for seed in range(10):
        state = staged(2, seed)
        seen = events_seen_by(state.told or (), HUNTERS)
        told = tuple(event for event in seen if not isinstance(event, BackSeen))
        found.setdefault(here(state), set()).add(told)
    assert set(found) == {at("EC"), at("IR"), at("NS")}
    assert len({told for ways in found.values() for told in ways}) == 1


# ------------------------------------------------------------------------------------- dossier and purchases


def test_wounds_of_the_dossier_are_damage_of_those_who_take_part() -> None:
    state = staged(small(EVERYBODY), under=carrying(wounds=(2, 1, 0, 2)))
    assert [sheet.damage for sheet in state.hunters] == [2, 1, 0, 2]
    alone = staged(small(ALONE), under=carrying(wounds=(2, 2, 2, 2)))
    assert [sheet.damage for sheet in alone.hunters] == [0, 0, 2, 0]


def test_a_carried_bite_uses_the_bite_space_but_never_minas() -> None:
    assert staged(small(EVERYBODY), under=carrying(bite="seward")).hunters[SEWARD].bites == 1
    assert staged(small(EVERYBODY), under=carrying(bite="mina")).hunters[MINA].bites == 0
    assert staged(small(ALONE), under=carrying(bite="seward")).hunters[SEWARD].bites == 0


def test_carried_items_and_events_go_round_within_the_limits() -> None:
    stage = EVERYBODY + '\nitems = { godalming = ["rifle", "rifle", "pistol"] }'
    under = carrying(items=("knife", "dogs", "stake", "crucifix"), events=("good_luck", "forewarned"))
    state = staged(small(stage), under=under)
    assert items(state, GODALMING) == ["pistol", "rifle", "rifle"]
    assert sorted(card for hunter in FIGURES for card in items(state, hunter)) == sorted(
        ["rifle", "rifle", "pistol", "knife", "dogs", "stake", "crucifix"]
    )
    assert max(len(items(state, hunter)) for hunter in (SEWARD, VAN_HELSING, MINA)) == 2
    assert sorted(card for hunter in FIGURES for card in hand(state, hunter)) == ["forewarned", "good_luck"]


def test_a_card_of_which_no_copy_is_left_is_not_dealt() -> None:
    stage = EVERYBODY + '\nitems = { seward = ["crucifix", "crucifix"] }'
    state = staged(small(stage), under=carrying(items=("crucifix",)))
    assert sum(items(state, hunter).count("crucifix") for hunter in FIGURES) == 2


@pytest.mark.parametrize(
    ("taint", "haunted", "visited", "influence"),
    [(0, 0, 0, 0), (1, 1, 0, 0), (2, 1, 1, 0), (3, 1, 1, 1)],
)
def test_taint_gives_hypnosis_then_vampiric_influence_then_influence(
    taint: int, haunted: int, visited: int, influence: int
) -> None:
    state = staged(small(EVERYBODY), under=carrying(taint=taint))
    assert ("hypnosis" in hand(state, MINA)) == bool(haunted)
    assert (state.event_deck[-1] == EventCard.VAMPIRIC_INFLUENCE) == bool(visited)
    assert state.influence == influence
    assert EventCard.VAMPIRIC_INFLUENCE not in state.events, "a card resolved when drawn is never in a hand"


def test_debt_and_boxes_count_only_where_a_chapter_says_so() -> None:
    under = carrying(debt=3, boxes=4)
    assert staged(small(EVERYBODY), under=under).influence == 0
    state = staged(small(f"{EVERYBODY}\nhas_debt = true\nhurting_boxes = 4\ninfluence = 4"), under=under)
    assert (state.influence, state.damage) == (7, 1)
    assert staged(small(f"{EVERYBODY}\nhurting_boxes = 5"), under=under).damage == 0


def test_marks_of_earlier_chapters_change_later_ones() -> None:
    assert staged(8).damage == 3
    assert staged(8, under=carrying(marks=("piccadilly",))).damage == 4
    last = staged(12, under=carrying(marks=("hildesheim", "salon")))
    assert last.dracula_ally == EventCard.IMMANUEL_HILDESHEIM
    assert Encounter.ARISTOCRATIC_VAMPIRE in last.encounters
    assert staged(12).dracula_ally == NONE


def test_purchases_are_dealt_and_heal() -> None:
    under = terms(
        replace(terms().dossier, resolve=3, wounds=(0, 0, 2, 0)), bought=("knife:seward", "heal:helsing")
    )
    state = staged(small(EVERYBODY), under=under)
    assert items(state, SEWARD) == ["knife"]
    assert state.hunters[VAN_HELSING].damage == 1
    ticket = staged(
        small(EVERYBODY), under=terms(replace(terms().dossier, resolve=1), bought=("ticket:mina",))
    )
    assert ticket.hunters[MINA].tickets == (2,)


@pytest.mark.parametrize(
    ("bought", "unused"),
    [
        (("heal:helsing",), ()),
        (("heal:helsing", "heal:helsing"), (("heal", "helsing"),)),
        (("heal:mina",), (("heal", "mina"),)),
        (("knife:godalming",), (("knife", "godalming"),)),
        (("knife:seward", "ticket:godalming", "day"), ()),
        (("ticket:mina", "ticket:mina"), (("ticket", "mina"),)),
    ],
)
def test_a_purchase_without_wound_room_or_copy_changes_nothing(
    bought: tuple[str, ...], unused: tuple[tuple[str, str], ...]
) -> None:
    stage = EVERYBODY + '\nitems = { godalming = ["rifle", "rifle", "pistol"] }\ntickets = { mina = ["2/1"] }'
    under = terms(replace(terms().dossier, resolve=5, wounds=(0, 0, 1, 0)), bought=bought)
    assert CAMPAIGN.wasted(small(stage), under, CAMPAIGN.terms()) == unused


def test_an_ally_comes_along_and_leaves_the_deck() -> None:
    under = terms(replace(terms().dossier, allies=("rufus_smith",)), bought=("ally:rufus_smith",))
    state = staged(small(EVERYBODY), under=under)
    assert state.hunter_ally == EventCard.RUFUS_SMITH
    assert EventCard.RUFUS_SMITH not in state.event_deck
    assert events(state, AllyKept) == [AllyKept(EventCard.RUFUS_SMITH)]
    assert staged(small(f'{EVERYBODY}\nally = "sister_agatha"')).hunter_ally == EventCard.SISTER_AGATHA


def test_after_two_failures_the_first_hunter_has_newspaper_reports() -> None:
    state = staged(small(ALONE), under=terms(bought=("catch_up",)))
    assert hand(state, VAN_HELSING) == ["newspaper_reports"]


def test_a_challenge_forbids_its_words() -> None:
    state = staged(5, under=terms(challenge="no_trains"))
    assert state.chapter.forbid == ("rail",)
    state = do(state, legal_actions(state)[0].text)
    assert not [action for action in legal_actions(state) if getattr(action, "way", "") == "rail"]


# ----------------------------------------------------------------------------------------------- the twelve


@pytest.mark.parametrize("dossier", ["empty", "least", "typical"])
@pytest.mark.parametrize("number", NUMBERS)
def test_every_chapter_begins_undecided_under_every_dossier(number: int, dossier: str) -> None:
    state = staged(number, 7, terms(dossier))
    assert not is_over(state)
    assert legal_actions(state)
    assert not any(sheet.defeated for sheet in state.hunters)
    assert player_to_move(state) in (HUNTERS, DRACULA)
    assert chapter(number).game == "fury3"


def test_the_twelve_chapters_follow_each_other() -> None:
    known = {chapter(number).id for number in NUMBERS} | {"shadow-10b"}
    assert not chapter(1).after
    for number in NUMBERS[1:]:
        assert set(chapter(number).after) <= known
    forks = {
        chapter(number).id: chapter(number).instead_of for number in NUMBERS if chapter(number).instead_of
    }
    assert forks == {f"shadow-{a:02d}": f"shadow-{b:02d}" for a, b in ((6, 7), (7, 6), (10, 11), (11, 10))}
    assert campaign_terms().default_preset.id == "hunter"


def test_earlier_revisions_of_the_last_chapter_keep_the_castle_and_the_damage() -> None:
    last, castle = chapter(12), at("castle_dracula")
    openings = [staged(found, 7) for found in last.revisions]
    assert [found.rev for found in last.revisions] == [7, 6, 5, 4]
    assert [castle in state.chapter.closed for state in openings] == [True, True, False, False]
    assert [state.damage for state in openings] == [13, 10, 8, 8]
