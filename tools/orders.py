"""Write what every chapter and hunt tells its player to do, to be read in one go: `python -m tools.orders`.

One file for each language is kept beside the tests, so that every change is seen as it will be read.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from furyqt.controllers.chapters.campaign_store import campaign_of
from furyqt.controllers.chapters.chapter_texts import chapter_text, texts_of
from furyqt.controllers.chapters.conditions import counting_rules, medal_conditions, orders
from furyqt.controllers.chapters.hunts import EMPTY
from furyqt.controllers.language import LANGUAGES, Language
from furyqt.rules.core.campaign.tags import game_of_chapter
from furyqt.rules.core.campaign.terms import ChapterTerms

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "controllers" / "chapters" / "orders"


def written(code: str) -> str:
    """Return the orders of all chapters and hunts in a language."""
    language, campaign = Language(), campaign_of("fury3")
    language.set(code)
    terms = campaign.terms()
    used = ChapterTerms(dossier=terms.dossier(EMPTY), preset=terms.default_preset.id)
    parts = []
    for chapter in (*campaign.chapters(), *campaign.hunts()):
        game = game_of_chapter(chapter, used)
        title = chapter_text(campaign, chapter, "title")
        lines = [*orders(game), *game.campaign.stage_lines(chapter), *texts_of(campaign, chapter, "rule")]
        lines += counting_rules(game)
        lines += medal_conditions(game)
        head = f"{chapter.id}: {language.text(title)}" if title is not None else chapter.id
        parts.append("\n".join([head, *(f"- {language.text(line)}" for line in lines)]))
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the files."""
    _app = QCoreApplication([])  # it has the translators
    FOLDER.mkdir(exist_ok=True)
    for code in LANGUAGES:
        (FOLDER / f"{code}.txt").write_text(written(code), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
