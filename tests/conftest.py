"""The setup of every test: no screen, English, an empty home folder, translations, one hypothesis profile."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any
from weakref import WeakSet

import hypothesis
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from furyqt.controllers.language import Language
from tools.build_translations import build, stale

TRANSLATIONS = Path(__file__).parents[1] / "translations"
MEMORY = Path("/dev/shm")
"""The place for the files of tests if it has room: on a disk every file takes milliseconds."""
ENOUGH = 2 << 30
"""The room that they need, in bytes."""
_RARELY = 20_000
"""The number of new objects after which garbage is collected; 700, as usual, costs tests 3% of their time."""
_OF_USER = ("FURYQT_", "LANG", "LC_", "QT_")
"""Beginnings of the variables by which a user's settings would reach tests and the programs they start."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Tests in the background of a shell ignore Ctrl-C, and so would every program that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)

if "PYTEST_XDIST_WORKER" not in os.environ:  # a worker inherits what is set here
    for _name in [name for name in os.environ if name.startswith(_OF_USER) and name != "QT_QPA_PLATFORM"]:
        del os.environ[_name]
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault(
        "OPENBLAS_NUM_THREADS", "1"
    )  # there is a process for each core, whose threads would wait
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

hypothesis.settings.register_profile("ci", deadline=None, print_blob=True)
hypothesis.settings.load_profile("ci")


def pytest_configure(config: pytest.Config) -> None:
    """Collect no garbage while collecting tests, and compile missing translations where the program looks."""
    gc.disable()
    if hasattr(config, "workerinput") or not stale(TRANSLATIONS):
        return
    folder = Path(tempfile.mkdtemp(prefix="furyqt-translations-"))
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    for source in TRANSLATIONS.glob("*.ts"):
        shutil.copy(source, folder)
    build(folder)
    os.environ["FURYQT_TRANSLATIONS"] = str(folder)


def pytest_collection_finish() -> None:
    """Leave the tests themselves out of later collections of garbage."""
    gc.freeze()
    gc.set_threshold(_RARELY)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave all but the first cases of a test that is marked as a proof by mass to `make soak`."""
    seen: Counter[str] = Counter()
    for item in items:
        if (mark := item.get_closest_marker("mass")) is not None:
            name = item.nodeid.partition("[")[0]
            seen[name] += 1
            if seen[name] > (mark.args[0] if mark.args else 1):
                item.add_marker("slow")


class PatientBot(QtBot):
    """Waits a minute for what must come, so that a slow machine fails no test."""

    def waitUntil(self, callback: Callable[[], object], *, timeout: int = 60_000) -> None:
        """Wait until a condition holds or no longer fails."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: object, *, timeout: int = 60_000, **how: Any) -> Any:
        """Wait for a signal."""
        return super().waitSignal(signal, timeout=timeout, **how)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Return the patient one."""
    return PatientBot(request)


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Name the home of each test; the program creates it."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test its own home for saves, settings and logs: nobody else has ever written there."""
    folder = next(_homes)
    monkeypatch.setenv("FURYQT_HOME", str(folder))
    return folder


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> None:
    """Create the application that windows need before a command creates a lesser one."""


@pytest.fixture(scope="session", autouse=True)
def _frozen() -> Iterator[None]:
    """Leave what earlier tests have cached out of the collection at the start of a program."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "unfreeze", lambda: None)
        yield


@pytest.fixture(scope="module", autouse=True)
def _garbage() -> Iterator[None]:
    """Leave what a module's tests have cached out of later collections."""
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def _languages() -> Iterator[None]:
    """Remove the translators of a module's tests: Qt would ask all of them for each text of later tests."""
    used: WeakSet[Language] = WeakSet()
    as_it_is = Language.set

    def noted(language: Language, code: str) -> None:
        used.add(language)
        as_it_is(language, code)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Language, "set", noted)
        yield
    for language in used:
        if isValid(language):
            for translator in language.findChildren(QTranslator):
                QCoreApplication.removeTranslator(translator)


@pytest.fixture(autouse=True)
def _discarded_widgets() -> Iterator[None]:
    """Delete the widgets that a test has discarded.

    Qt does it in an event loop, and many tests run none: their windows would be styled again in later tests.
    """
    yield
    if (core := sys.modules.get("PySide6.QtCore")) is not None and core.QCoreApplication.instance():
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
