"""`python -m furyqt` is the `furyqt` command."""

import sys

from furyqt.cli import main

if __name__ == "__main__":
    sys.exit(main())
