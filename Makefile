# The verbs of the project. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
DATABASE ?= sqlite:///ziggurat.sqlite3
VERSIONS := .ci/constraints.txt
DEV := dev,postgres,png
SOURCES := pyproject.toml README.md tools/build_hook.py tools/compile.py $(shell find src -type f -not -name '*.pyc' -not -path '*/__pycache__*')

.DEFAULT_GOAL := help
.PHONY: help setup play serve check test laws browser compile fast lock playthroughs bench gallery screenshot game clean

help:  ## say what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup: $(VENV)/.app  ## install the app into .venv, compiled where a C compiler is there

play: $(VENV)/.app  ## start the app and print its address
	@$(BIN)/ziggurat serve --port $(PORT) --database $(DATABASE)

serve: play  ## the same

check: $(VENV)/.dev  ## format, lint, types, import contracts, compiler traps
	$(BIN)/ruff format --check src tests tools
	$(BIN)/ruff check src tests tools
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_shifts.py

test: $(VENV)/.dev  ## everything, in a real browser too; what is compiled once more compiled
	@tools/browser
	@tools/postgres
	@tools/proxy
	$(BIN)/pytest -n auto --dist loadgroup
	$(BIN)/pytest -n auto -o pythonpath=tests tests/core tests/laws tests/games tests/bots tests/views tests/cli tests/test_verifying.py

laws: $(VENV)/.dev  ## only the laws every game obeys
	$(BIN)/pytest -n auto tests/laws

browser: $(VENV)/.dev  ## only the games played in a real browser
	@tools/browser
	$(BIN)/pytest tests/browser

compile: $(VENV)/.app  ## compile what changed

fast: $(VENV)/.app  ## compile twice, the second time with what playing has taught (gcc)
	@ZIGGURAT_PGO=1 $(BIN)/python -m pip install -q --no-deps --force-reinstall .

lock: $(VENV)/.dev  ## write down the versions that are installed, for everybody's next set-up
	@(head -n 1 $(VERSIONS); $(BIN)/python -m pip freeze --exclude ziggurat) > $(VENV)/lock
	@mv $(VENV)/lock $(VERSIONS)
	@tools/hashes $(BIN)/python

playthroughs: $(VENV)/.dev  ## rewrite the golden playthroughs; the diff is the review
	PYTHONPATH=src $(BIN)/python tools/playthroughs.py

bench: $(VENV)/.bench  ## measure, with other engines in the same run
	$(BIN)/ziggurat bench

gallery: $(VENV)/.app  ## draw every component of every game
	@for game in $$($(BIN)/python -c "import ziggurat; print(*ziggurat.game_keys())"); do $(BIN)/ziggurat gallery $$game; done

screenshot: $(VENV)/.dev  ## take the README's pictures anew
	@tools/browser
	$(BIN)/python tools/screenshots.py

game: $(VENV)/.dev  ## begin a new game from the toy: make game NAME=stonehenge
	$(BIN)/python tools/new_game.py $(NAME)

clean:  ## forget everything that was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# One environment; each group of dependencies leaves a mark. Compiled again when a source changes.

define install
	@echo "Installing ($(1)); where a C compiler is there, the engine is compiled: two or three minutes."
	@$(BIN)/python -m pip install -q ".[$(1)]" $(2)
	@$(BIN)/ziggurat --version
endef

$(BIN)/python:
	@tools/environment $(PYTHON) $(VENV)

$(VENV)/.app: $(BIN)/python $(SOURCES)
	$(call install,app,-c $(VERSIONS))
	@touch $@

$(VENV)/.dev: $(BIN)/python $(SOURCES)
	$(call install,$(DEV),-c $(VERSIONS))
	@touch $(VENV)/.app $@

$(VENV)/.bench: $(BIN)/python $(SOURCES)
	$(call install,bench)
	@touch $(VENV)/.app $@
