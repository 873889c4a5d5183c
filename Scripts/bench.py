#!/usr/bin/env python3
"""Measures Greenroom on a generated catalog and prints a table.

Each round builds the site from nothing, copies it with `cp -r`, builds it
again unchanged, and builds it with one item changed; ratios are those within
a round, and the table shows medians over the rounds. Everything happens on
tmpfs, and is removed afterwards.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

GENERATOR = Path(__file__).parent / "bench_project.py"


@dataclass
class Run:
    """One finished process."""

    seconds: float
    peak_bytes: int
    report: str


def run(*command: str | Path) -> Run:
    """Runs a command; exits with what it says when it fails."""
    with tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        process = subprocess.Popen(
            [str(word) for word in command], stdout=subprocess.DEVNULL,
            stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        report = errors.read().decode(errors="replace")
    if process.returncode:
        sys.exit(f"{command[0]} failed: {report[-2000:]}")
    return Run(seconds, usage.ru_maxrss * 1024, report.strip())


class Project:
    """A generated project and the builds of it.

    Another process generates it: the peak memory of a process counts from
    that of the one that it was forked from, so this one stays small.
    """

    def __init__(self, folder: Path, items: int, greenroom: Path):
        self.folder, self.items, self.greenroom = folder, items, greenroom
        self.generate()
        self.catalog_bytes = (folder / "catalog.json").stat().st_size

    def generate(self, *title: str) -> None:
        run(sys.executable, GENERATOR, self.folder, str(self.items), *title)

    @property
    def site(self) -> Path:
        return self.folder / "site"

    def build(self) -> Run:
        return run(self.greenroom, "build", "--project", self.folder)

    def clear(self) -> None:
        shutil.rmtree(self.site, ignore_errors=True)
        shutil.rmtree(self.folder / ".greenroom", ignore_errors=True)

    def change_one_title(self, number: int) -> None:
        self.generate(f"Another title, {number}")

    def copy(self) -> Run:
        target = self.folder / "copy"
        copied = run("cp", "-r", self.site, target)
        shutil.rmtree(target)
        return copied


def measure_builds(project: Project, rounds: int) -> dict[str, list[Run]]:
    """The runs of every kind, by round."""
    runs: dict[str, list[Run]] = {
        "full": [], "copy": [], "unchanged": [], "one item": []}
    project.build()
    for number in range(rounds):
        project.clear()
        runs["full"].append(project.build())
        runs["copy"].append(project.copy())
        runs["unchanged"].append(project.build())
        project.change_one_title(number)
        runs["one item"].append(project.build())
    return runs


def measure_pages(benchmarks: Path, project: Project) -> list[list[str]]:
    """Rows of rates in memory, each with its unit and aim."""
    output = subprocess.run(
        [benchmarks, project.folder], check=True, capture_output=True,
        text=True).stdout
    rows = []
    for line in output.splitlines():
        name, rate, size = line.split("\t")
        megabytes = int(rate) * int(size) / 1e6
        rows.append([
            f"{name}, {int(size):,} bytes, {megabytes:,.0f} MB/s",
            f"{int(rate):,} pages/s/core",
            "20,000" if name == "widget page" else ""])
    return rows


def measure_flips(benchmarks: Path, folder: Path, items: int) -> list[str]:
    """A row: from the last byte of a poll's reply to the last rename."""
    run(sys.executable, GENERATOR, folder, str(items))
    output = subprocess.run(
        [benchmarks, folder, "flip"], check=True, capture_output=True,
        text=True).stdout
    shutil.rmtree(folder)
    name, microseconds, pages, files = output.strip().split("\t")
    return [
        f"{name}, catalog of {items:,} items: {pages} pages rendered, "
        f"{files} files written", f"{int(microseconds) / 1000:.1f} ms", ""]


def build_rows(project: Project, runs: dict[str, list[Run]]) -> list[list[str]]:
    """Rows of times, ratios and memory."""
    def seconds(name: str) -> float:
        return statistics.median(r.seconds for r in runs[name])

    def ratio(name: str, other: str) -> float:
        return statistics.median(
            a.seconds / b.seconds for a, b in zip(runs[name], runs[other]))

    peak = statistics.median(r.peak_bytes for r in runs["full"])
    rows = [
        [f"full build: {runs['full'][0].report}",
         f"{seconds('full'):.2f} s", ""],
        ["cp -r of its output", f"{seconds('copy'):.2f} s", ""],
        ["full build ÷ cp -r", f"{ratio('full', 'copy'):.2f}", "1.5"],
        ["nothing changed", f"{seconds('unchanged'):.2f} s", ""],
        ["nothing changed ÷ full build",
         f"{ratio('unchanged', 'full'):.3f}", "0.1"],
        [f"one item changed: {runs['one item'][0].report}",
         f"{seconds('one item'):.2f} s", ""],
        ["one item changed ÷ full build",
         f"{ratio('one item', 'full'):.3f}", ""],
        [f"peak memory, catalog of {project.catalog_bytes / 1e6:.1f} MB",
         f"{peak / 1e6:.0f} MB", ""],
        ["peak memory ÷ catalog", f"{peak / project.catalog_bytes:.1f}", ""],
    ]
    return rows


def print_table(rows: list[list[str]]) -> None:
    widths = [max(len(row[i]) for row in rows) for i in range(3)]
    for name, value, aim in rows:
        print(f"{name:<{widths[0]}}  {value:>{widths[1]}}  {aim:>{widths[2]}}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("greenroom", type=Path)
    parser.add_argument("benchmarks", type=Path)
    parser.add_argument("--items", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    memory = Path("/dev/shm")
    top = tempfile.mkdtemp(
        prefix="greenroom-bench-", dir=memory if memory.is_dir() else None)
    try:
        project = Project(
            Path(top) / "project", options.items, options.greenroom.resolve())
        rows = measure_pages(options.benchmarks.resolve(), project)
        rows += build_rows(project, measure_builds(project, options.rounds))
        project.clear()
        rows += [
            measure_flips(
                options.benchmarks.resolve(), Path(top) / "flips", items)
            for items in (1_000, 100_000)]
    finally:
        shutil.rmtree(top)
    print_table([["", "median", "aim"], *rows])


if __name__ == "__main__":
    main()
