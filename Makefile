# The verbs of the project. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
DATABASE ?= sqlite:///ziggurat.sqlite3
VERSIONS := .ci/constraints.txt
WORKERS ?= $(shell expr `nproc` + 1) # many tests wait: for a browser, a clock, a process
NEEDS := pyproject.toml tools/needs.py $(VERSIONS)
SOURCES := pyproject.toml README.md tools/build_hook.py tools/engine.py tools/compile.py $(shell find src -type f -not -name '*.pyc' -not -path '*/__pycache__*')

.DEFAULT_GOAL := help
.PHONY: help setup play serve check test quick coverage audit laws browser compile fast lock playthroughs bench docs gallery screenshot game clean

help:  ## say what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup: $(VENV)/.app  ## install the app into .venv, compiled where a C compiler is there

play: $(VENV)/.needs  ## start the app and print its address; compile meanwhile what has to be
	@$(BIN)/python tools/play.py --port $(PORT) --database $(DATABASE)

serve: play  ## the same

check: $(VENV)/.dev  ## format, lint, types, import contracts, compiler traps, scripts of the pages
	$(BIN)/ruff format --check src tests tools
	$(BIN)/ruff check src tests tools
	$(BIN)/mypy
	MYPYPATH=tests:tools/siege $(BIN)/mypy tools/siege
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python tools/check_shifts.py
	@tools/scripts

audit: $(VENV)/.dev  ## known vulnerabilities in the libraries of a public server
	@$(BIN)/python tools/audit.py

quick: $(VENV)/.dev  ## the tests nearest to what changed since HEAD, or since BASE=…: two minutes
	@$(BIN)/python tools/quick.py $(BASE)

coverage: $(VENV)/.dev  ## branch coverage of the core, the games and the sessions: at least 95 %
	@tools/postgres
	@$(BIN)/python tools/coverage_gate.py

test: $(VENV)/.dev $(VENV)/.app  ## everything, in a real browser too; what is compiled once more compiled
	@tools/browser
	@tools/postgres
	@tools/proxy
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup
	$(BIN)/pytest -n auto -o pythonpath=tests tests/core tests/laws tests/games tests/bots tests/markup tests/views tests/cli tests/test_verifying.py

laws: $(VENV)/.dev  ## only the laws every game obeys
	$(BIN)/pytest -n auto tests/laws

browser: $(VENV)/.dev $(VENV)/.app  ## only the games played in a real browser
	@tools/browser
	$(BIN)/pytest tests/browser

compile: $(VENV)/.app  ## compile what changed

fast: $(VENV)/.app  ## compile twice, the second time with what playing has taught (gcc)
	@ZIGGURAT_PGO=1 $(BIN)/python -m pip install -q --no-deps --force-reinstall .

lock: $(VENV)/.dev $(VENV)/.docs  ## write down the versions that are installed, for the next set-up
	@(head -n 1 $(VERSIONS); $(BIN)/python -m pip freeze --exclude ziggurat) > $(VENV)/lock
	@mv $(VENV)/lock $(VERSIONS)
	@tools/hashes $(BIN)/python

playthroughs: $(VENV)/.dev  ## rewrite the golden playthroughs; the diff is the review
	PYTHONPATH=src $(BIN)/python tools/playthroughs.py

bench: $(VENV)/.bench  ## measure, with other engines in the same run
	$(BIN)/ziggurat bench

docs: $(VENV)/.docs  ## build the documentation as a site, strictly: build/site
	@PYTHONPATH=src $(BIN)/python tools/docs_site.py
	@PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "The site is at build/site/index.html."

gallery: $(VENV)/.app  ## draw every component of every game
	@for game in $$($(BIN)/python -c "import ziggurat; print(*ziggurat.game_keys())"); do $(BIN)/ziggurat gallery $$game; done

screenshot: $(VENV)/.dev $(VENV)/.app  ## take the README's pictures again
	@tools/browser
	$(BIN)/python tools/screenshots.py

game: $(VENV)/.dev  ## begin a new game from the toy: make game NAME=stonehenge
	$(BIN)/python tools/new_game.py $(NAME)

clean:  ## forget everything that was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# One environment. A mark for the libraries of each group, and one for the package itself, which is
# compiled again only if the engine has changed (tools/engine.py).

define libraries
	@echo "Installing the libraries of: $(1)."
	@$(BIN)/python tools/needs.py $(1) > $(VENV)/needs.txt
	@$(BIN)/python -m pip install -q -r $(VENV)/needs.txt $(2)
endef

$(BIN)/python:
	@tools/environment $(PYTHON) $(VENV)

$(VENV)/.needs: $(BIN)/python $(NEEDS)
	$(call libraries,app,-c $(VERSIONS))
	@touch $@

$(VENV)/.dev: $(BIN)/python $(NEEDS)
	$(call libraries,dev postgres png,-c $(VERSIONS))
	@touch $(VENV)/.needs $@

$(VENV)/.docs: $(BIN)/python $(NEEDS)
	$(call libraries,docs,-c $(VERSIONS))
	@touch $@

$(VENV)/.bench: $(VENV)/.app
	$(call libraries,bench)
	@touch $@

$(VENV)/.app: $(VENV)/.needs $(SOURCES)
	@echo "Installing ziggurat; a new engine is compiled, where a C compiler is: a minute or two."
	@$(BIN)/python -m pip install -q --no-deps --force-reinstall .
	@$(BIN)/ziggurat --version
	@touch $@
