"""Prompts of the third edition: the order of the actions, notes, and texts of cards."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from furyqt.rules.core.agenda import action_label
from furyqt.rules.core.text import Text, in_english
from furyqt.rules.fury3.guidance import meaning
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.views.boards import board
from furyqt.views.models.choices import ChoiceRow
from furyqt.views.panels.actions.choices import ChoicesPanel
from furyqt.views.picture import Topic
from tests.rules.fury3.duels import play_round, vampire_fight
from tests.rules.fury3.scenes import do, option, pending, scene

HERE = board("fury3")


def rows(observation: Fury3Observation) -> tuple[ChoiceRow, ...]:
    """Return the lines of the list."""
    actions = HERE.ordered(observation)
    return tuple(ChoiceRow(a, action_label(observation, a), -1, meaning=meaning(a)) for a in actions)


def words(state: Fury3State, player: int) -> list[str]:
    """Return the words of the list."""
    return [str(row.title) for row in rows(observe(state, player))]


def test_doing_nothing_is_the_last_line_of_a_hunters_turn() -> None:
    observation = observe(scene(), HUNTERS)
    assert observation.actions[0].text == "pass"
    assert words(scene(), HUNTERS)[-1] == "Do nothing"
    assert sorted(HERE.ordered(observation), key=str) == sorted(observation.actions, key=str)


def test_dracula_sails_to_a_sea_zone() -> None:
    state = do(scene("dracula", trail=("venice",)))
    found = words(state, DRACULA)
    assert "Sail to the Adriatic Sea" in found
    assert "Go to Florence" in found


def test_a_combat_names_the_vampire_and_the_unavailable_card() -> None:
    state = play_round(vampire_fight(), "fangs", "punch")
    notes = [str(note) for note in HERE.turn_notes(observe(state, HUNTERS))]
    assert pending(state) == "StrikeChoice"
    assert notes[0] == "combat round 2"
    assert "damage" in notes[1]
    assert notes[-1] == "not twice in a row: Punch"


def test_the_card_of_a_prompt_can_be_read(qtbot: QtBot) -> None:
    panel = ChoicesPanel(in_english)
    qtbot.addWidget(panel)
    panel.resize(400, 300)
    panel.show()
    row = ChoiceRow(option(scene(), "supply"), Text("", "Take supplies"), -1)
    panel.set_choices((row,), Topic(Text("", "What it does.")))
    assert panel.text.text() == "What it does."
    panel.set_choices((row,))
    assert not panel.text.isVisible()


def test_without_space_the_text_of_a_card_has_two_lines(qtbot: QtBot) -> None:
    panel = ChoicesPanel(in_english)
    qtbot.addWidget(panel)
    panel.resize(300, 60)
    panel.show()
    long = "What it does, told in very many words. " * 12
    row = ChoiceRow(option(scene(), "supply"), Text("", "Take supplies"), -1)
    panel.set_choices((row,), Topic(Text("", long)))
    assert panel.text.heightForWidth(panel.text.width()) <= 2 * panel.fontMetrics().height() + 2
    assert panel.text.text().endswith("…")
    assert panel.text.toolTip() == panel.text.accessibleName() == long


def test_a_screen_reader_reads_the_text_of_the_card_of_a_line(qtbot: QtBot) -> None:
    panel = ChoicesPanel(in_english)
    qtbot.addWidget(panel)
    fight = observe(vampire_fight(items={"mina": ("pistol",)}), HUNTERS)
    panel.set_choices(rows(fight))
    assert not panel.text.isVisible()
    described = panel.filtered.index(0, 0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert described == str(meaning(fight.actions[0]))
