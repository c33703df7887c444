"""The start of the bundled program: the `furyqt` command or, as in Python, a module that follows `-m`.

In the bundle `sys.executable` is this program and not Python. The program starts its thinking processes with
`sys.executable -m ai.worker.service`, and this module understands that.
"""

import multiprocessing
import runpy
import sys

MODULES = ("ai.worker.service", "furyqt")
"""The modules that the program starts as processes."""


def main() -> None:
    """Run the named module, or the command line."""
    multiprocessing.freeze_support()
    if sys.argv[1:2] == ["-m"] and len(sys.argv) > 2 and sys.argv[2] in MODULES:
        module = sys.argv[2]
        del sys.argv[1:3]
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    else:
        runpy.run_module("furyqt", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
