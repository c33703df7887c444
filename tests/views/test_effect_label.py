"""The effect of the action that is pointed at, below a list without room for all effects."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.rules.dining.actions import PlaceHero
from furyqt.views.models.choices import ChoiceRow
from furyqt.views.panels.actions.choices import ChoicesPanel
from furyqt.views.picture import CardFace

EFFECT = "The clock goes to 12, and night falls, and so on. " * 2


def row(number: int, effect: str = EFFECT, **more: CardFace) -> ChoiceRow:
    """Return an action with an effect."""
    meaning = Text("t", f"{number}. {effect}") if effect else None
    return ChoiceRow(PlaceHero(number), Text("t", f"Space {number}"), -1, meaning=meaning, **more)


ROWS = tuple(map(row, range(20)))


@pytest.fixture
def panel(qtbot: QtBot) -> ChoicesPanel:
    found = ChoicesPanel(in_english)
    qtbot.addWidget(found)
    found.resize(360, 420)
    found.show()
    qtbot.waitExposed(found)
    found.set_choices(ROWS)
    return found


def test_the_effect_of_the_selected_action_is_shown(panel: ChoicesPanel) -> None:
    assert panel.effect.isVisible()
    panel.select_action(ROWS[7].action)
    assert panel.effect.text().startswith("7. The clock goes to 12")
    panel.list.entered.emit(panel.filtered.index(2, 0))
    assert panel.effect.text().startswith("2. The clock")
    assert panel.effect.toolTip() == panel.effect.text()


def test_the_list_does_not_move_when_the_selection_does(panel: ChoicesPanel) -> None:
    panel.set_choices((row(0, "Short."), *ROWS[1:]))
    before = panel.list.geometry()
    for one in (0, 5):
        panel.select_action(panel.rows[one].action)
        assert panel.list.geometry() == before


def test_new_actions_forget_the_effect(panel: ChoicesPanel) -> None:
    panel.select_action(ROWS[7].action)
    panel.set_choices(tuple(row(number) for number in range(30, 50)))
    assert not panel.effect.text().startswith("7.")


def test_it_is_hidden_if_the_list_shows_all_effects_or_has_none(panel: ChoicesPanel) -> None:
    panel.set_choices(ROWS[:2])
    assert panel.list.delegate.explains
    assert panel.effect.isHidden()
    panel.set_choices(tuple(row(number, "") for number in range(20)))
    assert panel.effect.isHidden()
    panel.set_choices(tuple(row(n, card=CardFace("item", Text("t", "Rope"))) for n in range(20)))
    assert panel.effect.isHidden(), "a card shows its own effect"


def test_it_takes_no_room_from_a_low_list(panel: ChoicesPanel) -> None:
    panel.resize(360, 120)
    assert panel.effect.isHidden()
