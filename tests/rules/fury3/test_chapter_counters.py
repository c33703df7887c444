"""The judge's counters and the journal's moments follow from the events that the hunters saw."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.fury3 import RULES, events
from furyqt.rules.fury3.chapters.campaign import ending
from furyqt.rules.fury3.chapters.counters import COUNTERS, MOMENTS, counts, facts, glimpses, moments
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decks import HAND, NONE, TABLE, Combat, Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.tables import CASTLE, DRACULA, GODALMING, HUNTERS, MINA, NOWHERE, SEA_BACK, SEWARD
from tests.rules.fury3.scenes import at, scene

PARIS, LONDON, ROME, MARSEILLES = at("PA"), at("LO"), at("RO"), at("MR")
BEGAN = events.ChapterBegan()
OTHER = Encounter.WOLVES

COUNTED: list[tuple[str, list[Event], int]] = [
    ("turned", [events.LocationRevealed(3, PARIS), events.LocationRevealed(4, ROME)], 2),
    ("turned", [events.LocationRevealed(3, PARIS), events.LocationRevealed(3, PARIS)], 1),
    ("turned", [events.LocationRevealed(FIRST_BOX, PARIS)], 0),
    ("turned", [events.LocationRevealed(3, at("EC"))], 0),
    ("turned", [events.MoveDenied(), events.LocationRevealed(3, PARIS)], 0),
    ("turned", [events.MoveDenied(), events.TrailSlid(), events.LocationRevealed(3, PARIS)], 1),
    ("turned", [events.CardPlaced(3, PARIS, faceup=True)], 0),
    ("turned", [events.HunterMoved(MINA, "road", PARIS), events.CardPlaced(3, PARIS, faceup=True)], 1),
    ("turned", [events.HunterMoved(MINA, "sea", at("EC")), events.CardPlaced(3, at("EC"), faceup=True)], 0),
    ("revealed", [events.DraculaRevealed(PARIS)], 1),
    ("revealed", [events.MoveDenied(), events.DraculaRevealed(PARIS)], 0),
    ("revealed", [events.MoveDenied(), events.TimePassed(1), events.DraculaRevealed(PARIS)], 1),
    ("harm", [events.DraculaHurt(2, 2), events.DraculaHurt(3, 5)], 5),
    ("slain", [events.VampireSlain(Encounter.NEW_VAMPIRE)], 1),
    ("emptied", [events.HideoutCleared(FIRST_BOX + 1), events.HideoutCleared(4)], 1),
    (
        "matured",
        [events.EncounterMatured(Encounter.RECKLESS_VAMPIRE, 4), events.EncounterMatured(OTHER, 5)],
        1,
    ),
    ("bitten", [events.HunterBitten(MINA)], 1),
    ("defeated", [events.HunterDefeated(SEWARD)], 1),
    ("influence", [events.InfluenceChanged(4), events.InfluenceChanged(3)], 3),
    ("castle", [events.CardPlaced(3, CASTLE)], 1),
    ("sails", [events.CardPlaced(3, SEA_BACK), events.CardPlaced(4, at("EC"), faceup=True)], 2),
    ("moves", [events.HunterMoved(0, way, PARIS) for way in ("road", "sea", "rail", "forced", "start")], 3),
    ("rides", [events.HunterMoved(0, way, PARIS) for way in ("road", "rail")], 1),
    ("fights", [events.CombatStarted(1), events.CombatStarted(1, Encounter.NEW_VAMPIRE)], 1),
    ("day", [], 1),
    ("day", [events.TimePassed(1)], 1),
    ("day", [events.TimePassed(time) for time in (1, 2, 3, 4)], 3),
    ("day", [events.TimePassed(time) for time in (14, 15, 16)], 3),
    ("destroyed", [events.GameEnded(HUNTERS)], 1),
    ("destroyed", [events.GameEnded(DRACULA)], 0),
    ("sealed", [], 0),
]


@pytest.mark.parametrize(("name", "told", "count"), COUNTED)
def test_an_event_raises_its_counter(name: str, told: list[Event], count: int) -> None:
    found = counts([BEGAN, *told])
    assert found[name] == count
    assert tuple(found) == COUNTERS


def test_every_counter_has_a_test() -> None:
    assert {name for name, _, _ in COUNTED} == set(COUNTERS)


def test_the_chapter_counts_from_its_beginning() -> None:
    """Only the influence counts from the start of the game; a prelude tells no day."""
    before = [event for name, told, _ in COUNTED if name not in ("influence", "destroyed") for event in told]
    found = counts([events.InfluenceChanged(4), *before, BEGAN])
    assert found == {name: 0 for name in COUNTERS} | {"influence": 4, "day": 1}


def test_the_day_counts_from_the_first_time_after_a_late_beginning() -> None:
    assert counts([events.TimePassed(4), BEGAN, events.TimePassed(5)])["day"] == 1
    assert counts([events.TimePassed(4), BEGAN, events.TimePassed(5), events.TimePassed(6)])["day"] == 2


def test_a_hideout_in_a_closed_place_is_older_than_the_chapter() -> None:
    told = [
        events.ChapterBegan((PARIS,)),
        events.LocationRevealed(3, PARIS),
        events.LocationRevealed(4, ROME),
    ]
    assert counts(told)["turned"] == 1


def test_moments_name_the_day_the_place_and_the_hunter() -> None:
    told = [
        BEGAN,
        events.HunterMoved(SEWARD, "road", MARSEILLES),
        events.HunterMoved(SEWARD, "road", MARSEILLES),  # the second time it is no news
        events.TimePassed(1),
        events.TimePassed(2),
        events.HunterMoved(MINA, "rail", ROME),
        events.LocationRevealed(3, ROME),
        events.DraculaRevealed(ROME),
        events.CombatStarted(1 << MINA),
        events.RegionNamed(NOWHERE),
        events.LocationRevealed(FIRST_BOX, LONDON),
        events.HideoutCleared(FIRST_BOX),
        events.HunterBitten(SEWARD),
        events.HunterDefeated(SEWARD),
        events.PlaceDenied(PARIS),
    ]
    found = {kind: moments(told, kind) for kind in MOMENTS}
    words = {kind: [{k: str(v) for k, v in one.items()} for one in some] for kind, some in found.items()}
    assert words["quiet"] == [{"day": "1", "hunter": "Dr. Seward", "place": "Marseilles"}]
    assert words["turned"] == [{"day": "2", "hunter": "Mina Harker", "place": "Rome"}]
    assert words["fights"] == words["turned"]
    assert words["emptied"] == [{"day": "2", "hunter": "Mina Harker", "place": "London"}]
    assert words["bitten"] == [{"day": "2", "hunter": "Dr. Seward", "place": "Marseilles"}]
    assert words["defeated"] == words["bitten"]
    assert words["boxes"] == words["emptied"]
    assert [one["place"] for one in words["denied"]] == ["Paris"]
    assert [set(one) for one in words["region"]] == [{"day", "hunter", "region"}]
    assert [kind for kind in MOMENTS if not words[kind]] == ["searched", "slain", "matured"]


def test_each_event_that_counts_is_a_glimpse_with_its_own_values() -> None:
    """Before the chapter begins there is none; its last counts are those of the judge."""
    told = [
        events.InfluenceChanged(4),
        BEGAN,
        events.HunterMoved(SEWARD, "road", MARSEILLES),
        events.NoteAdded(1),
        events.LocationRevealed(3, ROME),
        events.HunterBitten(SEWARD),
    ]
    found = [(one.events, dict(one.counts), dict(one.facts())) for one in glimpses(told)]
    assert [number for number, _, _ in found] == [2, 3, 5, 6]
    assert [str(values["place"]) for _, _, values in found[1:]] == ["Marseilles", "Rome", "Marseilles"]
    last = found[-1][1]
    assert {name: last.get(name, 0) for name in COUNTERS} == counts(told)
    assert (last["quiet"], last["bitten"]) == (1, 1)


def test_the_last_facts_name_the_newest_place_and_card() -> None:
    told = [BEGAN, events.HunterMoved(GODALMING, "sea", LONDON)]
    assert {name: str(value) for name, value in facts(told).items()} == {
        "day": "1",
        "hunter": "Lord Godalming",
        "place": "London",
    }
    played = events.CardMoved(Deck.EVENT, EventCard.FOREWARNED, HAND[MINA], TABLE)
    later = facts([*told, events.DraculaRevealed(ROME), played])
    assert (str(later["place"]), str(later["card"])) == ("Rome", "Forewarned")
    round_ = events.CombatRevealed((Item.KNIFE, NONE, Item.RIFLE, NONE), Combat.CLAWS, GODALMING)
    assert str(facts([*told, played, round_])["card"]) == "Rifle"
    assert str(facts([*told, round_, played])["card"]) == "Forewarned"


def test_the_newest_place_is_a_city_that_somebody_found() -> None:
    """Cards that he turns because he cannot move, seas and closed places are not where he was found."""
    told = [
        events.ChapterBegan((ROME,)),
        events.LocationRevealed(3, PARIS),
        events.LocationRevealed(2, ROME),
        events.LocationRevealed(4, at("EC")),
        events.MoveDenied(),
        events.LocationRevealed(5, LONDON),
    ]
    assert str(facts(told)["place"]) == "Paris"


def test_a_quiet_arrival_is_in_a_port() -> None:
    """The journal tells of quays and ships, which an inland city does not have."""
    told = [BEGAN, events.HunterMoved(SEWARD, "road", PARIS), events.HunterMoved(SEWARD, "sea", LONDON)]
    assert [str(moment["place"]) for moment in moments(told, "quiet")] == ["London"]


def test_what_is_carried_on_follows_from_the_last_sheets() -> None:
    state = scene()
    for hunter, fields in enumerate(
        (
            {"damage": 3, "items": (Item.KNIFE,)},
            {"damage": 4, "items": (Item.KNIFE, Item.DOGS), "bites": 1},
            {"damage": 7, "events": (EventCard.FOREWARNED,)},
            {"damage": 8, "bites": 1, "items": (Item.RIFLE,)},
        )
    ):
        state.update_hunter(hunter, **fields)
    told = [BEGAN, events.HunterBitten(SEWARD), events.HunterBitten(MINA)]
    found = ending(RULES.observe(state, HUNTERS), told)
    assert (found.wounds, found.bitten, found.tainted) == ((0, 1, 2, 2), "seward", True)
    assert found.items == ("knife", "dogs", "rifle")
    assert found.events == ("forewarned",)
    assert found.healed == ("godalming", "helsing")
    absent = ending(RULES.observe(state, HUNTERS), [events.HunterAbsent(MINA), *told[:2]])
    assert (absent.wounds, absent.items, absent.tainted) == ((0, 1, 2, 0), ("knife", "dogs"), False)
    down = ending(RULES.observe(state, HUNTERS), [*told, events.HunterDefeated(GODALMING)])
    assert down.wounds == (2, 1, 2, 2)


def test_a_bite_from_before_is_not_the_newest() -> None:
    state = scene()
    state.hunters = tuple(replace(hunter, bites=1) for hunter in state.hunters)  # type: ignore[assignment]
    found = ending(RULES.observe(state, HUNTERS), [events.HunterBitten(SEWARD), BEGAN])
    assert (found.bitten, found.healed) == ("", ())


def test_a_hunter_saw_dracula_only_where_the_hunter_is() -> None:
    told = [BEGAN, events.HunterMoved(SEWARD, "road", ROME), events.HunterMoved(MINA, "road", PARIS)]
    (near,) = moments([*told, events.DraculaRevealed(ROME)], "revealed")
    (far,) = moments([*told, events.DraculaRevealed(LONDON)], "revealed")
    assert str(near["hunter"]) == "Dr. Seward"
    assert "hunter" not in far
    assert str(far["place"]) == "London"
