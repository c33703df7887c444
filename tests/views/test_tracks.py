"""The tracks over the map share their row so that no name is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.panels.actions.turn_header import PhaseLabel
from furyqt.views.panels.painting import larger, least_width, narrowed
from furyqt.views.panels.tracks import TrackStrip, short
from furyqt.views.picture import Gauge
from furyqt.views.theme import apply_theme
from tools.looks.recorder import texts_of

NO_TEXT = Text("t", "")


def gauge(name: str, full: int = 6, labels: int = 0) -> Gauge:
    names = tuple(Text("t", f"Time {number}") for number in range(labels))
    return Gauge(Text("t", name), 1, full, NO_TEXT, id=name, labels=names, signs=("dawn",) * labels)


TRACKS = (gauge("Vampire"), gauge("Blut", 15), gauge("Nacht", 0, labels=12), gauge("Entschlossenheit"))


@pytest.fixture
def strip(qtbot: QtBot) -> TrackStrip:
    found = TrackStrip(in_english)
    qtbot.addWidget(found)
    found.set_gauges(TRACKS)
    found.show()
    return found


def resized(strip: TrackStrip, width: int) -> None:
    strip.resize(width, 50)
    layout = strip.layout()
    assert layout is not None
    layout.activate()


def test_in_a_narrow_row_each_track_has_the_width_of_its_name(strip: TrackStrip) -> None:
    needs = [track.need for track in strip.widgets]
    resized(strip, round(sum(needs)) + 30)
    assert all(track.width() >= need - 1 for track, need in zip(strip.widgets, needs, strict=True))
    assert strip.widgets[3].width() > strip.widgets[0].width(), "the longer name, with as many spaces"


def test_in_a_narrower_row_the_days_give_way_to_the_names(strip: TrackStrip) -> None:
    resized(strip, strip.need)
    assert strip.need < sum(track.need for track in strip.widgets)
    for track in strip.widgets:
        assert track.width() >= track.least - 2, track.accessibleName()


def test_in_a_wide_row_the_spaces_decide(strip: TrackStrip) -> None:
    resized(strip, 1600)
    vampires, blood, _, resolve = (track.width() for track in strip.widgets)
    assert blood > resolve > vampires


def test_a_name_needs_the_least_width_of_its_font(strip: TrackStrip) -> None:
    font = larger(strip.font(), 0.74)
    words = "Entschlossenheit"
    assert least_width(font, words) < QFontMetricsF(font).horizontalAdvance(words)
    assert strip.widgets[3].need > least_width(font, words)


def test_the_phase_is_a_line_that_may_be_narrow(qtbot: QtBot) -> None:
    label = PhaseLabel()
    qtbot.addWidget(label)
    label.setText("Small Hours, turn of Dracula's Servant")
    assert label.minimumSizeHint().width() == 1
    assert label.toolTip() == label.text()
    label.resize(label.sizeHint())
    wide = label.grab().toImage()
    label.resize(label.width() * 3 // 4, label.height())
    narrow = label.grab().toImage()
    right = [narrow.pixelColor(narrow.width() - 1, y) for y in range(narrow.height())]
    assert len({color.name() for color in right}) == 1, "the last letter is not cut"
    assert wide != narrow


def sizes(strip: TrackStrip) -> dict[str, float]:
    """The largest size in which each word of the tracks is drawn."""
    found: dict[str, float] = {}
    for text in texts_of(strip):
        found[text.text] = max(found.get(text.text, 0.0), text.points)
    return found


def name_width(strip: TrackStrip, name: str) -> float:
    """Return the width of a name as it is drawn."""
    return next(text.box.width() for text in texts_of(strip) if text.text == name)


def test_a_number_leaves_the_line_to_its_name_in_a_crowded_row(strip: TrackStrip) -> None:
    resized(strip, round(sum(track.readable for track in strip.widgets)) + 60)
    usual = sizes(strip)
    resized(strip, strip.need)
    crowded = sizes(strip)
    assert crowded.keys() == usual.keys() | {"Time 1"}, "the time in words instead of the drawings"
    assert crowded["Entschlossenheit"] >= 0.5 * usual["Entschlossenheit"]
    whole = name_width(strip, "Entschlossenheit")
    strip.widgets[3].put_number_below(False)
    assert name_width(strip, "Entschlossenheit") < whole


def test_in_the_narrowest_row_the_longer_name_still_has_more_width(strip: TrackStrip) -> None:
    least = [track.least for track in strip.widgets]
    resized(strip, round(sum(least)) + 30)
    assert all(track.width() >= need - 2 for track, need in zip(strip.widgets, least, strict=True))
    assert not [text.text for text in texts_of(strip) if text.text.endswith("…")]


@pytest.fixture
def text_size(qapp: QApplication) -> Iterator[Callable[[float], None]]:
    """Return what sets the program's text size, which is put back after the test."""

    def set_size(scale: float) -> None:
        apply_theme(qapp, "light", scale)
        qapp.processEvents()

    yield set_size
    set_size(1.0)


def test_the_tracks_share_their_row_again_for_another_text_size(
    strip: TrackStrip, text_size: Callable[[float], None]
) -> None:
    text_size(1.0)
    resized(strip, 420)
    wide = [track.width() for track in strip.widgets]
    text_size(2.0)
    resized(strip, 420)
    assert [track.width() for track in strip.widgets] != wide
    least = sum(track.least for track in strip.widgets)
    assert least < 420
    for track in strip.widgets:
        assert track.width() >= track.least - 2, track.accessibleName()


def test_a_font_that_fits_shows_the_whole_name_at_any_fraction_of_a_pixel(strip: TrackStrip) -> None:
    font, words = larger(strip.font(), 0.74), "Entschlossenheit"
    for tenth in range(round(10 * least_width(font, words)) + 10, 1200, 7):
        metrics = QFontMetricsF(narrowed(font, words, tenth / 10))
        assert metrics.horizontalAdvance(words) <= tenth / 10, tenth


@pytest.mark.parametrize("width", [4.0, 30.0, 400.0])
def test_days_have_their_whole_names_or_two_letters(qapp: QApplication, width: float) -> None:
    days = ("Montag", "Dienstag", "Mittwoch")
    found = short(qapp.font(), days, width)
    assert found == (["Mo", "Di", "Mi"] if width < 100 else list(days))
