"""All letters of a campaign, to be read again, printed, or saved as a PDF file."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtGui import QPageSize, QPdfWriter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.views.journal.story_browser import StoryBrowser
from furyqt.views.live import TranslatedWidget

_log = logging.getLogger(__name__)


class LettersPanel(TranslatedWidget, QWidget):
    """The letters above the buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.browser = StoryBrowser(self)
        self.print_button, self.pdf_button = (QPushButton(self, autoDefault=True) for _ in range(2))
        self.note = QLabel(self)
        self.print_button.clicked.connect(self._print)
        self.pdf_button.clicked.connect(self._choose_file)
        row = QHBoxLayout()
        row.setContentsMargins(10, 6, 10, 8)
        for part in (self.print_button, self.pdf_button, self.note):
            row.addWidget(part)
        row.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.browser, 1)
        lines.addLayout(row)
        self.retranslate()

    def _choose_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Save the Letters"), "", self.tr("PDF files (*.pdf)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.fileSelected.connect(lambda name: self.save_pdf(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_pdf(self, path: Path) -> bool:
        """Write the letters to a file; the note says whether that worked."""
        try:
            path.touch()
        except OSError as wrong:
            _log.warning("no letters: %s", wrong)
            self.note.setText(self.tr("The letters could not be saved: {why}").format(why=wrong.strerror))
            return False
        writer = QPdfWriter(str(path))
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self.browser.document().print_(writer)
        self.note.setText(self.tr("Saved as {file}.").format(file=path.name))
        return True

    def _print(self) -> None:
        printer = QPrinter()
        dialog = QPrintDialog(printer, self)
        dialog.accepted.connect(lambda: self.browser.document().print_(printer))
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.print_button.setText(self.tr("Print…"))
        self.pdf_button.setText(self.tr("Save as PDF…"))
