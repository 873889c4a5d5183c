# make site    build Greenroom and the World Cup example, and say what to open
# make test    lint, all tests in Swift, in a real browser and of the documents
# make lint    format and house rules
# make bench   measurements: rendering, full and unchanged builds, memory

SWIFT = swift
EXAMPLE = Examples/world-cup
LIBRARIES = libcmark-dev libcsv-dev libfyaml-dev libsimdjson-dev \
	libxxhash-dev pkg-config
BROWSER = chromium fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
VENV = .venv
# The executable carries the Swift runtime, so that it can be copied alone.
RELEASE = --configuration release --static-swift-stdlib --product greenroom

.PHONY: site test lint bench libraries greenroom swift-test browser-test
.PHONY: docs-test

site: greenroom
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/greenroom" build \
		--project $(EXAMPLE)
	@echo "open $(CURDIR)/$(EXAMPLE)/site/index.html"

test: lint swift-test browser-test docs-test

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
