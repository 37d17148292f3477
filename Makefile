.DEFAULT_GOAL := help
.PHONY: help play terminal quick test format style types client-types client-logic deep clauses golden screenshots pages bench redraw load box puzzles lock clean

BIN := .venv/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check
COMPILE := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11
QUICK := tests/project/test_layers.py tests/hooks/test_hooks.py tests/web tests/i18n tests/games/new_york_new_york/rules \
	tests/games/chinatown/rules tests/games/enquetes_a_new_york/rules tests/match/test_table.py \
	--ignore tests/games/chinatown/rules/test_conservation.py --ignore tests/games/enquetes_a_new_york/rules/test_leaks.py
STATIC := $(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
WEB := $(shell find web -name node_modules -prune -o -print) $(wildcard src/gotham/games/*/rules/map.py)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/.client ## Open a table in the browser
	@$(BIN)/gotham serve --open || [ $$? -eq 130 ]

terminal: .venv/.run ## Play New York New York in the terminal
	@$(BIN)/gotham play new-york-new-york || [ $$? -eq 130 ]

quick: .venv/.dev .venv/.client ## Check what matters between edits, in under 90 seconds
	@$(STATIC) format style types client-logic
	@echo "Layout, hooks and rules (pytest)"
	@$(BIN)/python -m pytest --quiet --numprocesses 2 --dist worksteal $(QUICK)

test: .venv/.dev .venv/.client ## Check format, style, types and behaviour
	@echo "[1/4] Format, style, types and logic of the client, two at a time"
	@$(STATIC) format style types client-types client-logic
	@echo "[2/4] Browser for the tests"
	@$(BIN)/python -m tools.browser || { [ "$$CI" != true ] && echo "Tests in a browser will be skipped."; }
	@echo "[3/4] Behaviour (pytest)"
	@$(BIN)/python -m pytest --ignore tests/browser --numprocesses 2 --dist worksteal
	@echo "[4/4] Behaviour in a browser (pytest)"
	@$(BIN)/python -m pytest tests/browser --numprocesses 2 --dist worksteal
	@echo "All checks passed. Next: 'make play' to play, 'make deep' for the long tests."

format:
	@echo "Format (ruff format)"
	@$(BIN)/ruff format --check --quiet . || { echo "To repair: $(BIN)/ruff format"; exit 1; }

style:
	@echo "Style (ruff check)"
	@$(BIN)/ruff check --quiet . || { echo "To repair what can be: $(BIN)/ruff check --fix"; exit 1; }

types:
	@echo "Types (mypy)"
	@$(BIN)/mypy

client-types:
	@echo "Types of the client (svelte-check)"
	@$(BIN)/python -m tools.node web check

client-logic:
	@echo "Logic of the client (vitest)"
	@$(BIN)/python -m tools.node web test

deep: .venv/.dev .venv/.client ## Run the long tests and the mutation tests
	@echo "[1/3] Long tests (pytest -m deep)"
	@$(BIN)/python -m pytest -m deep --ignore tests/browser --numprocesses 2 --dist worksteal
	@echo "[2/3] Long tests in a browser (pytest -m deep)"
	@$(BIN)/python -m pytest -m deep tests/browser --numprocesses 2 --dist worksteal
	@echo "[3/3] Mutation tests"
	@$(BIN)/python -m tests.mutation

clauses: .venv/.dev ## List the clauses of the rulebooks and the tests that prove them
	@$(BIN)/python -m tests.clauses

golden: .venv/.dev ## Write the golden transcripts anew
	@$(BIN)/python -m tests.golden

screenshots: .venv/.dev .venv/.client ## Take the screenshots of the documents anew
	@$(BIN)/python -m tools.screenshots

pages: .venv/.client ## Draw the pages of the games on paper anew, for the documents
	@$(BIN)/python -m tools.pages

bench: .venv/.bench ## Measure speed against other libraries
	@$(BIN)/gotham bench --peers

redraw: .venv/.dev .venv/.client ## Measure how long a full board takes to show a change
	@$(BIN)/python -m tests.browser.redraw

load: .venv/.client ## Measure the server under load, beside one of boardgame.io
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.node bench load

box: .venv/.box ## Compose the box of cases of Enquêtes à New York anew
	@$(BIN)/python -m tools.box

puzzles: .venv/.run ## Mine the puzzles of all games anew
	@$(BIN)/python -m tools.puzzles

lock: .venv/.dev ## Pin the newest versions of all requirements
	@echo "Resolving requirements/run.txt, requirements/dev.txt and requirements/node.txt."
	@$(COMPILE) pyproject.toml --group build --output-file requirements/run.txt
	@$(COMPILE) pyproject.toml --group build --group dev --constraint requirements/run.txt \
		--output-file requirements/dev.txt
	@$(COMPILE) --group node --output-file requirements/node.txt

clean: ## Remove the environment, the caches and what was built
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist mutants
	@rm -rf web/node_modules bench/node_modules src/gotham/server/static
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.venv/.made:
	@for python in $(PYTHONS); do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		found=$$python; \
		$$python -c 'import ensurepip, venv' 2>/dev/null || continue; \
		echo "Creating .venv with $$($$python --version)."; \
		$$python -m venv .venv && touch $@; exit; \
	done; \
	if [ -n "$$found" ]; then echo "gotham needs the venv module of $$found (on Debian: apt install python3-venv)." >&2; \
	else echo "gotham needs Python 3.11 or newer; none of these is: $(PYTHONS)." >&2; fi; \
	exit 1

.venv/.run: requirements/run.txt pyproject.toml | .venv/.made
	@echo "Installing gotham and what it needs to run into .venv (about a minute the first time)."
	@$(PIP) --require-hashes -r requirements/run.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.client: $(WEB) .venv/.run
	@$(BIN)/python -m tools.client
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.run
	@echo "Installing the development tools into .venv (about a minute the first time)."
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.box: pyproject.toml | .venv/.run
	@echo "Installing the solver that composes the box into .venv."
	@$(PIP) --no-build-isolation --editable '.[box]'
	@touch $@

.venv/.bench: pyproject.toml | .venv/.run
	@echo "Installing the libraries to compare with into .venv (about a minute the first time)."
	@$(PIP) --no-build-isolation --editable '.[bench]'
	@touch $@
