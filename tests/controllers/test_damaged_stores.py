"""Whatever is in a store's file is read, or set aside once with a sentence; the program goes on."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from furyqt.controllers.chapters.hunts import Hunts
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.controllers.storage.notebook import Notebook
from furyqt.controllers.storage.settings import Settings
from furyqt.controllers.tutor.lesson_book import LessonBook

RESULT: dict[str, Any] = {
    "date": "2026-11-22", "chapter": "hunt-01", "preset": "iron", "medal": "silver", "day": 5, "harm": 6,
    "influence": 2, "taken_back": 3, "nights": "▮▯", "attempt": 2,
}  # fmt: skip
GOOD: dict[str, Any] = {
    "settings": {"theme": "dark", "options": {"lite": {"a": "b"}}, "seats": {"lite": ["human"]}},
    "puzzles": {"rating": 1500.5, "answers": 1, "tried": {"001": {"rating": 1400.0, "answers": 2}}},
    "hunts": {"results": [RESULT], "begun": {"2026-11-22": 3}},
    "lessons": {"moving": {"step": 3, "tokens": ["road:VR"], "is_finished": True}},
    "notebook": {"games": {"one": {"vienna": "here"}}},
}
STORES: dict[str, Callable[[Path], QObject]] = {
    "settings": Settings,
    "puzzles": PuzzleRatings,
    "hunts": Hunts,
    "lessons": LessonBook,
    "notebook": Notebook,
}


def used(path: Path) -> list[str]:
    """Read a store as its pages do; return what was said."""
    own, said = STORES[path.stem](path), list[str]()
    own.trouble.connect(lambda text: said.append(str(text)))  # type: ignore[attr-defined]
    match own:
        case Settings() | LessonBook():
            said += [str(own.notice)] if own.notice is not None else []
        case PuzzleRatings():
            assert own.rating == own.rating
        case Hunts():
            assert all(str(own.line(one)) for one in own.results)
        case Notebook():
            own.begin("one")
    return said


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=4,
)


def changed(value: Any, data: st.DataObject) -> Any:
    """Return content with one value in any depth replaced."""
    if isinstance(value, dict | list) and value and data.draw(st.booleans()):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = data.draw(st.sampled_from(keys))
        copy: Any = value.copy()
        copy[key] = changed(value[key], data)
        return copy
    return data.draw(ANYTHING)


@pytest.mark.parametrize("name", STORES)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_content_is_read_or_set_aside_once(
    qapp: QObject, tmp_path: Path, name: str, data: st.DataObject
) -> None:
    folder = tmp_path / "stores"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    path = folder / f"{name}.json"
    encoded = msgspec.json.encode(changed(GOOD[name], data))
    cut = data.draw(st.integers(0, len(encoded)))
    path.write_bytes(data.draw(st.sampled_from([encoded, encoded[:cut], encoded[:cut] + b"\xff"])))
    said = used(path)
    broken = list(folder.glob("*.broken"))
    assert len(said) == len(broken) <= 1
    assert all("moved to" in line for line in said)
    assert used(path) == []


@pytest.mark.parametrize("name", STORES)
def test_good_content_is_read(qapp: QObject, tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.json"
    path.write_bytes(msgspec.json.encode(GOOD[name]))
    assert used(path) == []
    assert path.exists()
