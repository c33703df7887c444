"""The fury3 board: every part of its picture follows from the viewer's knowledge."""

from __future__ import annotations

import random
from html import escape

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.core.text import in_english
from furyqt.rules.fury3.actions import LinkChoice, Pick, Placement, Play, Space, Strike
from furyqt.rules.fury3.decks import Combat, Deck, Encounter, EventCard, Item, Power
from furyqt.rules.fury3.guidance import meaning
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.state import Fight, Fury3State
from furyqt.rules.fury3.tables import ATLAS, BLOCKABLE, DRACULA, HUNTERS, NOWHERE, ROAD_LINK, TRAIL
from furyqt.views.boards import board
from furyqt.views.map.badges import PlateItem
from furyqt.views.map.scene import MapScene
from furyqt.views.map.values import MapBadge, MapLink, MapPlace
from furyqt.views.models.card_groups import groups
from furyqt.views.panels.figures import FiguresWidget
from furyqt.views.picture import CardFace, FigurePanel
from tests.rules.fury3.scenes import at, do, option, scene
from tests.views.pictures import Shown

HERE = board("fury3")


def pictures(state: Fury3State) -> tuple[Shown, Shown]:
    """Return the pictures of the hunters and of Dracula."""
    hunters, dracula = (Shown(HERE.picture(observe(state, player))) for player in (HUNTERS, DRACULA))
    return hunters, dracula


def lines(picture: Shown, heading: str) -> list[str]:
    """The cards under a heading of the list of cards, each with its marks."""
    found = (group for group in groups(picture.picture) if str(group.title) == heading)
    return [name_and_marks(face) for group in found for face in (*group.faces, *group.chips)]


def name_and_marks(face: CardFace) -> str:
    """Return a card's name, with its marks in parentheses."""
    marks = ", ".join(map(str, face.marks))
    return f"{face.title} ({marks})" if marks else str(face.title)


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_every_position_of_a_game_has_a_picture_for_both_players(game: str) -> None:
    options = {name: getattr(Fury3Options(), name) for name in Fury3Options.__struct_fields__} | {
        "game": game
    }
    state, chance = setup(options, 5), random.Random(5)
    for ply in range(400):
        if player_to_move(state) is None:
            break
        for player in (HUNTERS, DRACULA):
            observation = observe(state, player)
            if ply % 9 == 0:
                check(observation)
        state = play(state, chance.choice(legal_actions(state)))
    for event in observe(state, HUNTERS).events:
        assert HERE.event_place(observe(state, HUNTERS), event) >= -1
        assert HERE.event_rank(event) in ("", "good", "bad", "round")


def check(observation: Fury3Observation) -> None:
    """Check that no text has an unfilled field, and that the same observation gives the same picture."""
    picture = Shown(HERE.picture(observation))
    assert picture == Shown(HERE.picture(observation))
    assert len(picture.trail) == TRAIL
    assert [figure.active for figure in picture.figures].count(True) <= 1
    for group in groups(picture.picture):
        assert "{" not in f"{group.title}{group.note}"
        for face in (*group.faces, *group.chips):
            assert "{" not in f"{name_and_marks(face)}{face.text}{face.line}"
    for entry in picture.trail:
        assert entry is None or "{" not in f"{entry.sentence}{entry.note}"
    for action in observation.actions:
        assert HERE.destination(observation, action) >= -1
        assert HERE.subject(observation, action).other_end >= -1
        assert "{" not in str(HERE.subject(observation, action).meaning)
    for place in ATLAS.places:
        assert "{" not in str(HERE.reason(observation, place.index))
    assert HERE.turn_of(observation) is not None
    assert -1 <= HERE.actor_place(observation) < len(ATLAS.places)
    assert all("{" not in str(note) for note in HERE.turn_notes(observation))


def test_hunters_see_the_backs_of_facedown_trail_cards() -> None:
    state = scene(trail=("vienna+rats", "adriatic_sea", "", "feed", "rome!+new_vampire!+hoax"))
    hunters, dracula = pictures(state)
    assert [entry and str(entry.move) for entry in hunters.trail] == [
        "an unknown city",
        "an unknown sea zone",
        None,
        "Feed",
        "Rome",
        None,
    ]
    assert [entry and str(entry.move) for entry in dracula.trail][:2] == ["Vienna", "Adriatic Sea"]
    assert [entry.face_up for entry in dracula.trail if entry] == [False, False, True, True]
    assert [entry.encounter for entry in hunters.trail if entry] == ["trap", "", "", "fangs"]
    assert next(str(entry.note) for entry in dracula.trail if entry) == "Rats"
    assert "Hoax" not in str(hunters.trail[4])
    assert "Hoax" in str(dracula.trail[4])


def test_a_facedown_hide_looks_like_a_city() -> None:
    hunters, dracula = pictures(scene(trail=("hide+rats", "vienna")))
    assert hunters.trail[0] is not None
    assert dracula.trail[0] is not None
    assert str(hunters.trail[0].move) == "an unknown city"
    assert str(dracula.trail[0].move) == "Hide"
    assert [(b.place, b.text) for b in dracula.badges] == [(at("vienna"), "2")]


def test_wolf_form_shows_its_name_and_hides_its_city() -> None:
    hunters, dracula = pictures(scene(trail=("wolf_form/vienna+rats",)))
    assert hunters.trail[0] is not None
    assert dracula.trail[0] is not None
    assert str(hunters.trail[0].move) == "Wolf Form, an unknown city"
    assert str(dracula.trail[0].move) == "Wolf Form, Vienna"


def test_hunters_see_dracula_on_the_map_only_if_he_is_revealed() -> None:
    hidden, known = scene(trail=("feed", "vienna")), scene(trail=("vienna!",), revealed=True)
    assert [p.place for p in pictures(hidden)[0].pieces if p.id == "D"] == []
    assert [p.place for p in pictures(hidden)[1].pieces if p.id == "D"] == [at("vienna")]
    assert [p.place for p in pictures(known)[0].pieces if p.id == "D"] == [at("vienna")]
    assert str(pictures(hidden)[0].figures[4].where) == "hidden"
    assert "revealed" in str(pictures(known)[0].figures[4].sentence)


def test_one_city_can_have_several_figures() -> None:
    state = scene(places=dict.fromkeys(("godalming", "seward", "helsing", "mina"), "vienna"))
    assert [piece.place for piece in pictures(state)[0].pieces] == [at("vienna")] * 4


def test_tokens_are_shown_on_places_and_links() -> None:
    line = BLOCKABLE[7]
    state = scene(
        trail=("prague",),
        fog=(at("paris"), at("paris"), at("rome")),
        storms=(at("north_sea"),),
        hosts=((at("milan"), 0),),
        consecrated=at("berlin"),
        roadblocks=(line,),
    )
    badges = {badge.kind: badge for badge in pictures(state)[0].badges}
    assert set(badges) == {"fog", "storm", "host", "consecrated", "roadblock"}
    assert [b.count for b in pictures(state)[0].badges if b.kind == "fog"] == [2, 1]
    link = ATLAS.links[line]
    block = badges["roadblock"]
    assert (block.place, block.to, block.way) == (link.a, link.b, link.kind.partition("_")[0])
    assert all(badge.label is not None for badge in badges.values())


def test_only_dracula_sees_the_city_of_a_facedown_lair() -> None:
    state = scene(trail=("prague",), lairs=("rome+rats", "milan!+hoax"), options={"game": "advanced"})
    hunters, dracula = pictures(state)
    assert [str(lair.where or lair.move) for lair in hunters.lairs if lair] == ["an unknown city", "Milan"]
    assert [str(lair.where or lair.move) for lair in dracula.lairs if lair] == ["Rome", "Milan"]
    assert {(b.place, b.text) for b in hunters.badges} == {(at("milan"), "B")}
    assert {(b.place, b.text) for b in dracula.badges if b.text in "AB"} == {
        (at("rome"), "A"),
        (at("milan"), "B"),
    }


def test_figures_show_health_status_and_tickets() -> None:
    state = scene(
        sheets={
            "godalming": {"damage": 4},
            "seward": {"delayed": True, "bats": 1},
            "helsing": {"bites": 1},
            "mina": {"defeated": True},
        },
        tickets={"godalming": ("3/2", "1")},
        damage=5,
        waiting=(),
    )
    hunters, dracula = pictures(state)
    assert (hunters.figures[0].life, hunters.figures[0].full_life) == (7, 11)
    statuses = [str(figure.status) for figure in hunters.figures[:4]]
    assert statuses[0] == "None"
    assert statuses[1] == "Lisbon · delayed, bats"
    assert statuses[2].endswith("bite(s)")
    assert statuses[3].endswith("defeated")
    assert str(hunters.figures[0].reach) == "tickets 3/2, 1"
    assert str(dracula.figures[0].reach) == "2 ticket(s)"
    assert (dracula.figures[4].life, dracula.figures[4].full_life) == (10, 15)


def test_gauges_show_influence_damage_time_and_despair() -> None:
    state = scene(influence=4, damage=3, despair=2)
    values = [(str(g.name), g.value, g.full) for g in pictures(state)[0].gauges]
    assert values == [("Influence", 4, 13), ("Damage", 3, 15), ("Week 1, day", 1, 0), ("Despair", 2, 3)]
    assert str(pictures(state)[0].gauges[2].face) == "Tue"
    assert str(pictures(scene("night"))[0].gauges[2].name) == "Week 1, night"


def test_hands_are_visible_to_their_owners_only() -> None:
    state = scene(
        items={"mina": ("rifle", "garlic", "garlic")},
        events={"mina": ("long_night",), "dracula": ("enraged",)},
        tickets={"mina": ("2/1",)},
        sheets={"mina": {"shown_item": Item.RIFLE}},
        encounters=("bats", "bats", "rats"),
    )
    hunters, dracula = pictures(state)
    own, seen = lines(hunters, "Mina Harker"), lines(dracula, "Mina Harker")
    assert own == ["Rifle (revealed)", "Garlic", "Garlic", "Long Night", "ticket 2/1"]
    assert sorted(seen) == [
        "Hunter event card",
        "Item card",
        "Item card",
        "Rifle (revealed)",
        "Ticket",
    ]
    assert lines(dracula, "Dracula") == ["Rats", "Bats", "Bats", "Enraged"]
    assert lines(hunters, "Dracula") == ["Encounter card"] * 3 + ["Dracula event card"]
    assert "Cancels: Claws, Escape as Bat." in str(meaning(Pick(Deck.ITEM, Item.RIFLE)))


def test_only_dracula_sees_which_power_cards_are_on_the_trail() -> None:
    state = scene(trail=("feed", "prague"), options={"game": "advanced"})
    mine = lines(pictures(state)[1], "Dracula")
    assert {"Dark Call", "Wolf Form", "Misdirect", "Hide"} <= set(mine)
    assert "Feed (on space 1 of the trail)" in mine
    assert "Hide" not in lines(pictures(state)[0], "Dracula")


def test_both_players_see_draculas_rumor_tokens() -> None:
    for picture in pictures(scene(options={"game": "advanced"}, rumors=2)):
        assert picture.figures[4].tokens == (("rumor", 2),)
        assert "2 rumor token(s)" in str(picture.figures[4].sentence)
    for picture in pictures(scene(options={"game": "advanced"}, rumors=0)):
        assert picture.figures[4].tokens == ()
        assert "rumor" not in str(picture.figures[4].sentence)


def test_rumor_tokens_are_drawn_and_described_on_draculas_sheet(qtbot: QtBot) -> None:
    panel = FiguresWidget(in_english)
    qtbot.addWidget(panel)
    panel.resize(320, 250)
    drawn = []
    for rumors in (0, 1, 2):
        panel.show_panel(FigurePanel(pictures(scene(options={"game": "advanced"}, rumors=rumors))[0].figures))
        drawn.append(panel.list.grab().toImage())
    assert drawn[0] != drawn[1] != drawn[2]
    spoken = panel.model.index(4).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "2 rumor token(s)" in spoken


def test_the_tool_tip_of_a_figure_says_what_it_can_do(qtbot: QtBot) -> None:
    panel = FiguresWidget(in_english)
    qtbot.addWidget(panel)
    panel.show_panel(FigurePanel(pictures(scene(options={"game": "advanced"}))[0].figures))
    for number, figure in enumerate(panel.model.rows):
        index = panel.model.index(number)
        tip, spoken = index.data(Qt.ItemDataRole.ToolTipRole), index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert figure.abilities
        assert escape(spoken) in tip
        assert all(
            escape(str(each.name)) in tip and escape(str(each.text)) in tip for each in figure.abilities
        )
        assert not any(str(each.text) in spoken for each in figure.abilities), "it is heard at each step"


def test_allies_and_cards_in_play_are_listed() -> None:
    state = scene(
        hunter_ally=EventCard.RUFUS_SMITH,
        dracula_ally=EventCard.GREAT_WOLF,
        bodyguards=1,
        item_discard=(Item.STAKE,),
    )
    hunters, _ = pictures(state)
    assert lines(hunters, "Hunters' ally") == ["Rufus Smith"]
    assert lines(hunters, "Dracula's ally") == ["Great Wolf"]
    assert lines(hunters, "In play") == ["Szgany Bodyguards (matured)"]
    items = next(group for group in groups(hunters.picture) if str(group.title) == "Items")
    assert "Discarded: 1." in str(items.note)
    assert name_and_marks(items.chips[-1]) == "Stake"


def test_a_combat_hides_the_cards_of_the_other_side() -> None:
    fight = Fight(
        hunters=(1, 3),
        round=3,
        hand=(Combat.FANGS,),
        choice=Combat.CLAWS,
        choices=(-1, Item.DODGE, -1, -1),
        before=(-1, Item.PUNCH, -1, -1),
        engaged=1,
        mesmerized=2,
        played=(Combat.MESMERIZE, Combat.CLAWS),
    )
    hunters, dracula = pictures(scene(fight=fight))
    own, foes = hunters.fight, dracula.fight
    assert own is not None
    assert foes is not None
    assert own.team[0].card is not None
    assert name_and_marks(own.team[0].card) == "Dodge (facedown)"
    assert foes.team[0].card is not None
    assert foes.team[0].card.is_back
    assert [str(card.title) for card in foes.foe.hand] == ["Fangs"]
    assert [card.is_back for card in own.foe.hand] == [True]
    assert own.foe.card is not None
    assert own.foe.card.is_back
    assert foes.foe.card is not None
    assert name_and_marks(foes.foe.card) == "Claws (facedown)"
    assert "mesmerized" in str(hunters.figures[1].status)
    notes = " ".join(map(str, HERE.turn_notes(observe(scene(fight=fight), HUNTERS))))
    assert "combat round 3" in notes
    assert "engaged: Dr. Seward" in notes


def test_a_place_that_cannot_be_reached_has_a_reason() -> None:
    state = scene(places={"godalming": "vienna"}, fog=(at("munich"),), storms=(at("black_sea"),))
    observation = observe(state, HUNTERS)
    assert str(HERE.turn_of(observation)) == "Lord Godalming"
    assert HERE.actor_place(observation) == at("vienna")
    assert str(HERE.reason(observation, at("munich"))) == "There is fog in Munich."
    assert "storm" in str(HERE.reason(observation, at("black_sea")))
    far = str(HERE.reason(observation, at("lisbon")))
    assert far == "It is too far to Lisbon for one move: 6 moves by road and sea from Lord Godalming."
    assert str(HERE.reason(observation, at("berlin"))) == (
        "It is too far to Berlin for one move: 2 roads from Lord Godalming."
        " In reach with ticket 2/2, but Lord Godalming has no ticket."
    )
    assert "already there" in str(HERE.reason(observation, at("vienna")))
    assert "defeated hunter" in str(HERE.reason(observation, at("hospital_rome")))
    assert HERE.reason(observation, at("prague")) is None
    assert HERE.destination(observation, option(state, "road:PR")) == at("prague")


def test_roadblocks_distance_and_night_have_different_reasons() -> None:
    blocked = scene(
        places={"godalming": "vienna"}, roadblocks=(ROAD_LINK[frozenset((at("vienna"), at("prague")))],)
    )
    assert "roadblock" in str(HERE.reason(observe(blocked, HUNTERS), at("prague")))
    ticket = scene(places={"godalming": "vienna"}, tickets={"godalming": ("1/1",)})
    far = "It is too far to Lisbon for one move: 6 moves by road and sea from Lord Godalming."
    assert str(HERE.reason(observe(ticket, HUNTERS), at("lisbon"))) == far
    night = scene("night", places={"godalming": "vienna"})
    assert str(HERE.reason(observe(night, HUNTERS), at("prague"))) == "Hunters move by day only."


def test_places_closed_to_dracula_have_a_reason() -> None:
    observation = observe(scene("dracula", trail=("budapest", "vienna")), DRACULA)
    assert "is on the trail" in str(HERE.reason(observation, at("vienna")))
    assert "already there" in str(HERE.reason(observation, at("budapest")))
    assert "too far" in str(HERE.reason(observation, at("lisbon")))
    observation = observe(scene("dracula", trail=("budapest",), consecrated=at("vienna")), DRACULA)
    assert str(HERE.turn_of(observation)) == "Dracula"
    assert HERE.actor_place(observation) == at("budapest")
    assert "hospital" in str(HERE.reason(observation, at("hospital_budapest")))
    assert "protected" in str(HERE.reason(observation, at("vienna")))


def test_actions_have_a_destination_on_the_map() -> None:
    state = scene(trail=("feed", "vienna"), lairs=("rome+rats",), options={"game": "advanced"})
    observation = observe(state, DRACULA)
    assert HERE.destination(observation, Space(1)) == at("vienna")
    assert HERE.destination(observation, Space(0)) == NOWHERE
    assert HERE.destination(observation, Placement(space=6)) == at("rome")
    assert HERE.destination(observation, Placement(power=Power.HIDE)) == at("vienna")
    assert HERE.destination(observation, Placement(to=at("prague"))) == at("prague")
    line = ATLAS.links[BLOCKABLE[3]]
    block = LinkChoice(BLOCKABLE[3])
    assert {HERE.destination(observation, block), HERE.subject(observation, block).other_end} == {
        line.a,
        line.b,
    }


@pytest.mark.parametrize(
    "action",
    [
        Play(EventCard.LONG_NIGHT, 0),
        Pick(Deck.ITEM, Item.RIFLE),
        Strike(Item.DODGE),
        Space(2, Encounter.RATS),
        Placement(power=Power.FEED),
    ],
)
def test_an_action_with_a_card_has_its_effect(action: Play | Pick | Strike | Space | Placement) -> None:
    assert len(str(meaning(action))) > 20


def test_a_ticket_or_a_space_alone_has_no_effect_text() -> None:
    assert meaning(Pick(Deck.TICKET, 0)) is None
    assert meaning(Space(2)) is None


def test_events_have_a_place_on_the_map() -> None:
    state = scene(places={"godalming": "vienna"})
    after = do(state, "road:PR")
    observation = observe(after, HUNTERS)
    assert at("prague") in {HERE.event_place(observation, event) for event in observation.events}


def spot_of_token(scene_: MapScene) -> QPointF:
    """Return the point of the only token of the map."""
    [token] = [item for item in scene_.items() if isinstance(item, PlateItem)]
    return token.pos()


def test_a_token_on_a_link_is_between_its_ends(qapp: object) -> None:
    scene_ = MapScene()
    scene_.set_board(
        [MapPlace("vienna", "Vienna"), MapPlace("prague", "Prague")],
        [MapLink("vienna", "prague"), MapLink("vienna", "prague", "rail", "yellow")],
    )
    badge = MapBadge("vienna", "×", "roadblock", "a roadblock", "prague", "rail")
    scene_.set_badges([badge])
    spot = spot_of_token(scene_)
    ends = scene_.layer.spot("vienna"), scene_.layer.spot("prague")
    assert min(end.x() for end in ends) < spot.x() < max(end.x() for end in ends)
    assert "a roadblock" in scene_.guide.describe("vienna")
    assert "a roadblock" in scene_.guide.describe("prague")
    scene_.set_badges([MapBadge("vienna", "×", "roadblock", "", "prague", "road")])
    assert spot_of_token(scene_) != spot
    scene_.deleteLater()
