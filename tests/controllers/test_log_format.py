"""A log and the messages of errors are brief, and hold nothing that only one player knows."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from ai.worker.wire import Think, packed
from furyqt.controllers.storage.log_format import MOST_LETTERS, BriefFormatter, brief, traceback_of
from furyqt.rules.core.ruleset import Observation, ruleset

LOG = logging.getLogger("furyqt.test_log_format")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "a.log"
    handler = logging.FileHandler(path, encoding="utf-8")
    handler.setFormatter(BriefFormatter())
    LOG.addHandler(handler)
    yield path
    LOG.removeHandler(handler)
    handler.close()


def dracula_s() -> Observation:
    rules = ruleset("fury3")
    return rules.observe(rules.setup(rules.checked_options({}), 3), 1)


def secrets() -> dict[str, str]:
    seen, rules = dracula_s(), ruleset("fury3")
    state = rules.setup(rules.checked_options({}), 3)
    return {
        "observation": repr(seen),
        "state": repr(state),
        "json": packed(seen).decode(),
        "bytes": repr(packed(seen)),
        "request": repr(Think(1, "fury3", "search:5", packed(seen), 3)),
        "dict": repr({"player": 1, "hand": (3, 4)}),
    }


@pytest.mark.parametrize("name", secrets())
def test_a_value_in_a_message_is_left_out(name: str, log: Path) -> None:
    secret = secrets()[name]
    LOG.warning("wrong answer %s", secret)
    try:
        raise ValueError(f"{secret} is not in list")
    except ValueError:
        LOG.exception("it failed\nwith %s", secret)
    text = log.read_text("utf-8")
    assert "wrong answer …" in text
    assert "ValueError: …" in text
    assert "test_log_format.py" in text
    assert all(secret[start : start + 12] not in text for start in range(0, len(secret) - 12, 7))


def test_a_long_line_is_cut(log: Path) -> None:
    LOG.error("x" * 5000)
    assert len(log.read_text("utf-8")) < MOST_LETTERS + 100


@pytest.mark.parametrize(
    "words", ["disk full", "no such file: 'a b'", "line 3: expected a tag", "50% (of 3)"]
)
def test_a_usual_message_is_kept(words: str) -> None:
    assert brief(words) == words


def test_an_error_is_told_with_the_one_before() -> None:
    try:
        try:
            raise KeyError("first")
        except KeyError as wrong:
            raise OSError("second\nsecret") from wrong
    except OSError as wrong:
        told = traceback_of(wrong)
    assert told.index("KeyError: 'first'") < told.index("OSError: second")
    assert "secret" not in told.splitlines()[-1]
