"""The matches of a tournament as files."""

import itertools
import shlex
from collections.abc import Iterable
from pathlib import Path

from .archive import usable
from .results import Results
from .schedule import Schedule


class Transcripts:
    """A folder of matches. File names begin with the digest of the settings, so that it can hold many tournaments."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with usable(folder):
            folder.mkdir(parents=True, exist_ok=True)

    def path(self, schedule: Schedule, block: int, rotation: int) -> Path:
        """The file of one match."""
        return self.folder / f"{schedule.digest}-{block:05d}-{rotation}.txt"

    def keep(self, kept: Iterable[Results], blocks: Iterable[int]) -> None:
        """Write the missing matches of these blocks; existing files are complete."""
        for results, block in itertools.product(kept, blocks):
            paths = [self.path(results.schedule, block, rotation) for rotation in range(results.schedule.players)]
            if not all(path.exists() for path in paths):
                for path, transcript in zip(paths, results.transcripts(block), strict=True):
                    _write(path, transcript)

    def command(self, schedule: Schedule) -> str:
        """Return the command that replays the first match."""
        return shlex.join(["gotham", "replay", str(self.path(schedule, 0, 0))])


def _write(path: Path, transcript: str) -> None:
    with usable(path):
        part = path.with_suffix(".part")
        part.write_text(transcript, "utf-8")
        part.replace(path)
