"""The campaigns of a person on the disk, one of which is open, and its state."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ai.styles import all_styles
from furyqt.controllers.chapters.beginning import WORST
from furyqt.controllers.chapters.campaign_file import (
    CampaignContent,
    CampaignFolder,
    FinishedChapter,
    campaign_names,
    campaign_tag,
    written_at,
)
from furyqt.controllers.chapters.chapter_texts import chapter_name
from furyqt.controllers.chapters.dossier_changes import new_dossier, open_chapters
from furyqt.controllers.storage.files import clear_leftovers
from furyqt.rules.core.campaign.campaign import AnyCampaign, NoChapterError
from furyqt.rules.core.campaign.chapter import STYLE_FIELD
from furyqt.rules.core.campaign.dossier import Dossier, read_dossier
from furyqt.rules.core.campaign.joining import campaign_games, joined_campaign
from furyqt.rules.core.campaign.loading import ChapterError
from furyqt.rules.core.campaign.tags import CHAPTER
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text, TextError, Texts, shortened

N_chapters = Texts("chapters")
N_errors = Texts("errors")


RUN = "iron-run-"
"""The beginning of the name of a campaign with one life, which has the hardest preset."""


class NoCampaignError(TextError):
    """A game without a campaign."""


def campaign_of(game: str) -> AnyCampaign:
    """Return the campaign that a game has a part of; NoCampaignError if it has none."""
    found = joined_campaign(ruleset(game))
    if found is None:
        raise NoCampaignError(_NO_CAMPAIGN.fill(game=game, games=", ".join(campaign_games())))
    check_styles(found)
    return found


def name_of_chapter(game: str, chapter: str) -> Text | None:
    """Return the name of a game's chapter or hunt by its id; None if the game does not have it."""
    try:
        campaign = campaign_of(game)
        return chapter_name(campaign, campaign.chapter(chapter))
    except (NoCampaignError, NoChapterError):
        return None


def name_in_tags(game: str, tags: Mapping[str, str]) -> Text | None:
    """Return the name of the chapter or hunt that a record's tags name; None for an ordinary game."""
    chapter = tags.get(CHAPTER, "").partition("/")[0]
    return name_of_chapter(game, chapter) if chapter else None


@cache
def check_styles(campaign: AnyCampaign) -> None:
    """Test the styles of the computer's side; ChapterError with the file for one that is not known."""
    known = (*all_styles(), WORST, "")
    for chapter in (*campaign.chapters(), *campaign.hunts()):
        style = chapter.opponent.style
        if style not in known:
            styles = ", ".join((*all_styles(), WORST))
            raise ChapterError(
                f"{chapter.id}.toml",
                _NO_STYLE.fill(field=STYLE_FIELD, style=shortened(style), styles=styles),
            )


class CampaignStore(QObject):
    """The campaigns of a person, one of which is open. Failures to write are reported by `trouble`."""

    changed = Signal()
    """The open campaign, or its state, is another one."""
    trouble = Signal(object)
    """A Text: a campaign was damaged, or could not be read or written."""

    def __init__(self, home: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = home
        self._folder: CampaignFolder | None = None
        self._content: CampaignContent | None = None
        self.is_read = True
        """Whether the campaign that was to be opened last could be read; one that is not there could."""

    # The campaigns

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all campaigns."""
        return campaign_names(self._home)

    @property
    def newest_names(self) -> tuple[str, ...]:
        """The names of all campaigns, the one that was played last first."""
        return tuple(sorted(self.names, key=lambda name: written_at(name, self._home), reverse=True))

    @property
    def name(self) -> str:
        """The name of the open campaign, or empty."""
        return self._folder.name if self._folder is not None and self._content is not None else ""

    @property
    def is_run(self) -> bool:
        """Whether the open campaign has one life."""
        return self.name.startswith(RUN)

    @property
    def is_lost(self) -> bool:
        """Whether the open campaign had one life, and a chapter has failed."""
        return self.is_run and any(not one.is_success for one in self.finished)

    def create(self, name: str, preset: str = "", game: str = "") -> None:
        """Start a campaign and open it, or the one that has this name already.

        CampaignNameError or TermsError for what is not allowed.
        """
        found = game or campaign_games()[0]
        terms = campaign_of(found).terms()
        chosen = terms.preset(preset or terms.default_preset.id).id
        content = CampaignContent(found, chosen, key=secrets.token_hex(4))
        folder = CampaignFolder(name, self._home, self.trouble.emit)
        _, self._content = folder.store.update(lambda found: found or content)
        self._folder = folder
        self.changed.emit()

    def open(self, name: str) -> bool:
        """Open a campaign; False if it cannot be read."""
        folder = CampaignFolder(name, self._home, self.trouble.emit)
        content = folder.store.content
        self.is_read = folder.store.is_read
        if content is None:
            return False
        clear_leftovers(folder.path)
        self._folder, self._content = folder, content
        self.changed.emit()
        return True

    def delete(self, name: str) -> None:
        """Delete a campaign with its records."""
        folder = CampaignFolder(name, self._home, self.trouble.emit)
        if folder.write(folder.delete) and name == self.name:
            self._folder = self._content = None
        self.changed.emit()

    # The state of the open campaign

    @property
    def campaign(self) -> AnyCampaign:
        """The campaign of the open book's game, or the first that there is."""
        return campaign_of(self._content.game if self._content else campaign_games()[0])

    @property
    def preset(self) -> str:
        """The preset of the newest chapter, or that of the campaign's beginning."""
        if self._content is None:
            return self.campaign.terms().default_preset.id
        if self.is_run:
            return self.campaign.terms().presets[-1].id
        return self.finished[-1].preset if self.finished else self._content.preset

    @property
    def finished(self) -> tuple[FinishedChapter, ...]:
        """The finished chapters in their order."""
        return self._content.finished if self._content is not None else ()

    @property
    def dossier(self) -> Dossier:
        """The dossier for the next chapter."""
        if self.finished:
            return read_dossier(self.finished[-1].after)
        return new_dossier(self.campaign, self.preset)

    @property
    def open_chapters(self) -> tuple[str, ...]:
        """The ids of the chapters that can be begun now; without a campaign, in a new one."""
        if self.is_lost:
            return ()
        done = self._content.done if self._content is not None else ()
        return open_chapters(self.campaign.chapters(), done)

    def dossier_for(self, chapter: str, preset: str = "") -> Dossier:
        """Return the dossier for a chapter: that of its time, the present one, or the least.

        Before the first chapter has ended, the preset decides what a campaign begins with.
        """
        for one in self.finished:
            if one.chapter == chapter:
                return read_dossier(one.before)
        if chapter in self.open_chapters:
            return self.dossier if self.finished else new_dossier(self.campaign, preset or self.preset)
        return self.campaign.terms().dossier("least")

    def finished_as(self, chapter: str) -> FinishedChapter | None:
        """Return a finished chapter, or None."""
        return next((one for one in self.finished if one.chapter == chapter), None)

    def file_of(self, one: FinishedChapter) -> Path:
        """Return the record of a finished chapter."""
        assert self._folder is not None
        return self._folder.path / one.record

    @property
    def next_tag(self) -> str:
        """The tag of a game of the next chapter, which no game of a burned page or deleted campaign has."""
        key = self._content.key if self._content is not None else ""
        before = self.file_of(self.finished[-1]) if self.finished else None
        return campaign_tag(self.name, len(self.finished) + 1, key, before)

    # Writing

    @contextmanager
    def alone(self) -> Iterator[bool]:
        """Prevent changes of the open campaign by other programs.

        The value is False, with a report, if there is none any more or another program takes too long.
        """
        assert self._folder is not None
        store = self._folder.store
        with ExitStack() as held:
            is_alone = self._folder.write(lambda: held.enter_context(store.alone()))
            yield is_alone and self.refresh()

    def refresh(self) -> bool:
        """Take over what another program has done to the open campaign; False if it has been deleted."""
        folder = self._folder
        if folder is None:
            return False
        if folder.is_gone:
            self.trouble.emit(_GONE.fill(name=folder.name))
            content = self._folder = None
        else:
            content = folder.store.content
        if content != self._content:
            self._content = content
            self.changed.emit()
        return content is not None

    def replace_finished(self, finished: tuple[FinishedChapter, ...]) -> None:
        """Keep these as the finished chapters.

        What cannot be written is kept in memory, and written the next time, unless another program has
        finished or changed a chapter meanwhile.
        """
        assert self._folder is not None
        before = self.finished
        _, self._content = self._folder.store.update(
            lambda found: None if found is None else found.with_finished(before, finished)
        )
        self.changed.emit()

    def write(self, write: Callable[[], None]) -> bool:
        """Write something else in the campaign's folder, and report a failure."""
        assert self._folder is not None
        return self._folder.write(write)


_NO_CAMPAIGN = N_errors("the game {game} has no campaign (games with one: {games})")
_NO_STYLE = N_errors("{field}: “{style}” is not a style (available styles: {styles})")
_GONE = N_chapters("The campaign {name} is no longer there; another program has deleted it.")
