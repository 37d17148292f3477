"""Runs the steps of a Containerfile in roots of plain Debian, where no engine and no registry of images is at hand.

A stage begins as a copy of a Debian root that has what its base image has: Python, or Node. Everything else is done as
the file says: copying, running, changing the user.
"""

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

INSTRUCTION = re.compile(r"^([A-Z]+) (.*)$", re.DOTALL)
# Settings of package clients on the machine, which a build needs where the machine needs them.
CLIENTS = ("PIP_", "NPM_CONFIG_", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "HTTP_PROXY", "HTTPS_PROXY", "http_proxy")
SHARED = ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt", "/etc/pip.conf")


def instructions(text):
    """Return the instructions of a file in order, with their continued lines joined."""
    lines = [line for line in text.split("\n") if line.strip() and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines)).split("\n")
    return [INSTRUCTION.match(line).groups() for line in joined]


class Stage:
    """One stage: its root, and what instructions have set for those that follow."""

    def __init__(self, root):
        self.root, self.folder, self.user = root, "/", "0:0"
        self.variables = {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/root", "LANG": "C.UTF-8"}
        self.entry, self.command, self.check = [], [], []

    def inside(self, path):
        """Return where a path of the stage is on this machine."""
        return self.root / str(Path(self.folder, path)).lstrip("/")

    def call(self, *words, read_only=False):
        """Return the command that runs words in the stage, as its user, with the mounts of a container."""
        mounts = [f"mount -t proc proc {self.root}/proc", f"mount -t tmpfs tmpfs {self.root}/dev/shm"]
        if read_only:
            kept = [f"{self.root}{folder}" for folder in ("/var/lib/gotham",)]
            mounts = [
                f"mount --bind {self.root} {self.root}",
                *(f"mount --bind {folder} {folder}" for folder in kept),
                *mounts,
                f"mount -t tmpfs tmpfs {self.root}/tmp",
                f"mount -o remount,ro,bind {self.root}",
            ]
        inner = ["chroot", f"--userspec={self.user}", str(self.root), "/usr/bin/env", "-i"]
        inner += [f"{name}={value}" for name, value in self.variables.items()]
        inner += ["/bin/sh", "-c", f"cd {shlex.quote(self.folder)} && exec {shlex.join(words)}"]
        script = " && ".join([*mounts, f"exec {shlex.join(inner)}"])
        return ["unshare", "--mount", "--propagation", "private", "/bin/sh", "-c", script]

    def run(self, *words):
        """Run words in the stage."""
        done = subprocess.run(self.call(*words), capture_output=True, text=True)
        assert done.returncode == 0, f"{shlex.join(words)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        return done.stdout


class Build:
    """All stages of a Containerfile."""

    def __init__(self, text, context, folder, base):
        self.context, self.folder, self.base = context, folder, base
        self.stages, self.arguments, self.stage = {}, {}, None
        self.ignored = [
            line
            for line in (context / ".dockerignore").read_text("utf-8").splitlines()
            if "*" in line[1:] or "/" in line
        ]
        for name, rest in instructions(text):
            getattr(self, f"on_{name.lower()}")(self.filled(rest))

    def filled(self, text):
        known = self.arguments | (self.stage.variables if self.stage else {})
        return re.sub(r"\$\{?(\w+)\}?", lambda found: known.get(found[1], found[0]), text)

    def on_arg(self, rest):
        name, _, value = rest.partition("=")
        self.arguments[name] = value

    def on_from(self, rest):
        image, _, name = rest.partition(" AS ")
        root = self.folder / (name or "final")
        self.base(image.partition(":")[0], root)
        self.stage = self.stages[name or "final"] = Stage(root)
        for variable, value in os.environ.items():
            if variable.startswith(CLIENTS) and name:
                self.stage.variables[variable] = value
        for path in map(Path, SHARED):
            if name and path.is_file():
                self.stage.inside(path).unlink(missing_ok=True)  # a link would lead out of the root
                shutil.copy(path, self.stage.inside(path))

    def on_workdir(self, rest):
        self.stage.folder = rest
        self.stage.inside(".").mkdir(parents=True, exist_ok=True)

    def on_env(self, rest):
        self.stage.variables |= dict(pair.split("=", 1) for pair in shlex.split(rest))

    def on_copy(self, rest):
        *words, target = rest.split()
        source = self.context
        if words[0].startswith("--from="):
            source = self.stages[words.pop(0).partition("=")[2]].root
        for word in words:
            found, place = source / word.lstrip("/"), self.stage.inside(target)
            if found.is_dir():
                shutil.copytree(found, place, symlinks=True, dirs_exist_ok=True, ignore=self.leave_out)
            else:
                place = place / found.name if target.endswith(("/", ".")) else place
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(found, place)

    def leave_out(self, folder, names):
        """Return what .dockerignore leaves out of a folder of the context."""
        if not Path(folder).is_relative_to(self.context):
            return []
        here = Path(folder).relative_to(self.context)
        rules = [rule.removeprefix("**/") for rule in self.ignored if not rule.startswith("!")]
        return [
            name
            for name in names
            if any(fnmatch.fnmatch(each, rule) for rule in rules for each in (name, str(here / name)))
        ]

    def on_run(self, rest):
        self.stage.run("/bin/sh", "-c", rest)

    def on_user(self, rest):
        self.stage.user = rest

    def on_entrypoint(self, rest):
        self.stage.entry = json.loads(rest)

    def on_cmd(self, rest):
        self.stage.command = json.loads(rest)

    def on_healthcheck(self, rest):
        self.stage.check = json.loads(rest.partition("CMD ")[2])

    def on_volume(self, rest):
        assert self.stage.inside(rest).is_dir()

    def on_expose(self, rest):
        assert rest.isdecimal()
