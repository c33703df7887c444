"""Write what every chapter and hunt tells its player to do, to be read in one go: `python -m tools.orders`.

One file for each language is kept beside the tests, so that every change is seen as it will be read.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication

from furyqt.controllers.chapters.campaign_store import campaign_of
from furyqt.controllers.chapters.chapter_texts import chapter_text, texts_of
from furyqt.controllers.chapters.conditions import counting_rules, medal_conditions, orders
from furyqt.controllers.chapters.hunts import EMPTY
from furyqt.controllers.language import LANGUAGES, Language
from furyqt.rules.core.campaign.dossier import read_dossier
from furyqt.rules.core.campaign.tags import ChapterGame, game_of_chapter
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.core.text import Text

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "controllers" / "chapters" / "orders"


_HEAVY = "w=2110 b=seward t=3 i=knife e=- x=4 r=0 d=3 a=sister_agatha m=piccadilly,hildesheim,register"
"""A dossier that changes the beginning of many chapters."""


def written(code: str) -> str:
    """Return the orders of all chapters and hunts in a language, and how a dossier changes them."""
    language, campaign = Language(), campaign_of("fury3")
    language.set(code)
    terms = campaign.terms()
    fresh = ChapterTerms(dossier=terms.dossier(EMPTY), preset=terms.default_preset.id)
    parts = []
    for chapter in (*campaign.chapters(), *campaign.hunts()):
        title = chapter_text(campaign, chapter, "title")
        head = f"{chapter.id}: {language.text(title)}" if title is not None else chapter.id
        lines = [language.text(line) for line in _lines(game_of_chapter(chapter, fresh))]
        parts.append("\n".join([head, *(f"- {line}" for line in lines)]))
    for chapter in campaign.chapters():
        usual_places = game_of_chapter(chapter, fresh).seal_places
        for preset in terms.presets:
            game = game_of_chapter(chapter, msgspec.structs.replace(fresh, preset=preset.id))
            if game.seal_places != usual_places:
                lines = [language.text(line) for line in orders(game)]
                parts.append("\n".join([f"{chapter.id} with {preset.id}", *(f"- {line}" for line in lines)]))
    dossier = read_dossier(_HEAVY)
    bought = tuple(f"ally:{name}" for name in dossier.allies)
    heavy = msgspec.structs.replace(fresh, dossier=dossier, bought=bought)
    for chapter in campaign.chapters():
        usual = game_of_chapter(chapter, fresh).stage_lines
        changed = [line for line in game_of_chapter(chapter, heavy).stage_lines if line not in usual]
        head = f"{chapter.id} with {_HEAVY}"
        parts.append("\n".join([head, *(f"- {language.text(line)}" for line in changed)]))
    return "\n\n".join(parts) + "\n"


def _lines(game: ChapterGame) -> list[Text]:
    rules = texts_of(game.campaign, game.chapter, "rule")
    return [*orders(game), *game.stage_lines, *rules, *counting_rules(game), *medal_conditions(game)]


def main() -> None:
    """Write the files."""
    _app = QCoreApplication([])  # it has the translators
    FOLDER.mkdir(exist_ok=True)
    for code in LANGUAGES:
        (FOLDER / f"{code}.txt").write_text(written(code), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
