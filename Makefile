# SPDX-License-Identifier: Apache-2.0
#
# Plain `make` lists the targets. Each target first makes sure that the machine has what it needs
# (.ci/prepare says what is missing before it installs it) and asks nothing on the terminal.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

build := .build
# Linked statically, the command starts in a few milliseconds. On Linux the toolchain's own linker does
# it; the system's warns about a function that Foundation holds and nobody calls.
release := -c release --static-swift-stdlib $(if $(filter Linux,$(shell uname -s)),-Xswiftc -use-ld=lld)
hooke := $(build)/release/hooke
# Tests can't be linked statically; in a folder of their own they don't replace the command.
release_tests := -c release --scratch-path $(build)/release-tests
without_gsl := --disable-default-traits --scratch-path $(build)/without-gsl
sources := Sources Tests Benchmarks Package.swift

.NOTPARALLEL:
.PHONY: help setup hooke validate test test-no-fma test-release test-without-gsl fence embedded \
  accuracy record-accuracy reference reference-check notebooks browsers lint format readme benchmarks docs clean ci \
  has-swift has-gsl has-python has-browsers

help: ## lists the targets
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' Makefile

# ---- what the machine needs -----------------------------------------------------------------------

setup: ## checks for Swift, GSL and Python, and installs what is missing
	@.ci/prepare swift gsl python
has-swift:
	@.ci/prepare swift
has-gsl:
	@.ci/prepare swift gsl
has-python:
	@.ci/prepare python
has-browsers:
	@.ci/prepare python browsers

# ---- the command ----------------------------------------------------------------------------------

hooke: has-gsl ## builds the command, .build/release/hooke
	swift build $(release) --product hooke

validate: hooke ## judges every curve against certified tables and GSL
	$(hooke) validate

# ---- tests ----------------------------------------------------------------------------------------

test: has-gsl ## runs the tests
	swift test --disable-xctest

test-no-fma: has-gsl ## runs the tests, optimised, on the C library's paths without fused multiply-add
	Tests/NoFMA/run swift test $(release_tests) --disable-xctest

test-release: has-gsl ## runs the tests, optimised
	swift test $(release_tests) --disable-xctest

test-without-gsl: has-swift ## builds and tests as on a machine without GSL
	swift test $(without_gsl) --disable-xctest

fence: hooke ## shows that a program made of the libraries holds nothing of GSL
	Tests/Fence/run $(build)/fence $(hooke)

embedded: has-swift ## compiles the maths as Embedded Swift and runs a small program on it
	Tests/Embedded/run $(build)/embedded

accuracy: has-gsl ## measures every budget anew, with FMA and without, and writes the page of accuracy
	swift build --build-tests
	@$(MAKE) record-accuracy
	@Tests/NoFMA/run $(MAKE) record-accuracy
	swift test --disable-xctest --skip-build --filter AccuracyDocumentTests
	@sed -n '/^## Bounds at least/,$$p' Documentation/Accuracy.md

# A run that records fails, so that no run that only seems to judge ever passes.
record-accuracy:
	@HOOKE_RECORD=1 swift test --disable-xctest --skip-build --filter AccuracyRecordingTests 2>&1 \
	  | tee $(build)/accuracy.log || true
	@grep -q 'Accuracy.md has been written' $(build)/accuracy.log

# ---- reference data and notebooks -----------------------------------------------------------------

reference: .venv/reference/ready ## computes the certified tables anew, in place
	.venv/reference/bin/python Reference/generate/generate.py --output Reference

reference-check: .venv/reference/ready ## computes the certified tables anew and compares them
	cd Reference/generate && ../../.venv/reference/bin/python -m unittest --quiet
	.venv/reference/bin/python Reference/generate/generate.py --output Reference --check

notebooks: hooke .venv/notebooks/ready ## runs the notebooks on what the command prints
	HOOKE=$(abspath $(hooke)) .venv/notebooks/bin/python notebooks/execute.py --output $(build)/notebooks

# The command is asked a few hundred times, so it should be the optimised one.
browsers: hooke .venv/browsers/ready ## compares CSS easings with those of Chromium and Firefox, and records theirs
	.venv/browsers/bin/python Reference/browsers/observe.py --hooke $(hooke) --output Reference/observed/browsers

.venv/reference/ready: Reference/generate/requirements.txt | has-python
.venv/notebooks/ready: notebooks/requirements.txt | has-python
.venv/browsers/ready: Reference/browsers/requirements.txt | has-browsers
.venv/%/ready:
	rm -rf $(@D)
	python3 -m venv $(@D)
	$(@D)/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	touch $@

# ---- text -----------------------------------------------------------------------------------------

lint: has-swift ## checks the formatting of every Swift file
	swift format lint --strict --parallel --recursive $(sources)

format: has-swift ## formats every Swift file
	swift format --in-place --parallel --recursive $(sources)

readme: has-gsl has-python ## runs every command and example of README.md
	python3 Tests/README/check.py README.md --scratch $(build)/readme

docs: has-swift ## builds the documentation of the libraries with the toolchain's DocC
	Documentation/build $(build)/docs $(without_gsl)

# ---- time -----------------------------------------------------------------------------------------

benchmarks: hooke ## measures time beside error, and the command's start-up and export
	swift run -c release --package-path Benchmarks --scratch-path $(build)/benchmarks benchmarks
	Benchmarks/export.sh $(hooke)

# ---- everything -----------------------------------------------------------------------------------

ci: ## everything that must hold before a change is taken
	@.ci/legs lint test embedded test-without-gsl validate fence test-release test-no-fma \
	  reference-check notebooks readme

clean: ## removes what was built; the virtual environments stay
	rm -rf $(build)
