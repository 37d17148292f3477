"""Golden matches: whole games with every viewer's record, which detect a change of the rules.

`python -m tests.golden` writes those of the current rules versions. It does not overwrite files of a version in
`versions.txt` with other content: the meaning of old transcripts has changed, so the game's VERSION must go up.
Files of earlier versions stay unchanged. `digests.txt` has one hash for each match over the digests of all its states.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import gotham
from gotham import Game, Table
from gotham.engine import SPECTATOR
from gotham.laws import LawReport, Setting, Watcher, settings

HERE = Path(__file__).parent / "games"
MATCHES = 12
LONG = 600  # after so many entries a match takes the last choice, which ends it sooner


def folder(game: Game) -> Path:
    return HERE / game.package.__name__.rsplit(".", 1)[-1] / "transcripts"


def present(game: Game) -> Path:
    """Return the folder of the golden matches of the current rules."""
    return folder(game) / f"v{game.rules.VERSION}"


def matches(game: Game) -> Iterator[tuple[str, Table]]:
    """Yield the golden matches: lively play over all settings, one with an undo and a note, and one from a scene.

    Those of a version that was written before keep their settings: a new option must leave them as they are.
    """
    watcher = Watcher(game)
    for number, (players, options) in zip(range(MATCHES), played_before(game) or settings(game), strict=False):
        name = "-".join([f"{number:02d}", f"{players}p", *(f"{option}-{value}" for option, value in options.items())])
        table = game.table(players, name, options, names=["Ada", "Bob", "Cy", "Dot", "Eve", "Flo"][:players])
        for seat, action in watcher.watch(players, options, name, game.rules.LIMIT, LawReport()):
            table.act(seat, action)
        yield name, table
    yield "12-undo-and-note", undone(game)
    yield "13-from-a-scene", from_scene(game, table)


def played_before(game: Game) -> list[Setting]:
    """Return the settings of the golden matches of the current rules, where they have been written."""
    found = []
    for path in sorted(present(game).glob("*.txt"))[:MATCHES]:
        lines = path.read_text("utf-8").split("\nlog\n")[0].splitlines()
        players = next(int(line.split()[1]) for line in lines if line.startswith("players "))
        given = dict(line.split()[1:] for line in lines if line.startswith("option "))
        found.append((players, game.check_options(given)))
    return found


def undone(game: Game) -> Table:
    """Play a match with one undo of each action that allows it, and a note on every tenth action."""
    table = game.table(seed="undo")
    while not table.over:
        seat = table.awaited[0]
        choices = table.legal(seat)
        if len(table.log) > LONG:
            table.act(seat, choices[-1])
            continue
        table.act(seat, choices[0], note=f"“{len(table.log)}”" if len(table.log) % 10 == 0 else "")
        if table.undoable(seat):
            table.undo(seat)
            table.act(seat, choices[-2:][0])
    return table


def from_scene(game: Game, before: Table) -> Table:
    """Play a match from a position of another match, with hidden cells guessed."""
    middle = gotham.replay(before.save(), upto=len(before.log) // 2)
    table = middle.view(0).guess("scene")
    while not table.over:
        seat = table.awaited[0]
        table.act(seat, table.legal(seat)[-1 if len(table.log) > LONG else 0])
    return table


def text(table: Table) -> str:
    """Return a match and the record of each of its viewers."""
    viewers = table.game.viewers(table.players)
    return "\n".join([table.transcript(), *(table.record(viewer) for viewer in viewers)])


def digest(files: dict[str, str]) -> str:
    return hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()


def chain(table: Table) -> str:
    """Return a hash over the digests of the state at the start and after every entry."""
    states = [table.first_rows(), *(after.copy() for _, _, _, after in table.history(SPECTATOR))]
    chained = ""
    for rows in states:
        chained = hashlib.sha256((chained + hashlib.sha256(rows.tobytes()).hexdigest()[:16]).encode()).hexdigest()
    return chained


def chains(game: Game) -> dict[str, str]:
    """Return the hash over all digests of each golden match of every version, by its path below the folder."""
    file = folder(game) / "digests.txt"
    return dict(line.split() for line in file.read_text().splitlines()) if file.exists() else {}


def write_chains(game: Game) -> None:
    """Write the hashes of the matches that have none yet, by replaying their files."""
    known = chains(game)
    for path in sorted(folder(game).glob("v*/*.txt")):
        name = path.relative_to(folder(game)).with_suffix("").as_posix()
        known[name] = known.get(name) or chain(gotham.replay(transcript(path.read_text("utf-8")), game=game))
    (folder(game) / "digests.txt").write_text("".join(f"{name} {value}\n" for name, value in sorted(known.items())))


def transcript(text: str) -> str:
    """Return the match of a golden file, without the records of its viewers."""
    return text.split("\n\n")[0].rstrip("\n") + "\n"


def versions(game: Game) -> dict[str, str]:
    """Return the digest of the golden matches of each version written so far."""
    file = folder(game) / "versions.txt"
    return dict(line.split() for line in file.read_text().splitlines()) if file.exists() else {}


def write(game: Game, files: dict[str, str]) -> str:
    """Write the golden matches of the current rules; return why those of a known version stay unchanged."""
    known, version = versions(game), str(game.rules.VERSION)
    if known.get(version, digest(files)) != digest(files):
        return f"{game.name}: version {version} plays differently than it did; raise VERSION in its rules"
    present(game).mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (present(game) / f"{name}.txt").write_text(content, "utf-8")
    lines = (f"{number} {value}\n" for number, value in {**known, version: digest(files)}.items())
    (folder(game) / "versions.txt").write_text("".join(lines))
    return ""


if __name__ == "__main__":
    for this in map(gotham.game, gotham.all_games()):
        problem = write(this, {name: text(table) for name, table in matches(this)})
        if problem:
            sys.exit(problem)
        write_chains(this)
