"""Records a moving picture of each game for the README: `python -m tools.recordings [GAME ...]`.

Bots have played the matches beforehand. People at a table repeat their actions, and a browser shows the table to the
first of them. Time stands still in that browser between two pictures, so that the speed of the machine does not matter.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import imageio_ffmpeg
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tools.browser import NONE
from tools.node import ROOT, say
from tools.samples import Sample, write, writes_of
from tools.serving import Server, launch

import gotham
from gotham.match.table import Table
from gotham.server.auth import hashed
from gotham.server.live.state import Chair, Participant, People
from gotham.server.settings import Settings

FOLDER = ROOT / "docs" / "recordings"
MOST = 3_000_000  # bytes of a recording
SIZE = ViewportSize(width=1280, height=720)
WIDTH = 960  # of the recording, in pixels
STEP = 80  # milliseconds between pictures
BEFORE, AFTER = 800, 1600  # milliseconds that the first and the last picture stay
PATIENCE = 50  # times ten milliseconds; an action that the first person does not notice sends nothing
NAMES = ("Ada", "Otis", "Dorothy", "Max", "Fay")
SCALED = f"scale={WIDTH}:-2:flags=lanczos,format=bgr0"
COLOURED = (
    "split[pictures][all];[all]palettegen=max_colors=128:stats_mode=diff[palette];"
    "[pictures][palette]paletteuse=dither=none:diff_mode=rectangle"
)
START, STOP = "2026-01-01T20:00:00", "2026-01-01T21:00:00"  # of the browser's clock


class Recording(NamedTuple):
    """A part of a match: it begins when so many decisions of the sample were made, and has so many actions."""

    sample: Sample
    actions: int
    times: dict[str, int]  # milliseconds that a kind of action is shown, if the first person sees it


RECORDINGS = [
    Recording(
        Sample("new-york-new-york", "new-york-new-york", ["greedy"] * 3, decisions=20, name="hudson"),
        actions=16,
        times={"play": 700, "take": 1100},
    ),
    Recording(
        Sample("chinatown", "chinatown", ["trader"] * 4, decisions=182),
        actions=38,
        times={"propose": 2000, "yes": 1400, "done": 240, "place": 720},
    ),
    Recording(
        Sample("enquetes-a-new-york", "enquetes-a-new-york", ["detective"] * 3, decisions=8, options={"case": "7"}),
        actions=18,
        times={"roll": 1400, "go": 1000, "spy": 1600, "swap": 1600, "accuse": 2400, "end": 240},
    ),
]

# Animations advance by steps: one that is new starts at its first picture. Timers follow the browser's clock.
ADVANCE = """(time) => {
  window.known ??= new WeakSet();
  for (const motion of document.getAnimations()) {
    if (!window.known.has(motion)) {
      window.known.add(motion);
      motion.pause();
      motion.currentTime = 0;
      continue;
    }
    const next = Number(motion.currentTime) + time;
    if (next >= motion.effect.getComputedTiming().endTime) motion.finish();
    else motion.currentTime = next;
  }
}"""
# The others are at the table: a connection each, without a page
ATTEND = """([id, tokens]) => {
  const address = `${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`;
  window.lines = tokens.map((token) => {
    const line = new WebSocket(address);
    line.onopen = () => line.send(JSON.stringify({ type: 'hello', token, language: '', view: false }));
    return line;
  });
}"""


class Film:
    """The pictures of one table, as its first person sees it."""

    def __init__(self, browser: Browser, server: Server, recording: Recording) -> None:
        self.server, self.id = server, recording.sample.id
        self.tokens = [token(self.id, seat) for seat in range(len(recording.sample.bots))]
        self.context = browser.new_context(base_url=server.address, viewport=SIZE, locale="en-GB", color_scheme="light")
        self.context.set_default_timeout(120_000)
        self.seen = 0  # the latest revision that has arrived
        self.page = self.open_table()

    def open_table(self) -> Page:
        """Open the table with everybody present, and stop the clock."""
        others, page = self.context.new_page(), self.context.new_page()
        others.goto("/manifest.webmanifest")
        others.evaluate(ATTEND, [self.id, self.tokens[1:]])
        page.on("websocket", lambda line: line.on("framereceived", self.receive))
        page.clock.install(time=START)
        page.goto(f"/table/{self.id}#{self.tokens[0]}")
        page.locator(".frame .drawn").first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.clock.pause_at(STOP)
        return page

    def receive(self, frame: str | bytes) -> None:
        self.seen = max(self.seen, json.loads(frame).get("revision", 0))

    def pictures(self, time: int) -> Iterator[bytes]:
        """Yield pictures of so many milliseconds."""
        for _ in range(0, time, STEP):
            self.page.clock.run_for(STEP)
            self.page.evaluate(ADVANCE, STEP)
            yield self.page.screenshot(caret="hide")

    def act(self, seat: int, action: str) -> bool:
        """Repeat an action of a seat; return whether the first person sees it."""
        before = self.seen
        body = {"type": "act", "actions": [action], "revision": self.revision(seat)}
        self.server.ask(f"/tables/{self.id}/act", body, self.tokens[seat])
        for _ in range(PATIENCE):
            if self.seen > before:
                return True
            self.page.wait_for_timeout(10)
        return False

    def revision(self, seat: int) -> int:
        view = self.server.ask(f"/tables/{self.id}", token=self.tokens[seat])["view"]
        return int(view["revision"])


def token(id: str, seat: int) -> str:
    return f"token-of-seat-{seat}-at-{id}"


def played(recording: Recording) -> tuple[Table, list[tuple[int, str]]]:
    """Return the table at the start of a recording, and the actions that follow, with their seats."""
    sample, game = recording.sample, gotham.game(recording.sample.game)
    whole = sample.whole(game)
    table = sample.begun(game, whole)
    rest = whole.log[len(table.log) :][: recording.actions]
    return table, [(seat, game.notation[action]) for seat, action, _ in rest]


def people(id: str, seats: int) -> People:
    """Return a person for each seat."""
    everybody = [
        Participant(hashed(token(id, seat)), NAMES[seat], "en", host=not seat, seat=seat) for seat in range(seats)
    ]
    return People(id, id * 4, everybody, [Chair(holder=person.token) for person in everybody])


def prepare(recordings: Sequence[Recording], data: Path) -> list[list[tuple[int, str]]]:
    """Write the tables into the database of a server that is not running; return what follows at each."""
    matches = [played(recording) for recording in recordings]
    jobs = [
        writes_of(table, people(recording.sample.id, len(recording.sample.bots)))
        for recording, (table, _) in zip(recordings, matches, strict=True)
    ]
    asyncio.run(write(jobs, Settings(data=data)))
    return [actions for _, actions in matches]


def record(film: Film, recording: Recording, actions: Sequence[tuple[int, str]]) -> Iterator[bytes]:
    """Yield the pictures of a match."""
    yield from film.pictures(BEFORE)
    for seat, action in actions:
        if film.act(seat, action):
            yield from film.pictures(recording.times.get(action.partition(" ")[0], 0))
    yield from film.pictures(AFTER)


def encode(pictures: Iterator[bytes], path: Path) -> None:
    """Write pictures as a GIF that starts again at its end."""
    with tempfile.TemporaryDirectory() as folder:
        # First without loss, in one format: pictures with and without transparency would begin a new palette.
        whole = Path(folder) / "whole.mkv"
        ffmpeg(
            ["-f", "image2pipe", "-framerate", f"1000/{STEP}", "-i", "-", "-vf", SCALED, "-c:v", "ffv1", str(whole)],
            pictures,
        )
        ffmpeg(["-i", str(whole), "-vf", COLOURED, "-loop", "0", str(path)])


def ffmpeg(words: Sequence[str], pictures: Iterable[bytes] = ()) -> None:
    """Run ffmpeg with pictures as its input."""
    call = [imageio_ffmpeg.get_ffmpeg_exe(), "-y", "-loglevel", "error", *words]
    with subprocess.Popen(call, stdin=subprocess.PIPE) as program:
        assert program.stdin is not None
        for picture in pictures:
            program.stdin.write(picture)
        program.stdin.close()
    if program.returncode:
        sys.exit("ffmpeg could not encode the pictures.")


def main(names: Sequence[str]) -> None:
    chosen = [recording for recording in RECORDINGS if not names or recording.sample.id in names]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        following = prepare(chosen, Path(data))
        server = Server(Path(data), mode="compiled")  # values of deals need compiled rules
        with sync_playwright() as playwright:
            browser = launch(playwright)
            if browser is None:
                sys.exit(NONE)
            server.start()
            server.wait_until_compiled()
            try:
                for recording, actions in zip(chosen, following, strict=True):
                    path = FOLDER / f"{recording.sample.id}.gif"
                    encode(record(Film(browser, server, recording), recording, actions), path)
                    say(f"{path.relative_to(ROOT)} {path.stat().st_size / 1000:.0f} kB")
            finally:
                server.stop()
                browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
