"""The matches of a tournament as files."""

import shlex
from pathlib import Path

from .match import Block
from .results import usable
from .schedule import Schedule


class Transcripts:
    """A folder of matches. File names begin with the digest of the settings, so that it can hold many tournaments."""

    def __init__(self, folder: Path, schedule: Schedule) -> None:
        self.folder, self.schedule = folder, schedule
        with usable(folder):
            folder.mkdir(parents=True, exist_ok=True)

    def path(self, block: int, rotation: int) -> Path:
        """The file of one match."""
        return self.folder / f"{self.schedule.digest}-{block:05d}-{rotation}.txt"

    def has(self, block: int) -> bool:
        """Whether all matches of a block are there."""
        return all(self.path(block, rotation).exists() for rotation in range(self.schedule.players))

    def add(self, block: int, matches: Block) -> None:
        """Writes the matches of a block; a file that is there is whole."""
        for rotation, match in enumerate(matches):
            path = self.path(block, rotation)
            with usable(path):
                part = path.with_suffix(".part")
                part.write_text(match.transcript, "utf-8")
                part.replace(path)

    @property
    def command(self) -> str:
        """What replays the first match."""
        return shlex.join(["gotham", "replay", str(self.path(0, 0))])
