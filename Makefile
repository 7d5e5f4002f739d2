# `make build` and `make test` each work on a fresh clone: the first run sets up .venv, later runs find it ready.
# Everything is called as `.venv/bin/python -m …`, never by an absolute path, so that a folder with spaces works.

PYTHON_BIN := .venv/bin/python

.DEFAULT_GOAL := build
.PHONY: help build test lint bench fuzz docs layout-log lock clean setup

help:
	@echo "make build   set up, then build everything that this project makes, into build/"
	@echo "make test    set up, then lint, check types and imports, and run the tests"
	@echo "make lint    the first half of make test"
	@echo "make bench   measure the speed, beside other programs doing the same work"
	@echo "make fuzz    the long run of random games (make test plays a short one)"
	@echo "make layout-log  write tests/press/layout.log anew, after a change of templates; look at the difference"
	@echo "make docs    write docs/diagnostics.md anew, after a change of messages"
	@echo "make lock    write requirements.lock anew, after a change of the dependencies"
	@echo "make clean   remove build/, dist/ and the caches (.venv stays; delete it to set up anew)"

setup:
	@.ci/setup

build: setup
	@echo "Building (cardforge build) …"
	@.venv/bin/cardforge build

lint: setup
	@echo "Lint (ruff) …"
	@$(PYTHON_BIN) -m ruff check --quiet .
	@$(PYTHON_BIN) -m ruff format --check --quiet . || { echo "Not formatted. Run: .venv/bin/ruff format ."; exit 1; }
	@echo "Types (mypy) …"
	@$(PYTHON_BIN) -m mypy
	@echo "Who imports whom (import-linter) …"
	@.venv/bin/lint-imports --no-logo

test: lint
	@echo "Tests (pytest) …"
	@$(PYTHON_BIN) -m pytest --numprocesses auto --verbosity 0
	@echo "Every printed word played and pinned (cardforge coverage) …"
	@.venv/bin/cardforge coverage --check-ledger

bench: setup
	@test -e tests/bench/__main__.py || { echo "There is no benchmark in tests/bench yet."; exit 1; }
	@echo "Measuring; this takes some minutes …"
	@$(PYTHON_BIN) -m tests.bench

fuzz: setup
	@test -e tests/fuzz/__main__.py || { echo "There are no games to play in tests/fuzz yet."; exit 1; }
	@echo "Playing random games; Ctrl-C ends it …"
	@$(PYTHON_BIN) -m tests.fuzz

layout-log: setup
	@$(PYTHON_BIN) -m tests.press.layout_log

docs: setup
	@$(PYTHON_BIN) -m cardforge.workshop.docs
	@$(PYTHON_BIN) -m cardforge.games.waybound.guide > docs/rules-language.md
	@$(PYTHON_BIN) -m cardforge.cli.reference
	@echo "Wrote docs/diagnostics.md, docs/rules-language.md and docs/commands.md."

# --universal: one file for Linux and macOS and every Python from 3.11. No host name is written into it, so that it
# installs from whichever index a machine is set up for.
lock: setup
	@echo "Writing requirements.lock …"
	@$(PYTHON_BIN) -m pip install --quiet --disable-pip-version-check uv
	@$(PYTHON_BIN) -m uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 --fork-strategy fewest \
		--all-extras --generate-hashes --no-annotate --custom-compile-command "make lock" --output-file requirements.lock

clean:
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .cardforge-cache
	@find cardforge tests -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "Removed build/, dist/ and the caches. .venv stays; delete it to set up anew."
