.DEFAULT_GOAL := help
.PHONY: help play terminal quick test browser format style types client-types client-logic deep soak clauses golden screenshots pages recordings lighthouse docs bench redraw load box puzzles lock dist release sbom clean

# a process that finds no bytecode compiles all that it imports, for seconds; tests start many processes
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
# Python compiles what is imported; compiling all that is installed takes longer
PIP := $(BIN)/python -m pip install --disable-pip-version-check --no-compile
# uv takes a tenth of pip's time; where it is missing or finds no packages, for example on an index that only pip
# is configured for, pip installs
install = $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $(1) 2>/dev/null \
	|| $(PIP) --require-hashes -r $(1)
COMPILE := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links --no-emit-package gotham-core
EXTRAS := bench box cluster gpu mcp postgres print redis research wasm
# one more than the cores of the smallest machine: tests wait for servers, clocks and pages
WORKERS := 3
SOAK := kills=1-200 twins=1-10000 inputs=1-1000000
TENTH := kills=1-20 twins=1-1000 inputs=1-100000
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11
QUICK := tests/project/test_layers.py tests/hooks/test_hooks.py tests/web tests/i18n tests/games/new_york_new_york/rules \
	tests/games/chinatown/rules tests/games/enquetes_a_new_york/rules tests/match/test_table.py \
	--ignore tests/games/chinatown/rules/test_conservation.py --ignore tests/games/enquetes_a_new_york/rules/test_leaks.py
STATIC := $(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
WEB := $(shell find web -name node_modules -prune -o -print) $(wildcard src/gotham/games/*/rules/map.py src/gotham/wasm/wrapper/*)
RULES := $(wildcard src/gotham/games/*/rules/*.py src/gotham/engine/*.py src/gotham/wasm/*.py) tools/modules.py

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/.client ## Open a table in the browser
	@$(BIN)/gotham serve --open || [ $$? -eq 130 ]

terminal: .venv/.run ## Play New York New York in the terminal
	@$(BIN)/gotham play new-york-new-york || [ $$? -eq 130 ]

quick: .venv/.dev .venv/.client ## Run the quick checks between edits, in under 90 seconds
	@$(STATIC) format style types client-logic
	@echo "Layout, hooks and rules (pytest)"
	@$(BIN)/python -m pytest --quiet --numprocesses 2 --dist worksteal $(QUICK)

test: .venv/.dev .venv/.client .venv/.modules .venv/.release docs ## Check format, style, types and behaviour
	@echo "[1/3] Format, style, types, logic of the client, and a browser for the tests, two at a time"
	@$(STATIC) browser types format style client-types client-logic
	@echo "[2/3] Behaviour (pytest)"
	@$(BIN)/python -m pytest --ignore tests/browser --numprocesses $(WORKERS) --dist worksteal
	@echo "[3/3] Behaviour in a browser (pytest)"
	@$(BIN)/python -m pytest tests/browser --numprocesses $(WORKERS) --dist worksteal
	@echo "All checks passed. Next: 'make play' to play, 'make deep' for the long tests."

format:
	@echo "Format (ruff format)"
	@$(BIN)/ruff format --check --quiet . || { echo "To repair: $(BIN)/ruff format"; exit 1; }

style:
	@echo "Style (ruff check)"
	@$(BIN)/ruff check --quiet . || { echo "To repair: $(BIN)/ruff check --fix"; exit 1; }

types:
	@echo "Types (mypy)"
	@$(BIN)/mypy

browser:
	@$(BIN)/python -m tools.browser || { [ "$$CI" != true ] && echo "Tests in a browser will be skipped."; }

client-types:
	@echo "Types of the client (svelte-check)"
	@$(BIN)/python -m tools.node web check

client-logic:
	@echo "Logic of the client (vitest)"
	@$(BIN)/python -m tools.node web test

deep: .venv/.dev .venv/.client ## Run the long tests and the mutation tests
	@echo "[1/6] Long tests (pytest -m deep)"
	@$(BIN)/python -m pytest -m deep --ignore tests/browser --numprocesses 2 --dist worksteal
	@echo "[2/6] Long tests in a browser (pytest -m deep)"
	@$(BIN)/python -m pytest -m deep tests/browser --ignore tests/browser/test_lighthouse.py --numprocesses 2 --dist worksteal
	@echo "[3/6] Lighthouse, alone on the machine (pytest -m deep)"
	@$(BIN)/python -m pytest -m deep tests/browser/test_lighthouse.py
	@echo "[4/6] A tenth of the soak"
	@$(BIN)/python -m tests.soak --fresh $(TENTH)
	@echo "[5/6] Mutation tests"
	@$(BIN)/python -m tests.mutation
	@echo "[6/6] Planted defects"
	@$(BIN)/python -m tests.planted

soak: .venv/.dev .venv/.client ## Kill servers, mutate inputs and play twin worlds for an hour; continues where it stopped
	@$(BIN)/python -m tests.soak $(SOAK)

clauses: .venv/.dev ## List the clauses of the rulebooks with their tests
	@$(BIN)/python -m tests.clauses

golden: .venv/.dev ## Write the golden transcripts again
	@$(BIN)/python -m tests.golden

screenshots: .venv/.dev .venv/.client ## Take the screenshots of the documents again
	@$(BIN)/python -m tools.screenshots

recordings: .venv/.dev .venv/.client ## Record the moving pictures of the README again
	@$(BIN)/python -m tools.recordings

pages: .venv/.client ## Draw the printed pages of the games for the documents
	@$(BIN)/python -m tools.pages

docs: .venv/.dev .venv/.client ## Build the documentation site, which a server shows at /docs
	@$(BIN)/python -m tools.site

bench: .venv/.bench ## Measure speed against other libraries
	@$(BIN)/gotham bench --peers

lighthouse: .venv/.dev .venv/.client ## Measure pages with Lighthouse, as on a phone
	@$(BIN)/python -m tools.lighthouse

redraw: .venv/.dev .venv/.client ## Measure how long a full board takes to show a change
	@$(BIN)/python -m tests.browser.redraw

load: .venv/.client ## Measure the server under load, compared with boardgame.io
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.node bench load

box: .venv/.box ## Compose the box of cases of Enquêtes à New York again
	@$(BIN)/python -m tools.box

puzzles: .venv/.run ## Mine the puzzles of all games again
	@$(BIN)/python -m tools.puzzles

lock: .venv/.dev ## Pin the newest versions of all requirements
	@echo "Resolving the files of requirements/."
	@$(COMPILE) pyproject.toml --extra print --group build --output-file requirements/run.txt
	@$(COMPILE) pyproject.toml --extra print --group build --group dev --constraint requirements/run.txt \
		--output-file requirements/dev.txt
	@for extra in $(EXTRAS); do $(COMPILE) pyproject.toml --group build --extra $$extra \
		--constraint requirements/dev.txt --output-file requirements/extras/$$extra.txt || exit 1; done
	@$(COMPILE) --group build --constraint requirements/dev.txt --output-file requirements/build.txt
	@$(COMPILE) pyproject.toml --extra postgres --extra redis --constraint requirements/dev.txt \
		--output-file requirements/image.txt
	@$(COMPILE) --group sbom --constraint requirements/dev.txt --output-file requirements/sbom.txt
	@$(COMPILE) --group node --output-file requirements/node.txt
	@$(COMPILE) --group install --constraint requirements/dev.txt --output-file requirements/install.txt
	@$(COMPILE) --group release --output-file requirements/release.txt

dist: .venv/.client .venv/.modules docs ## Build the source distributions and wheels into dist
	@$(BIN)/python -m tools.dist

release: .venv/.client .venv/.modules .venv/.release .venv/.sbom docs ## Prepare a release: VERSION=X.Y.Z; publishes nothing
	@$(BIN)/python -m tools.release $(VERSION)

sbom: .venv/.sbom ## Write the bills of materials of server and client
	@$(BIN)/python -m tools.sbom

clean: ## Remove the environment, the caches and the build output
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist mutants
	@rm -rf web/node_modules bench/node_modules tools/lighthouse/node_modules tools/lint/node_modules tools/sbom/node_modules
	@rm -rf src/gotham/printing/art src/gotham/server/static src/gotham/server/modules src/gotham/server/site
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.venv/.made:
	@for python in $(PYTHONS); do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		found=$$python; \
		$$python -c 'import ensurepip, venv' 2>/dev/null || continue; \
		echo "Creating .venv with $$($$python --version)."; \
		$$python -m venv .venv || exit; \
		$(PIP) --quiet --require-hashes -r requirements/install.txt || true; \
		touch $@; exit; \
	done; \
	if [ -n "$$found" ]; then echo "gotham needs the venv module of $$found (on Debian: apt install python3-venv)." >&2; \
	else echo "gotham needs Python 3.11 or newer; none of these is: $(PYTHONS)." >&2; fi; \
	exit 1

.venv/.run: requirements/run.txt pyproject.toml src/pyproject.toml | .venv/.made
	@echo "Installing gotham and its requirements into .venv (up to a minute the first time)."
	@$(call install,requirements/run.txt)
	@$(PIP) --quiet --no-deps --no-build-isolation --editable src --editable .
	@touch $@

.venv/.client: $(WEB) .venv/.run
	@$(BIN)/python -m tools.client
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.run
	@echo "Installing the development tools into .venv (up to a minute the first time)."
	@$(call install,requirements/dev.txt)
	@touch $@

.venv/.modules: $(RULES) .venv/.dev
	@$(BIN)/python -m tools.modules
	@touch $@

$(EXTRAS:%=.venv/.%): .venv/.%: requirements/extras/%.txt | .venv/.run
	@echo "Installing the extra $* into .venv (up to a minute the first time)."
	@$(call install,$<)
	@touch $@

.venv/.sbom: requirements/sbom.txt | .venv/.run
	@echo "Installing the tool that lists what is installed into .venv."
	@$(call install,$<)
	@touch $@

# an environment of its own: these tools need older versions than the others
.venv/.release: requirements/release.txt .venv/.dev
	@echo "Installing the checks of a release into .venv/release."
	@$(BIN)/uv venv --quiet --allow-existing .venv/release
	@$(BIN)/uv pip install --quiet --python .venv/release --require-hashes -r $<
	@touch $@
