"""`gotham arena` with outside programs: over HTTP and MCP, good ones, and some that are late, cheat and die."""

import http.server
import json
import re
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tests.arena.tournament import NAME, SHORT
from tests.server.serving import until

import gotham

TOKEN = "secret-of-the-seat"
PROGRAM = '''
import os
from pydantic import BaseModel
from mcp.server.mcpserver import MCPServer

class Answer(BaseModel):
    actions: list[str]

server, asked = MCPServer("player"), 0

@server.tool()
def act(question: dict) -> Answer:
    """Play."""
    global asked
    asked += 1
    if asked == DIES:
        os._exit(1)
    return Answer(actions=question["legal"][:1])

server.run("stdio")
'''


class Program:
    """An outside program over HTTP: `behave` gets the number of the question, and the question."""

    def __init__(self, behave):
        self.questions, self.tokens, self.stopped = [], set(), threading.Event()
        program = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                question = json.loads(self.rfile.read(int(self.headers["content-length"])))
                program.tokens.add(self.headers["authorization"])
                program.questions.append(question)
                body = behave(len(program.questions), question, program)
                if body is None:
                    self.connection.close()
                    return
                self.send_response(200)
                self.end_headers()
                self.wfile.write(body if isinstance(body, bytes) else json.dumps(body).encode())

            def log_message(self, *_):
                pass

            def handle_one_request(self):
                try:
                    super().handle_one_request()
                except (OSError, ValueError):
                    self.close_connection = True

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/play"

    def close(self):
        self.stopped.set()
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def serve():
    programs = []

    def start(behave):
        programs.append(Program(behave))
        return programs[-1]

    yield start
    for program in programs:
        program.close()


def first_legal(_, question, __):
    return {"actions": question["legal"][:1]}


def counts(err, name):
    """Return the counts that the command printed for a program."""
    line = re.search(rf"^Outside program {name}: (.*)\.$", err, re.MULTILINE)[1]
    return {word: int(count) for word, count in (part.split() for part in line.split(", "))}


def test_a_program_plays_whole_matches_over_http(gotham_, tmp_path, serve):
    program = serve(first_legal)
    words = ("arena", NAME, "--bots", "model,random", "--matches", 2, "--seed", 5, "--transcripts", tmp_path / "t")
    code, out, err = gotham_(*words, "--seat", f"model={program.address}#{TOKEN}", "--results", tmp_path / "r", *SHORT)
    assert code == 0
    found = counts(err, "model")
    assert found == {"asked": len(program.questions), "late": 0, "illegal": 0, "failed": 0, "replaced": 0}
    assert found["asked"] > 10
    assert program.tokens == {f"Bearer {TOKEN}"}
    files = sorted((tmp_path / "t").iterdir())
    assert [gotham.replay(file.read_text("utf-8")).over for file in files] == [True, True]
    assert "model" in files[0].read_text("utf-8")
    stored = b"".join(path.read_bytes() for path in [*files, tmp_path / "r"])
    assert TOKEN.encode() not in stored
    assert program.address.encode() not in stored
    assert TOKEN not in out + err


def test_a_program_gets_its_seat_alone(gotham_, tmp_path, serve):
    program = serve(first_legal)
    words = ("arena", NAME, "--bots", "model,random", "--matches", 2, "--results", tmp_path / "r", *SHORT)
    gotham_(*words, "--seat", f"model={program.address}")
    for question in program.questions:
        assert set(question) == {
            *("match", "game", "version", "options", "seat", "players", "position", "events", "legal"),
            *("must_act", "refused"),
        }
        assert not any("seed" in line for line in question["position"])


def test_late_cheating_and_dead_programs_stop_no_tournament(gotham_, tmp_path, serve):
    def behave(number, question, program):
        if number == 2:
            return {"actions": ["play Z99"]}
        if number == 3:
            return {"actions": ["take Y1", "pass"]}
        if number == 4:
            return {"actions": 7}
        if number == 6:
            return b"\xff no JSON"
        if number == 8:
            program.stopped.wait(60)  # longer than the arena waits
        if number >= 10:
            return None  # dead: the connection ends without an answer
        return {"actions": question["legal"][:1]}

    program = serve(behave)
    words = ("arena", NAME, "--bots", "bad,random", "--matches", 2, "--timeout", 1, "--transcripts", tmp_path / "t")
    code, out, err = gotham_(*words, "--seat", f"bad={program.address}", "--results", tmp_path / "r", *SHORT)
    assert code == 0
    assert "bad" in out
    found = counts(err, "bad")
    assert found["illegal"] == 3
    assert found["late"] >= 1
    assert found["failed"] >= 4
    assert found["replaced"] >= 2
    assert found["asked"] == len(program.questions) < 30
    assert program.questions[2]["refused"]
    assert all(gotham.replay(file.read_text("utf-8")).over for file in (tmp_path / "t").iterdir())


@pytest.mark.parametrize("dies", [0, pytest.param(4, marks=pytest.mark.deep)])  # it is started again and again
def test_a_program_plays_over_mcp_and_may_die(gotham_, tmp_path, dies):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.replace("DIES", str(dies)), "utf-8")
    seat = f"model=mcp:{sys.executable} {program}"
    words = (
        "arena",
        NAME,
        "--bots",
        "model,random",
        "--matches",
        2,
        "--timeout",
        30,
        "--results",
        tmp_path / "r",
        *SHORT,
    )
    code, _, err = gotham_(*words, "--seat", seat)
    found = counts(err, "model")
    assert code == 0
    assert (found["illegal"], found["late"]) == (0, 0)
    assert found["asked"] > 10
    assert bool(found["failed"]) == bool(dies)


def test_a_program_plays_over_mcp_by_http(gotham_, tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    text = PROGRAM.replace("DIES", "0").replace('run("stdio")', f'run("streamable-http", port={port})')
    running = subprocess.Popen([sys.executable, "-c", text], stderr=subprocess.DEVNULL)
    try:
        until(lambda: listens(port))
        seat = f"model=mcp+http://127.0.0.1:{port}/mcp#{TOKEN}"
        words = ("arena", NAME, "--bots", "model,random", "--matches", 2, "--results", tmp_path / "r", *SHORT)
        code, _, err = gotham_(*words, "--seat", seat)
    finally:
        running.kill()
        running.wait()
    found = counts(err, "model")
    assert code == 0
    assert found["asked"] > 10
    assert not any(found[what] for what in ("illegal", "late", "failed", "replaced"))


def listens(port):
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ("model", "is no outside seat"),
        ("other=http://127.0.0.1:1/", "is no outside seat"),
        ("random=http://127.0.0.1:1/", "a bot is called"),
        ("model=ftp://127.0.0.1/", "write the address"),
        ("model=mcp:", "write the address"),
    ],
)
def test_bad_seats_are_one_line(gotham_, tmp_path, seat, reason):
    words = ("arena", NAME, "--bots", "model,random", "--results", tmp_path / "r", *SHORT)
    code, out, err = gotham_(*words, "--seat", seat)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert reason in err
    assert not Path(tmp_path / "r").exists()
