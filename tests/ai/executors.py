"""An executor without processes."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from typing import Any


class Here(Executor):
    """Does the work at once, in this process."""

    def submit(self, call: Any, /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(call(*args, **named))
        return done
