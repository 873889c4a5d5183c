# make site    build Greenroom and the World Cup example, and say what to open
# make test    lint, all tests in Swift, in a real browser, of the documents,
#              and of locales against another build of ICU
# make lint    format and house rules
# make bench   measurements: rendering, full and unchanged builds, memory

SWIFT = swift
EXAMPLE = Examples/world-cup
LIBRARIES = libcmark-dev libfyaml-dev libsimdjson-dev libxxhash-dev pkg-config
BROWSER = chromium fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
# PyICU is built where it is installed.
ICU = libicu-dev pkg-config g++ python3-dev
VENV = .venv
# The executable carries the Swift runtime, so that it can be copied alone.
RELEASE = --configuration release --static-swift-stdlib --product greenroom

.PHONY: site test lint bench libraries greenroom swift-test browser-test
.PHONY: docs-test icu-test

site: greenroom
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/greenroom" build \
		--project $(EXAMPLE)
	@echo "open $(CURDIR)/$(EXAMPLE)/site/index.html"

test: lint swift-test icu-test browser-test docs-test

libraries:
	@Scripts/install-packages.sh $(LIBRARIES)

greenroom: libraries
	$(SWIFT) build $(RELEASE)

swift-test: libraries
	$(SWIFT) test --parallel

browser-test: greenroom $(VENV)/ready
	@Scripts/install-packages.sh $(BROWSER)
	GREENROOM="$$($(SWIFT) build $(RELEASE) --show-bin-path)/greenroom" \
		$(VENV)/bin/python -m pytest -q Tests/Browser

icu-test: $(VENV)/icu-ready
	$(SWIFT) build --product localization-dump
	LOCALIZATION_DUMP="$$($(SWIFT) build --show-bin-path)/localization-dump" \
		$(VENV)/bin/python -m pytest -q Tests/ICU

$(VENV)/icu-ready: Tests/ICU/requirements.txt $(VENV)/ready
	@Scripts/install-packages.sh $(ICU)
	$(VENV)/bin/python -m pip install -q --disable-pip-version-check \
		-r Tests/ICU/requirements.txt
	touch $@

docs-test: greenroom $(VENV)/ready
	GREENROOM="$$($(SWIFT) build $(RELEASE) --show-bin-path)/greenroom" \
		$(VENV)/bin/python -m pytest -q Tests/Docs

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
	python3 Scripts/bench.py
