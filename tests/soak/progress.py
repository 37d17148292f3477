"""Which numbers of each part are done, in a file with a line for each portion, so that a run can be continued.

Results count for the sources they were found with: after a change, all is done again.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.soak.parts import PARTS, Portion, Result

import gotham

SOURCES = Path(gotham.__file__).parent


def sources() -> str:
    """Return a digest of the package."""
    files = sorted(path for path in SOURCES.rglob("*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]


class Progress:
    """The results so far. Without a file, nothing is read or written."""

    def __init__(self, file: Path | None) -> None:
        self.file, self.sources = file, sources()
        self.done: dict[str, set[int]] = {name: set() for name in PARTS}
        self.counts: dict[str, Counter[str]] = {name: Counter() for name in PARTS}
        self.seconds: Counter[str] = Counter()
        lines = file.read_text("utf-8").splitlines() if file is not None and file.exists() else []
        for line in map(json.loads, lines):
            if line["sources"] == self.sources and not line["failure"]:
                self._count(Portion(*line["portion"]), line["counts"], line["seconds"])

    def add(self, result: Result) -> None:
        """Record a result; numbers of a failed portion stay to be done."""
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"sources": self.sources, **result._asdict()}) + "\n")
        if not result.failure:
            self._count(*result[:3])

    def _count(self, portion: Portion, counts: dict[str, int], seconds: float) -> None:
        self.done[portion.part].update(range(portion.first, portion.last + 1))
        self.counts[portion.part].update(counts)
        self.seconds[portion.part] += seconds

    def left(self, part: str, wanted: Iterable[int]) -> Iterator[Portion]:
        """Yield the portions of wanted numbers that are not done."""
        size, open_numbers = PARTS[part].portion, [number for number in wanted if number not in self.done[part]]
        begun = 0
        for at in range(1, len(open_numbers) + 1):
            is_last = at == len(open_numbers) or open_numbers[at] != open_numbers[at - 1] + 1
            if is_last or at - begun == size:
                yield Portion(part, open_numbers[begun], open_numbers[at - 1])
                begun = at

    def report(self) -> Iterator[str]:
        """Yield a line for each part: how many numbers, how long each took, and what was counted."""
        for part, numbers in self.done.items():
            if numbers:
                each = 1000 * self.seconds[part] / len(numbers)
                counts = ", ".join(f"{count:,} {name}" for name, count in self.counts[part].most_common())
                yield f"{part}: {len(numbers):,} done, {each:,.1f} ms each in one process ({counts})"
