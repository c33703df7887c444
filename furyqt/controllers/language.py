"""The language of the program, which can change during a game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from furyqt import paths
from furyqt.rules.core.documents import ENGLISH, translation
from furyqt.rules.core.games import added_translations
from furyqt.rules.core.text import Text

LANGUAGES = {"en": "English", "de": "Deutsch", "it": "Italiano"}
"""The languages by their codes, each by its own name."""


class Language(QObject):
    """The translators installed in the application.

    `translate` is the Translate of `rules.core.text`; it always answers in the language set last.
    Widgets also get LanguageChange events from Qt, because the translators are installed in the application.
    """

    changed = Signal(str)
    """The code of the new language; all texts on the screen must be updated."""

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._installed: list[QTranslator] = []
        self._code = ENGLISH

    @property
    def code(self) -> str:
        """The code of the current language: en, de or it."""
        return self._code

    def set(self, code: str) -> None:
        """Switch to this language; an empty code is the system's; ValueError for an unknown one."""
        chosen = code or system_language()
        if chosen not in LANGUAGES:
            raise ValueError(f"no language has the code {code!r}: there is {', '.join(LANGUAGES)}")
        if chosen == self._code and self._installed:
            return
        self._code = chosen
        QLocale.setDefault(QLocale(chosen))
        self._replace(self._loaded(chosen))
        self.changed.emit(chosen)

    def translate(self, context: str, source: str, number: int = -1) -> str:
        """Return a text in the current language, or unchanged if neither documents nor catalogs have it."""
        return translation(context, source, self._code) or QCoreApplication.translate(
            context, source, None, number
        )

    def text(self, text: Text) -> str:
        """Return a sentence of the model in the current language with all placeholders filled."""
        return text.render(self.translate)

    def _loaded(self, code: str) -> list[QTranslator]:
        """Return the catalogs of Qt, of games of other packages, and ours; the last is searched first."""
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        ours = self._folder or paths.translations()
        loaded = []
        games = (folder / f"{name}_{code}.qm" for name, folder in added_translations().items())
        for file in (qt / f"qtbase_{code}.qm", *games, ours / f"furyqt_{code}.qm"):
            translator = QTranslator(self)
            if translator.load(str(file)):
                loaded.append(translator)
            else:
                translator.deleteLater()
        return loaded

    def _replace(self, translators: list[QTranslator]) -> None:
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        self._installed = translators
        for new in translators:
            QCoreApplication.installTranslator(new)


def system_language() -> str:
    """Return the first of the system's languages that the program has, or English."""
    spoken = (tag.partition("-")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in spoken if code in LANGUAGES), ENGLISH)
