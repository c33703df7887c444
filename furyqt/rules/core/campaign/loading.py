"""Reading chapters and terms from their files; a mistake is one line with the file and the field."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from furyqt.rules.core.campaign.chapter import CLOCK, CampaignChapter, Earlier
from furyqt.rules.core.campaign.dossier import read_dossier
from furyqt.rules.core.campaign.predicate import Predicate
from furyqt.rules.core.campaign.terms import CampaignTerms
from furyqt.rules.core.fitting import MisfitError, fitted
from furyqt.rules.core.reading import packaged_text, read_toml, unmarked
from furyqt.rules.core.text import Text, TextError, Texts

N_ = Texts("errors")

T = TypeVar("T")
_SEALED = "sealed"
_ID = re.compile(r"[a-z]+-[0-9]{2}[a-z]?")


class ChapterError(TextError):
    """A file of a campaign that is wrong."""

    def __init__(self, file: str, why: Text | str) -> None:
        super().__init__(_WRONG.fill(file=file, why=why))
        self.why = why


def load_chapter(
    text: str, file: str, stage: type[Any], counters: Collection[str], moments: Collection[str] = ()
) -> CampaignChapter:
    """Read a chapter; `stage` is the structure of its table [stage], `counters` are those of its judge.

    `moments` are the kinds of moments that a beat may count, too. ChapterError for anything unknown or
    impossible.
    """
    chapter = _decoded(text, file, CampaignChapter)
    try:
        chapter = msgspec.structs.replace(
            chapter,
            stage=fitted(chapter.stage, stage, "stage"),
            earlier=tuple(_staged(one, chapter.stage, stage) for one in chapter.earlier),
        )
    except MisfitError as wrong:
        raise ChapterError(file, wrong.text) from None
    _check_id(chapter, file)
    _check_predicates(chapter, file, counters)
    _check_story(chapter, file, (*counters, *CLOCK), moments)
    return chapter


def read_chapters(
    folder: Traversable, prefix: str, read: Callable[[str, str], CampaignChapter]
) -> tuple[CampaignChapter, ...]:
    """Return the chapters of a folder whose files begin with a prefix, in the order of their names."""
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".toml"))
    chosen = [name for name in names if name.startswith(prefix)]
    return tuple(read(packaged_text(folder / name), name) for name in chosen)


def load_terms(text: str, file: str) -> CampaignTerms:
    """Read the terms of a campaign; ChapterError if they are wrong."""
    terms = _decoded(text, file, CampaignTerms)
    if sum(preset.is_default for preset in terms.presets) != 1:
        raise ChapterError(file, _DEFAULT)
    for name, dossier in terms.dossiers.items():
        try:
            read_dossier(dossier)
        except TextError as wrong:
            raise ChapterError(file, _IN_FIELD.fill(field=f"dossiers.{name}", why=wrong.text)) from None
    return terms


def ordered(chapters: Iterable[CampaignChapter]) -> tuple[CampaignChapter, ...]:
    """Return the chapters by their ids; ChapterError for a reference to one that does not exist."""
    found = sorted(chapters, key=lambda chapter: chapter.id)
    known = {chapter.id for chapter in found}
    for chapter in found:
        for other in (*chapter.after, *filter(None, [chapter.instead_of])):
            if other not in known:
                raise ChapterError(chapter.id, _NO_CHAPTER.fill(chapter=other))
    return tuple(found)


def _decoded(text: str, file: str, kind: type[T]) -> T:
    try:
        values = read_toml(unmarked(text))
    except ValueError as wrong:
        raise ChapterError(file, str(wrong)) from None
    try:
        return fitted(values, kind, hook=_hook)
    except MisfitError as wrong:
        raise ChapterError(file, wrong.text) from None


def _staged(earlier: Earlier, newest: Mapping[str, Any], stage: type[Any]) -> Earlier:
    """Return an earlier revision with its whole table [stage]: the newest with the keys that differ."""
    if earlier.stage is None:
        return earlier
    return msgspec.structs.replace(earlier, stage=fitted({**newest, **earlier.stage}, stage, "earlier.stage"))


def _hook(kind: type[Any], value: Any) -> Any:
    if kind is Predicate:
        return Predicate(str(value))
    raise NotImplementedError(kind)


def check_presets(chapter: CampaignChapter, file: str, terms: CampaignTerms) -> None:
    """Test that a chapter's differences are those of presets that exist; ChapterError if not."""
    for one in chapter.revisions:
        places = {} if one.judge.seal is None else one.judge.seal.places_of
        for field, names in (("days_of", one.judge.days_of), ("seal.places_of", places)):
            for name in names:
                try:
                    terms.preset(name)
                except TextError as wrong:
                    why = _IN_FIELD.fill(field=f"judge.{field}", why=wrong.text)
                    raise ChapterError(file, why) from None


def _check_id(chapter: CampaignChapter, file: str) -> None:
    if not _ID.fullmatch(chapter.id):
        raise ChapterError(file, _NO_ID.fill(field="id", example="shadow-04"))
    if file.removesuffix(".toml") != chapter.id:
        raise ChapterError(file, _OTHER_ID.fill(field="id", id=chapter.id))


def _check_predicates(chapter: CampaignChapter, file: str, counters: Collection[str]) -> None:
    judge, medals = chapter.judge, chapter.medals
    for field, predicate in (
        ("judge.goal", judge.goal),
        ("judge.loss", judge.loss),
        ("medals.silver", medals.silver),
        ("medals.gold", medals.gold),
        *(("earlier.goal", one.goal) for one in chapter.earlier),
    ):
        if predicate is None:
            continue
        try:
            predicate.checked(counters)
        except TextError as wrong:
            raise ChapterError(file, _IN_FIELD.fill(field=field, why=wrong.text)) from None
        if _SEALED in predicate.names and judge.seal is None:
            raise ChapterError(file, _NO_SEAL.fill(field=field))
    for one in chapter.earlier:
        if one.seal is not None and judge.seal is None:
            raise ChapterError(file, _NO_SEAL.fill(field="earlier.seal"))


def _check_story(
    chapter: CampaignChapter, file: str, counters: Collection[str], moments: Collection[str]
) -> None:
    """Test the conditions of beats and papers; each beat has a name of its own."""
    told = [*(("beats", beat) for beat in chapter.beats), *(("finds", find) for find in chapter.finds)]
    known = (*counters, *moments)
    conditions = [(f"{field}.{beat.id}", beat.when, known) for field, beat in told]
    if chapter.cost is not None:
        conditions.append(("cost", chapter.cost, tuple(counters)))
    for field, predicate, names in conditions:
        try:
            predicate.checked(dict.fromkeys(names))
        except TextError as wrong:
            raise ChapterError(file, _IN_FIELD.fill(field=field, why=wrong.text)) from None
    ids = [beat.id for _, beat in told]
    for name in ids:
        if ids.count(name) > 1:
            raise ChapterError(file, _TWICE.fill(field="beats", id=name))


_WRONG = N_("{file}: {why}")
_IN_FIELD = N_("{field}: {why}")
_DEFAULT = N_("exactly one difficulty has to be the default")
_NO_CHAPTER = N_("there is no chapter “{chapter}”")
_NO_ID = N_("{field} is a name such as {example}")
_OTHER_ID = N_("{field} is “{id}”, but the file has another name")
_TWICE = N_("{field}: “{id}” is there twice")
_NO_SEAL = N_("{field} needs the table judge.seal")
