"""`python -m lab.train WHAT ...`: each module of this package with `add_arguments` and `run` is one WHAT."""

from __future__ import annotations

import argparse
import pkgutil
import sys
from importlib import import_module
from types import ModuleType

import lab.train


def main(arguments: list[str]) -> int:
    """Parse and run."""
    parser = argparse.ArgumentParser(prog="python -m lab.train", description=lab.train.__doc__)
    commands = parser.add_subparsers(required=True, metavar="WHAT")
    for name, module in subjects():
        command = commands.add_parser(name, help=(module.__doc__ or "").partition("\n")[0])
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    args = parser.parse_args(arguments)
    return int(args.run(args))


def subjects() -> list[tuple[str, ModuleType]]:
    """Return the training programs by name."""
    names = [found.name for found in pkgutil.iter_modules(lab.train.__path__)]
    modules = [(name, import_module(f"lab.train.{name}")) for name in names if not name.startswith("_")]
    return [(name, module) for name, module in modules if hasattr(module, "add_arguments")]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
