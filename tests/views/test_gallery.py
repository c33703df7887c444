"""The gallery: its scenes exist, its looks cover the settings, and its page has what was drawn."""

from __future__ import annotations

from pathlib import Path

from tools.gallery import CHAPTERS, LOOKS, page, scenes
from tools.looks.look import LANGUAGES, SIZES
from tools.scenes import SCENES
from tools.scenes.campaign import CAMPAIGN_SCENES
from tools.scenes.dining import DINING_SCENES
from tools.scenes.fury2 import FURY2_SCENES
from tools.scenes.lite import LITE_SCENES


def test_every_scene_exists_and_is_shown_once() -> None:
    known = SCENES | CAMPAIGN_SCENES | DINING_SCENES | FURY2_SCENES | LITE_SCENES
    assert set(scenes()) <= set(known)
    assert len(set(scenes())) == len(scenes())


def test_the_looks_have_every_size_and_language_and_several_themes() -> None:
    assert {look.size for look in LOOKS} == set(SIZES)
    assert {look.language for look in LOOKS} == set(LANGUAGES)
    assert len({look.theme for look in LOOKS}) > 2
    assert len({look.name for look in LOOKS}) == len(LOOKS)


def test_the_page_has_the_pictures_that_were_drawn_with_words(tmp_path: Path) -> None:
    drawn = tmp_path / f"start-{LOOKS[0].name}.png"
    drawn.write_bytes(b"")
    text = page(tmp_path, LOOKS)
    assert text.count("<img") == 1
    assert f'src="{drawn.name}" alt="start: 1280x720, light, en, text 100%"' in text
    assert text.count("<h2") == len(CHAPTERS)
