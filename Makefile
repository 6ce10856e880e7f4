# make play: the hall.  make test: everything CI runs.  make help: the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
SPIEL := $(VENV)/.spiel
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.csv' -o -name '*.tcss' -o -path '*/hall/pages/templates/*' -type f -o -path '*/hall/pages/static/*' -type f)
MAKER := $(MAKE)
JOBS ?= 2
GAMES ?= 100000
MATCHES ?= 1500
FISTS ?= 20000
CROWDED ?= 20000
EVENTS ?= 2000
SAMPLE ?= 500

.PHONY: help play test checks lint types levels unit compiled-unit rules research bench soak ray explore mutants wheel compile clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

# What playing needs, and nothing else: no linters, no compiler, no seating. The hall is what is played in.
$(PLAYABLE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kwoon needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --upgrade pip "setuptools>=77"
	KWOON_COMPILE=0 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -e '.[hall]'
	@touch $@

# What working on it needs besides.
$(READY): $(PLAYABLE)
	KWOON_COMPILE=0 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -e '.[dev]'
	@touch $@

# The compiled package stands apart, so that the sources in src/ always run as they are read.
# It is put in its place at the end, all at once. pip brings mypyc for the while where the environment has none.
$(COMPILED)/.done: $(PLAYABLE) $(SOURCES) setup.py
	@rm -rf $(COMPILED).new build/lib* build/temp* build/bdist*
	@mkdir -p build
	@echo "compiling the engine and the games (once, a few minutes)..."
	@isolation=; export MYPY_CACHE_DIR=build/mypy_cache; $(BIN)/python -c 'import mypyc' 2> /dev/null && isolation=--no-build-isolation; \
		$(BIN)/python -m pip install -q --disable-pip-version-check $$isolation --no-deps --target $(COMPILED).new . > build/compiled.log 2>&1 \
		|| { cat build/compiled.log; rm -rf $(COMPILED).new; exit 1; }
	@rm -rf $(COMPILED) && mv $(COMPILED).new $(COMPILED) && touch $@

compile: $(COMPILED)/.done ## compile the engine and the games where a C compiler is found

# Nobody waits for the compiler: the hall opens on the sources first, and on what was compiled meanwhile from then on.
play: $(PLAYABLE) ## open the hall on this machine
	@MAKER="$(MAKER)" sh tools/play.sh $(BIN)/python $(COMPILED)

# The linters and the compiler have one core each; after that the tests have both.
test: $(READY) ## everything that CI runs
	@$(MAKER) --no-print-directory -j 2 --output-sync=target checks compile
	@$(MAKER) --no-print-directory unit compiled-unit rules

checks: lint types levels

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/vulture

types: $(READY)
	$(BIN)/mypy

levels: $(READY)
	$(BIN)/lint-imports

# Whole games, and Shadowfist's cards and examples by the hundred, are played in the second round only, where they take
# a fifth of the time; without a C compiler that round runs on the sources, so they are never left out.
LATER := tests/conformance tests/shadowfist/cards tests/shadowfist/examples tests/shadowfist/rules

unit: $(READY) ## the tests on the sources as they are, the hall's in a real browser among them
	@mkdir -p build && sh tools/chromium.sh $(BIN)/python
	$(BIN)/python -m pytest -n $(JOBS) --ignore=tests/openspiel $(addprefix --ignore=, $(LATER))

# Only the engine and the games are compiled. What stands above them is tested twice where it hands games about: bots,
# tables and the lab, and of the hall what hands them to other processes and back.
# The texts of cards are the same both ways.
ONCE := tests/shadowfist/test_silence.py tests/shadowfist/test_printed.py tests/shadowfist/test_card_language.py tests/shadowfist/test_card_guide.py \
	tests/openspiel tests/browser tests/terminal tests/cli tests/tools tests/test_knots.py tests/test_readme.py \
	$(filter-out tests/tournament/test_from_engine.py, $(wildcard tests/tournament/test_*.py)) \
	$(filter-out tests/hall/test_house.py tests/hall/test_running.py tests/hall/test_messages.py tests/hall/test_snapshots.py tests/hall/test_drawing_shadowfist.py, $(wildcard tests/hall/test_*.py))

compiled-unit: $(COMPILED)/.done ## the same tests on the compiled package
	$(BIN)/python -m pytest -n $(JOBS) -o pythonpath="$(COMPILED) ." -p tests.compiled_only $(addprefix --ignore=, $(ONCE))

rules: $(READY) ## which numbered rules have a test (BOOK=KF lists a whole book)
	@$(BIN)/python -m tests.rules_report $(BOOK)

# OpenSpiel is 70 MB with SciPy's 140 beside it, for games in an environment that few want; so its tests stand apart.
$(SPIEL): $(READY)
	KWOON_COMPILE=0 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -e '.[openspiel,notebook]'
	@touch $@

research: $(SPIEL) ## the games in OpenSpiel: its own tests, its search and its learning on them; and the notebook
	SPIEL=1 $(BIN)/python -m pytest tests/openspiel

wheel: $(READY) ## a compiled wheel in dist/
	$(BIN)/python -m pip wheel -q --no-build-isolation --no-deps -w dist .

clean: ## forget the environment and all that was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info

bench: $(COMPILED)/.done ## how fast the games run, beside their peers
	PYTHONPATH=$(COMPILED) $(BIN)/python -m kwoon bench --peers

soak: $(COMPILED)/.done ## random games by the ten thousand and 2,000 tournaments, every law checked (GAMES=n MATCHES=n FISTS=n CROWDED=n EVENTS=n)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m kwoon soak kungfu --games $(GAMES)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m kwoon soak puzzlestrike --games $(GAMES)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m kwoon soak puzzlestrike-match --games $(MATCHES)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m kwoon soak shadowfist --games $(FISTS) --every 2000
	PYTHONPATH=$(COMPILED) $(BIN)/python -m kwoon soak shadowfist --crowded --games $(CROWDED) --every 800
	PYTHONPATH=$(COMPILED) $(BIN)/python -m kwoon tournament simulate --events $(EVENTS)

# Not part of `make test`: Ray is half a gigabyte, and its cluster takes half a minute to start.
ray: $(READY) ## studies on a real Ray cluster on this machine, with workers killed (installs Ray)
	KWOON_COMPILE=0 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -e '.[ray]'
	$(BIN)/python -m pytest -m ray tests/lab/test_ray.py

explore: $(READY) ## the tests by Hypothesis, with examples that nobody has seen yet
	EXAMPLES=fresh $(BIN)/python -m pytest -n $(JOBS) $$(grep -rl "from hypothesis" tests --include='test_*.py')

mutants: $(READY) ## break the rules one small piece at a time and see whether a test notices (SAMPLE=n SEED=n SCOPES="kungfu tournament")
	PYTHONPATH=src:. $(BIN)/python -m tools.mutants $(SCOPES) --sample $(SAMPLE) $(if $(SEED),--seed $(SEED))
