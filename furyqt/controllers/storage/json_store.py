"""Small JSON files that are rewritten whole, by several programs of one home: read, merged, checked, kept."""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar, cast, get_args, get_origin

import msgspec
from msgspec.inspect import is_struct_type

from furyqt.controllers.storage.files import set_aside, write_atomically
from furyqt.controllers.storage.locks import locked
from furyqt.rules.core.file_errors import reason
from furyqt.rules.core.reading import check_levels, read_bounded, without_mark
from furyqt.rules.core.text import Text

PATIENCE = 2.0
"""Seconds to wait for another program that is writing the file, which takes it a few milliseconds."""
MOST_BYTES = 8_000_000
"""The usual limit of a file, far above what any of them becomes."""
Content = TypeVar("Content")
_LISTS = (list, tuple)
_log = logging.getLogger(__name__)


class DamagedFileError(ValueError):
    """A file whose content is not what it must be."""


@dataclass(frozen=True)
class StoreTexts:
    """The sentences about the faults of a file."""

    not_read: Text
    """With the brace `why`."""
    not_written: Text
    """With the brace `why`."""
    damaged: Text | None = None
    """With the brace `file`: the new name of the damaged file; None if `initial` reports it."""


def read_json(
    path: Path, kind: Any, most: int = MOST_BYTES, check: Callable[[Any], object] | None = None
) -> tuple[Any, Any]:
    """Return the content of a JSON file, plain and as its type.

    OSError if the file cannot be read, DamagedFileError if it is too large or has another content; `check`
    raises ValueError for what a type cannot exclude. Words that only a newer version knows become their
    defaults in the typed content, and stay in the plain one.
    """
    try:
        plain = msgspec.json.decode(without_mark(read_bounded(path, most)))
        check_levels(plain)
        found = _converted(plain, kind)
        if check is not None:
            check(found)
    except (msgspec.MsgspecError, ValueError, RecursionError) as wrong:
        raise DamagedFileError(str(wrong)) from None
    except OSError as wrong:
        if wrong.errno != errno.EFBIG:
            raise
        raise DamagedFileError(str(wrong)) from None
    return plain, found


def _converted(plain: Any, kind: Any) -> Any:
    """Return content as its type, with the defaults in place of words that only a newer version knows."""
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError:
        return msgspec.convert(_known(plain, kind), kind)


def _known(plain: Any, kind: Any) -> Any:
    """Return content without the unknown words that have a default or are values of a table.

    Anything else that does not fit is damage. Lists stay whole: a merge knows an item only by its place.
    """
    if isinstance(plain, dict) and get_origin(kind) is dict:
        kinds = dict.fromkeys(plain, get_args(kind)[1])
    elif isinstance(plain, dict) and is_struct_type(kind):
        fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        kinds = {key: fields[key].type for key in plain if key in fields and not fields[key].required}
    else:
        return plain
    return {
        key: _known(value, kinds.get(key))
        for key, value in plain.items()
        if not _is_new_word(value, kinds.get(key))
    }


def _is_new_word(value: Any, kind: Any) -> bool:
    """Return whether a value is a word that is not one of those of its type."""
    if not isinstance(value, str):
        return False
    if get_origin(kind) is Literal:
        return value not in get_args(kind)
    return isinstance(kind, type) and issubclass(kind, Enum) and value not in {one.value for one in kind}


def merged(theirs: Any, base: Any, ours: Any) -> Any:
    """Return plain content with the changes that lead from `base` to `ours` made to `theirs`.

    Keys that only `theirs` has stay, such as those of a newer version, which no type here knows.
    """
    if isinstance(theirs, dict) and isinstance(base, dict) and isinstance(ours, dict):
        found = {}
        for key, value in ours.items():
            if key in theirs and key in base:
                found[key] = merged(theirs[key], base[key], value)
            elif key not in base or value != base[key]:
                found[key] = value
        return {**found, **{key: theirs[key] for key in theirs if key not in base and key not in ours}}
    if isinstance(theirs, _LISTS) and isinstance(base, _LISTS) and isinstance(ours, _LISTS) and ours != base:
        return _merged_list(theirs, base, ours)
    return theirs if ours == base else ours


def _merged_list(theirs: Sequence[Any], base: Sequence[Any], ours: Sequence[Any]) -> list[Any]:
    """Return our list; an item of the base keeps what only theirs has, and so does one in another's place."""
    found = []
    for place, item in enumerate(ours):
        old = base.index(item) if item in base else place
        both = old < len(base) and old < len(theirs)
        found.append(merged(theirs[old], base[old], item) if both else item)
    return found


class JsonStore(Generic[Content]):
    """One file and its content.

    A change is a function from the present content of the file to the new one, made while no other program
    writes the file, so none restores a stale copy. A change that cannot be written is kept in memory and made
    again with the next one. A damaged file is set aside.
    """

    def __init__(
        self,
        path: Path,
        kind: Any,
        initial: Callable[[str], Content],
        texts: StoreTexts,
        report: Callable[[Text], object],
        check: Callable[[Content], object] | None = None,
    ) -> None:
        """`initial` makes the content without a file; it gets the new name of a damaged one, or no text.

        `report` gets a sentence for every new fault; `check`: see `read_json`.
        """
        self.path, self.report = path, report
        self._kind, self._initial, self._texts, self._check = kind, initial, texts, check
        self._reported: Text | None = None
        self._plain: Any = None
        self._in_file: Content | None = None
        """The content of the file when it was read or written last; `_plain` has its unknown keys, too."""
        self._content: Content | None = None
        """The same with the changes that are not written."""
        self._stamp: object = None
        self._unwritten: list[Callable[[Content], Content]] = []
        self._is_alone = False
        self.is_read = True
        """Whether the file could be read when its content was wanted last."""

    @property
    def content(self) -> Content:
        """The content, read again if another program has changed the file."""
        stamp = _stamp(self.path)
        if self._content is None or stamp != self._stamp:
            self._stamp = stamp
            try:
                self._content, self.is_read = self._changed(self._read()), True
            except OSError as wrong:
                self.is_read = False
                self._fail(self._texts.not_read, wrong)
                self._content = self._last_known()
        return self._content

    @property
    def is_safe(self) -> bool:
        """Whether every change is in the file."""
        return not self._unwritten

    def update(self, change: Callable[[Content], Content]) -> tuple[Content, Content]:
        """Change the content; return it as it was before and as it is now.

        `change` may be called more than once, and raises no OSError; after another error nothing is changed.
        """
        try:
            with self.alone():
                before = self._changed(self._read())
                after = change(before)
                if after != before or self._unwritten:
                    self._write(after)
                self._content, self._stamp = after, _stamp(self.path)
        except OSError as wrong:
            before = self._last_known()
            after = change(before)
            if after != before:
                self._content = after
                self._unwritten.append(change)
                self._fail(self._texts.not_written, wrong)
        return before, after

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Prevent other programs from writing the file; OSError with EBUSY if one takes too long."""
        if self._is_alone:
            yield
            return
        with locked(self.path, PATIENCE):
            self._is_alone = True
            try:
                yield
            finally:
                self._is_alone = False

    def _last_known(self) -> Content:
        return self._changed(self._initial("") if self._in_file is None else self._in_file)

    def _changed(self, content: Content) -> Content:
        """Return the content of the file with the changes that are not written."""
        for change in self._unwritten:
            content = change(content)
        return content

    def _read(self) -> Content:
        """Return the content of the file; if it is gone, what was in it. OSError if it cannot be read."""
        try:
            return self._read_sound("")
        except DamagedFileError:
            with self.alone():
                return self._read_after_damage()

    def _read_after_damage(self) -> Content:
        """Set the file aside, unless another program has just done so."""
        try:
            return self._read_sound("")
        except DamagedFileError as wrong:
            _log.info("%s is damaged: %.200s", self.path.name, wrong)
            name = set_aside(self.path).name
            if self._texts.damaged is not None:
                self.report(self._texts.damaged.fill(file=name))
            return self._read_sound(name)

    def _read_sound(self, damaged: str) -> Content:
        try:
            self._plain, self._in_file = read_json(self.path, self._kind, check=self._check)
        except FileNotFoundError:
            if self._in_file is None:
                self._in_file = self._initial(damaged)
                self._plain = msgspec.to_builtins(self._in_file)
        return cast(Content, self._in_file)

    def _write(self, content: Content) -> None:
        """Write the content in one step, with what its type does not know."""
        plain = merged(self._plain, msgspec.to_builtins(self._in_file), msgspec.to_builtins(content))
        data = msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"
        write_atomically(self.path, data, make_folder=True)
        self._plain, self._in_file, self._reported = plain, content, None
        self._unwritten.clear()

    def _fail(self, text: Text, wrong: OSError) -> None:
        """Report a failure, unless it was the last that was reported."""
        _log.info("%s: %s", self.path.name, wrong)
        if text != self._reported:
            self._reported = text
            self.report(text.fill(why=reason(wrong)))


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """Return what differs when another program has written the file; None without one."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
