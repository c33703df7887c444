"""Stores: two programs lose nothing of each other, what is unknown stays, damage is set aside once."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec
import pytest

from furyqt.controllers.storage import json_store
from furyqt.controllers.storage.files import write_atomically
from furyqt.controllers.storage.json_store import JsonStore, StoreTexts, merged
from furyqt.rules.core.text import Text

needs_posix = pytest.mark.skipif(os.name != "posix", reason="modes and pipes are those of POSIX")


class Page(msgspec.Struct, frozen=True):
    """One entry of a store."""

    words: tuple[str, ...] = ()


class Shelf(msgspec.Struct, frozen=True):
    """The content of a store."""

    count: int = 0
    pages: dict[str, Page] = {}
    rows: tuple[Page, ...] = ()

    def counted(self) -> Shelf:
        return msgspec.structs.replace(self, count=self.count + 1)

    def with_page(self, name: str, *words: str) -> Shelf:
        return msgspec.structs.replace(self, pages={**self.pages, name: Page(words)})


TEXTS = StoreTexts(Text("", "not read: {why}"), Text("", "not written: {why}"), Text("", "damaged: {file}"))


def store(path: Path) -> tuple[JsonStore[Shelf], list[str]]:
    heard: list[str] = []
    return JsonStore(path, Shelf, lambda _: Shelf(), TEXTS, lambda text: heard.append(str(text))), heard


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "shelf.json"


class TestTwoPrograms:
    def test_each_changes_what_the_other_has_written(self, path: Path) -> None:
        (one, _), (two, _) = store(path), store(path)
        assert one.content == two.content == Shelf()
        one.update(Shelf.counted)
        before, after = two.update(lambda shelf: shelf.counted().with_page("a", "b"))
        assert (before.count, after.count) == (1, 2)
        one.update(lambda shelf: shelf.with_page("c", "d"))
        assert one.content == two.content == Shelf(2, {"a": Page(("b",)), "c": Page(("d",))})

    def test_a_change_that_changes_nothing_writes_nothing(self, path: Path) -> None:
        own, heard = store(path)
        own.update(lambda shelf: shelf)
        assert not path.exists()
        assert heard == []

    def test_a_file_that_disappears_while_it_is_used_is_written_again_whole(self, path: Path) -> None:
        own, _ = store(path)
        own.update(Shelf.counted)
        path.unlink()
        own.update(lambda shelf: shelf.with_page("a"))
        assert store(path)[0].content == Shelf(1, {"a": Page()})

    def test_a_program_that_holds_the_lock_delays_a_change_but_loses_none(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        @contextmanager
        def busy(*_: object) -> Iterator[None]:
            raise OSError(errno.EBUSY, "busy", str(path))
            yield

        own, heard = store(path)
        with monkeypatch.context() as held:
            held.setattr(json_store, "locked", busy)
            own.update(Shelf.counted)
            own.update(Shelf.counted)
        assert (own.content.count, own.is_safe, path.exists()) == (2, False, False)
        assert heard == ["not written: another program is using the file"]
        store(path)[0].update(Shelf.counted)
        assert own.content.count == 3
        own.update(lambda shelf: shelf.with_page("a"))
        assert own.is_safe
        assert store(path)[0].content == Shelf(3, {"a": Page()})

    @pytest.mark.parametrize("fault", [NotImplementedError(), OSError(errno.ENOLCK, "no locks")])
    def test_without_locks_a_change_is_written_all_the_same(
        self, path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
    ) -> None:
        def refused(*_: object, **__: object) -> None:
            raise fault

        monkeypatch.setattr("filelock.FileLock.acquire", refused)
        own, heard = store(path)
        own.update(Shelf.counted)
        assert (store(path)[0].content.count, heard) == (1, [])


class Mood(StrEnum):
    CALM = "calm"


class Diary(msgspec.Struct, frozen=True):
    """A store with words."""

    mood: Mood = Mood.CALM
    days: dict[str, Literal["sun", "rain"]] = {}


class TestUnknownWords:
    NEWER: ClassVar[dict[str, Any]] = {"mood": "giddy", "days": {"mon": "snow", "tue": "sun"}}

    def test_they_stay_and_their_defaults_are_used(self, path: Path) -> None:
        path.write_bytes(msgspec.json.encode(self.NEWER))
        own = JsonStore(path, Diary, lambda _: Diary(), TEXTS, pytest.fail)
        assert own.content == Diary(days={"tue": "sun"})
        own.update(lambda diary: msgspec.structs.replace(diary, days={**diary.days, "wed": "rain"}))
        days = {"mon": "snow", "tue": "sun", "wed": "rain"}
        assert msgspec.json.decode(path.read_bytes()) == {"mood": "giddy", "days": days}
        own.update(lambda diary: msgspec.structs.replace(diary, days={**diary.days, "mon": "rain"}))
        assert msgspec.json.decode(path.read_bytes())["days"] == {**days, "mon": "rain"}

    @pytest.mark.parametrize("damage", [{"mood": 3}, {"days": {"mon": 4}}, {"days": "sun"}])
    def test_values_of_another_kind_are_damage(self, path: Path, damage: dict[str, Any]) -> None:
        path.write_bytes(msgspec.json.encode(damage))
        heard: list[str] = []
        own = JsonStore(path, Diary, lambda _: Diary(), TEXTS, lambda text: heard.append(str(text)))
        assert (own.content, heard) == (Diary(), ["damaged: shelf.json.broken"])


class TestUnknownKeys:
    def test_keys_of_a_newer_version_stay_at_every_level(self, path: Path) -> None:
        row = {"words": ["r"], "size": 3}
        newer = {"hologram": [1], "pages": {"a": {"words": ["x"], "color": "red"}}, "rows": [row]}
        path.write_bytes(msgspec.json.encode(newer))
        own, _ = store(path)
        own.update(lambda shelf: shelf.with_page("a", "y").with_page("b").counted())
        own.update(lambda shelf: msgspec.structs.replace(shelf, rows=(*shelf.rows, Page(("s",)))))
        assert msgspec.json.decode(path.read_bytes()) == {
            "count": 1,
            "hologram": [1],
            "pages": {"a": {"words": ["y"], "color": "red"}, "b": {"words": []}},
            "rows": [row, {"words": ["s"]}],
        }

    @pytest.mark.parametrize(
        ("theirs", "base", "ours", "found"),
        [
            ({"a": 1}, {"a": 1}, {"a": 2}, {"a": 2}),
            ({"a": 3}, {"a": 1}, {"a": 1}, {"a": 3}),
            ({"a": 1, "b": 2}, {"a": 1}, {"a": 1, "c": 3}, {"a": 1, "c": 3, "b": 2}),
            ({"a": 1}, {"a": 1}, {}, {}),
            ({}, {"a": 1}, {"a": 1}, {}),
            ({"a": {"x": 1, "y": 5}}, {"a": {"x": 1}}, {"a": {"x": 2}}, {"a": {"x": 2, "y": 5}}),
            ([{"a": 1, "z": 0}, {"a": 2, "z": 1}], [{"a": 1}, {"a": 2}], [{"a": 2}], [{"a": 2, "z": 1}]),
        ],
    )
    def test_changes_are_made_to_what_is_there(self, theirs: Any, base: Any, ours: Any, found: Any) -> None:
        assert merged(theirs, base, ours) == found


class TestDamage:
    def test_it_is_set_aside_once_with_a_sentence(self, path: Path) -> None:
        path.write_bytes(b'{"count": "many"}')
        (one, heard), (two, silent) = store(path), store(path)
        one.update(Shelf.counted)
        two.update(Shelf.counted)
        assert one.content.count == 2
        assert (heard, silent) == (["damaged: shelf.json.broken"], [])
        assert path.with_name("shelf.json.broken").read_bytes() == b'{"count": "many"}'

    def test_what_is_known_outlives_damage(self, path: Path) -> None:
        own, heard = store(path)
        own.update(Shelf.counted)
        path.write_bytes(b"\xff")
        own.update(Shelf.counted)
        assert store(path)[0].content.count == 2
        assert heard == ["damaged: shelf.json.broken"]

    def test_a_file_that_is_too_large_is_damaged(self, path: Path) -> None:
        with path.open("wb") as file:
            file.truncate(json_store.MOST_BYTES + 1)
        own, heard = store(path)
        assert own.content == Shelf()
        assert heard == ["damaged: shelf.json.broken"]

    @needs_posix
    @pytest.mark.parametrize("kind", ["pipe", "device", "folder", "loop"])
    def test_what_is_no_file_is_neither_read_nor_replaced(self, path: Path, kind: str) -> None:
        if kind == "pipe":
            os.mkfifo(path)
        elif kind == "folder":
            path.mkdir()
        else:
            path.symlink_to("/dev/zero" if kind == "device" else path)
        mode = path.lstat().st_mode
        own, heard = store(path)
        assert own.content == Shelf()
        own.update(Shelf.counted)
        assert own.content.count == 1
        assert [line.partition(":")[0] for line in heard] == ["not read", "not written"]
        assert path.lstat().st_mode == mode

    def test_a_byte_order_mark_is_no_damage(self, path: Path) -> None:
        path.write_bytes(b'\xef\xbb\xbf{"count": 4}')
        assert store(path)[0].content.count == 4


@needs_posix
class TestWriting:
    @pytest.mark.parametrize("mode", [0o664, 0o600, 0o640, 0o444])
    def test_a_file_keeps_its_mode(self, path: Path, mode: int) -> None:
        path.write_bytes(b"{}")
        path.chmod(mode)
        write_atomically(path, b"new")
        assert stat.S_IMODE(path.stat().st_mode) == mode

    @pytest.mark.parametrize("mask", [0o022, 0o077, 0o002])
    def test_a_new_file_follows_the_umask(self, path: Path, mask: int) -> None:
        before = os.umask(mask)
        try:
            write_atomically(path, b"new")
        finally:
            os.umask(before)
        assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~mask

    def test_of_a_link_the_target_is_replaced(self, path: Path) -> None:
        target = path.with_name("target.json")
        target.write_bytes(b'{"count": 1}')
        path.symlink_to(target)
        store(path)[0].update(Shelf.counted)
        assert path.is_symlink()
        assert msgspec.json.decode(target.read_bytes())["count"] == 2


@pytest.mark.parametrize("depth", [50, 500, 3000])
@pytest.mark.parametrize("pair", [("[", "]"), ('{"a":', "}")])
def test_deeply_nested_content_is_damaged(depth: int, pair: tuple[str, str], tmp_path: Path) -> None:
    """Also where no type names it: merging would follow it to the end."""
    path = tmp_path / "store.json"
    path.write_text(f'{{"other": {depth * pair[0]}{"1" if pair[1] == "}" else ""}{depth * pair[1]}}}')
    with pytest.raises(json_store.DamagedFileError):
        json_store.read_json(path, Shelf)
