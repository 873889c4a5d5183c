# make site         build Greenroom and the World Cup example, and say what to
#                   open
# make preview      serve that example live, with broadcasts, and say what to
#                   open and what will happen; PORT=8800, SPEED=1
# make test         lint; all tests in Swift, of locales against another build
#                   of ICU, in a real browser, of the documents and of hostile
#                   input
# make test-all     the same, with every page in every theme and language and
#                   minutes of each fuzzer
# make fuzz         each fuzzer for SECONDS=3; none may find a crash
# make screenshots  pictures of every page kind, in Tests/Browser/screenshots
# make lint         format and house rules
# make bench        measurements: rendering, full and unchanged builds, memory

SWIFT = swift
SECONDS = 3
EXAMPLE = Examples/world-cup
PORT = 8800
SPEED = 1
LIBRARIES = libcmark-dev libcsv-dev libcurl4-openssl-dev libfyaml-dev \
	libmicrohttpd-dev libqrencode-dev libsimdjson-dev libxxhash-dev pkg-config
BROWSER = chromium default-jre-headless ffmpeg fonts-noto-core \
	fonts-noto-cjk fonts-noto-color-emoji
# PyICU is built where it is installed.
ICU = libicu-dev pkg-config g++ python3-dev
# Tests of real sockets, files and encoders wait in threads that tests of
# processes hold up: they run by themselves.
SOCKETS = ^(PollingTests|PreviewTests|ScenariosTests)\.
VENV = .venv
PYTEST = $(VENV)/bin/python -m pytest -q
# The executable carries the Swift runtime, so that it can be copied alone.
OPTIMIZED = --configuration release --static-swift-stdlib
RELEASE = $(OPTIMIZED) --product greenroom
BENCHMARKS = $(OPTIMIZED) --product greenroom-benchmarks
BUILT = GREENROOM="$$($(SWIFT) build --show-bin-path)/greenroom"

.PHONY: site preview test test-all lint bench screenshots libraries greenroom
.PHONY: tested
.PHONY: swift-test icu-test schema-test browser-test docs-test hostile-test
.PHONY: live-test fuzz

site: greenroom
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/greenroom" build \
		--project $(EXAMPLE)
	@echo "open $(CURDIR)/$(EXAMPLE)/site/index.html"

preview: greenroom
	@Scripts/install-packages.sh ffmpeg
	@echo "open http://127.0.0.1:$(PORT)/broadcast/en/player/match-27.html"
	@echo "and  http://127.0.0.1:$(PORT)/broadcast/en/widgets/live-now.html"
	@exec "$$($(SWIFT) build $(RELEASE) --show-bin-path)/greenroom" serve \
		--project $(EXAMPLE) --scenario $(EXAMPLE)/scenario.yaml \
		--port $(PORT) --speed $(SPEED)

test: lint swift-test icu-test schema-test browser-test live-test docs-test \
	hostile-test

test-all: export GREENROOM_BROWSER_TESTS = all
test-all: export SECONDS = 180
test-all: test fuzz

libraries:
	@Scripts/install-packages.sh $(LIBRARIES)

# Both embed hls.js. Without a network the program is built without it; tests
# need it.
greenroom: libraries
	@python3 Scripts/fetch-hls.py --optional
	$(SWIFT) build $(RELEASE)

# The executable that the tests run, and the tests in Swift.
tested: libraries
	@python3 Scripts/fetch-hls.py
	$(SWIFT) build --build-tests

# Test cards are made by the real encoder.
swift-test: tested
	@Scripts/install-packages.sh ffmpeg
	$(SWIFT) test --skip-build --parallel --quiet --skip '$(SOCKETS)'
	$(SWIFT) test --skip-build --parallel --quiet --filter '$(SOCKETS)'

browser-test: tested $(VENV)/ready
	@Scripts/install-packages.sh $(BROWSER)
	$(BUILT) $(PYTEST) Tests/Player
	$(BUILT) $(PYTEST) Tests/Browser

# A real upstream, real broadcasts and a real browser. Streams move in real
# time: most tests wait, so that several run at a time.
live-test: tested $(VENV)/ready
	@Scripts/install-packages.sh $(BROWSER) nginx-light
	$(BUILT) $(PYTEST) -n 4 Tests/Live

icu-test: libraries $(VENV)/icu-ready
	$(SWIFT) build --product localization-dump
	LOCALIZATION_DUMP="$$($(SWIFT) build --show-bin-path)/localization-dump" \
		$(PYTEST) Tests/ICU

$(VENV)/icu-ready: Tests/ICU/requirements.txt $(VENV)/ready
	@Scripts/install-packages.sh $(ICU)
	$(VENV)/bin/python -m pip install -q --disable-pip-version-check \
		-r Tests/ICU/requirements.txt
	touch $@

docs-test: tested $(VENV)/ready
	$(BUILT) $(PYTEST) Tests/Docs

schema-test: tested $(VENV)/ready
	$(BUILT) $(PYTEST) Tests/SchemaFiles

screenshots: tested $(VENV)/ready
	@Scripts/install-packages.sh $(BROWSER)
	$(BUILT) $(VENV)/bin/python Tests/Browser/screenshots.py

# UPDATE_DOCS=1 writes docs/hostile-input.md anew.
hostile-test: tested $(VENV)/ready
	$(BUILT) $(PYTEST) Tests/Hostile

fuzz: libraries
	Scripts/fuzz.sh $(SECONDS)

$(VENV)/ready: Tests/Browser/requirements.txt
	python3 -m venv $(VENV) || { \
		Scripts/install-packages.sh python3-venv && \
		python3 -m venv $(VENV); }
	$(VENV)/bin/python -m pip install -q --disable-pip-version-check \
		-r Tests/Browser/requirements.txt
	touch $@

lint:
	$(SWIFT) format lint --strict --recursive --parallel \
		Package.swift Sources Tests
	python3 Scripts/check-house.py

bench: greenroom
	$(SWIFT) build $(BENCHMARKS)
	@bin="$$($(SWIFT) build $(BENCHMARKS) --show-bin-path)" && \
		python3 Scripts/bench.py "$$bin/greenroom" "$$bin/greenroom-benchmarks"
