# The two commands: `make play` and `make test`. tools/setup.sh does all set-up and is quick the second time.

SHELL := /bin/bash
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play test coverage lint bench soak strength translations wheel clean

help:
	@echo 'make play          set everything up and open the table (or the terminal client, without a display)'
	@echo 'make test          set everything up and run every check'
	@echo 'make lint          ruff, mypy and import-linter only'
	@echo 'make coverage      the tests once more, and which lines of rules and search they run'
	@echo 'make bench         the performance table'
	@echo 'make soak          the tests that take minutes'
	@echo 'make strength      the games behind docs/strength.md'
	@echo 'make translations  bring translations/*.ts up to date with the sources'
	@echo 'make wheel         build the sdist and the wheel into dist/'

play:
	@tools/setup.sh play
	@$(BIN)/furyqt

test: lint
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -n auto --dist worksteal

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

clean:
	rm -rf .venv build dist .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache translations/*.qm
