"""Environments that have nothing but built wheels and what those require."""

import email
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from packaging.requirements import Requirement
from tests.server.serving import Server

# Settings of the outside that could lead to the checkout.
FOREIGN = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "UV_PYTHON", "PYTHONDONTWRITEBYTECODE")


class Environment:
    """A virtual environment in a folder; its programs run outside of the checkout, with a home of their own."""

    def __init__(self, folder, python=sys.executable, seeded=False):
        self.folder, self.home = folder / "env", folder / "home"
        self.home.mkdir(parents=True)
        if seeded:  # with pip
            subprocess.run([python, "-m", "venv", self.folder], check=True)
        else:
            self.uv("venv", "--quiet", "--python", python, self.folder)
        self.programs = self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def site(self):
        """Return the folder of its packages."""
        return Path(self.run("python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())

    def uv(self, *words):
        own = {name: value for name, value in os.environ.items() if name not in FOREIGN}
        subprocess.run([shutil.which("uv") or Path(sys.executable).with_name("uv"), *words], env=own, check=True)

    def install(self, *wheels):
        """Install wheels alone, from their files."""
        self.uv("pip", "install", "--quiet", "--offline", "--no-deps", "--python", self.folder, *wheels)

    def link(self, *wheels, extras=()):
        """Link what wheels require from the environment of the tests: no download, and nothing more."""
        site = self.site
        wanted = [each for wheel in wheels for text in required(wheel) for each in applying(text, extras)]
        seen = set()
        while wanted:
            name, *chosen = each = wanted.pop()
            if name == "gotham-core" or tuple(each) in seen:
                continue
            seen.add(tuple(each))
            found = importlib.metadata.distribution(name)
            for top in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
                if not (site / top).exists():
                    (site / top).symlink_to(found.locate_file(top))
            wanted += [more for text in found.requires or () for more in applying(text, chosen)]
        return self

    def environment(self, **more):
        """Return the variables of its programs."""
        own = {name: value for name, value in os.environ.items() if name not in FOREIGN}
        ours = {"GOTHAM_MODE": "plain", "GOTHAM_LANG": "en", "HOME": str(self.home), "PYTHONIOENCODING": "utf-8"}
        stores = {"XDG_CACHE_HOME": str(self.home / "cache"), "XDG_STATE_HOME": str(self.home / "state")}
        return own | ours | stores | {"COLUMNS": "100"} | more

    def run(self, program, *words, **more):
        """Run one of its programs; return its output."""
        call = [str(self.programs / program), *map(str, words)]
        done = subprocess.run(
            call, cwd=self.home, env=self.environment(**more), capture_output=True, encoding="utf-8", timeout=300
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def required(wheel):
    """Return what a wheel requires, by its own metadata."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(archive.read(name)).get_all("Requires-Dist", [])


def applying(text, extras):
    """Yield a requirement as its name and extras, if it applies here."""
    wanted = Requirement(text)
    if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
        yield re.sub(r"[-_.]+", "-", wanted.name).lower(), *sorted(wanted.extras)


class InstalledServer(Server):
    """`gotham serve` of an environment."""

    def __init__(self, environment, data, *arguments, **chosen):
        super().__init__(data, *arguments, **chosen)
        self.environment = environment

    def starting(self, code, words, env, log):
        call = [str(self.environment.programs / "gotham"), *words]
        return subprocess.Popen(
            call, cwd=self.environment.home, env=env, stdout=subprocess.PIPE, stderr=log, start_new_session=True
        )

    def _environment(self):
        return self.environment.environment(**super()._environment())
