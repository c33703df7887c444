# The two main commands are `make play` and `make test`; `make check` is for daily work. tools/setup.sh does the set-up; the
# second time it is quick.

SHELL := /bin/bash
BIN := .venv/bin

# Without bytecode every program that a test starts would compile its modules again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test check coverage lint bench gallery soak strength translations wheel bundle deb clean

help:
	@echo 'make play          set everything up and open the game (in the terminal, without a display)'
	@echo 'make test          set everything up and run every check'
	@echo 'make check         run ruff, mypy, import-linter and the quick tests'
	@echo 'make lint          run ruff, mypy and import-linter only'
	@echo 'make coverage      run the tests and show their coverage of rules and search'
	@echo 'make bench         measure the speed'
	@echo 'make gallery       draw build/gallery, pictures of the whole program for a browser'
	@echo 'make soak          run the tests that take minutes'
	@echo 'make strength      play the games of docs/strength.md'
	@echo 'make translations  update translations/*.ts from the sources'
	@echo 'make wheel         build the sdist and the wheel into dist/'
	@echo 'make bundle        build dist/furyqt, a folder with the program that needs no Python'
	@echo 'make deb           build the bundle and a Debian package of it'

play:
	@tools/setup.sh play
	@$(BIN)/furyqt

# Tests often wait, for a process or a timer, so there is one worker more than cores. The checks run beside them, and print
# when they are done. The first time one process compiles the tests, which otherwise each worker would do.
WORKERS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null | awk '{ print $$1 + 1 }')
test check:
	@tools/setup.sh dev
	@{ found=$$($(MAKE) --no-print-directory lint 2>&1); status=$$?; echo "$$found"; exit $$status; } & \
	[ -d tests/__pycache__ ] || QT_QPA_PLATFORM=offscreen $(BIN)/pytest --collect-only -qq $(TESTS) >/dev/null; \
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -n $(or $(WORKERS),auto) --dist worksteal $(TESTS); tests=$$?; \
	wait $$! || { echo 'make lint failed: see above'; exit 1; }; exit $$tests

check: TESTS := tests/rules tests/translations tests/test_structure.py tests/test_style.py

coverage:
	@tools/setup.sh dev
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest --cov --cov-report=term

lint:
	@tools/setup.sh dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench:
	@tools/setup.sh dev
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -o python_files="bench_*.py" benchmarks --benchmark-only
	$(BIN)/furyqt bench

gallery:
	@tools/setup.sh dev
	$(BIN)/python -m tools.gallery

soak:
	@tools/setup.sh dev
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -m slow

strength:
	@tools/setup.sh play
	tools/strength.sh

translations:
	@tools/setup.sh dev
	$(BIN)/python -m tools.update_translations
	$(BIN)/python -m tools.build_translations

wheel:
	@tools/setup.sh dev
	$(BIN)/python -m hatchling build -d dist

bundle:
	@tools/setup.sh dev
	$(BIN)/python -m tools.packaging bundle

deb: bundle
	$(BIN)/python -m tools.packaging deb

clean:
	rm -rf .venv build dist .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache translations/*.qm
