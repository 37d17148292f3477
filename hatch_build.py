"""Puts the built browser client into the wheel, so that installing it needs no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the files of a wheel are collected."""

    def dependencies(self) -> list[str]:
        """Return the build requirements: Node, unless it is not needed or the machine has a suitable one."""
        if self.is_built():
            return []
        sys.path.insert(0, self.root)
        from tools.node import PACKAGE, on_path

        return [] if on_path() else [PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; for an editable install, make builds it instead."""
        if version != "editable" and not self.is_built():
            subprocess.run([sys.executable, "-m", "tools.client"], cwd=self.root, check=True)

    def is_built(self) -> bool:
        """Return whether the client is built already: in a source distribution, and where its sources are missing."""
        return Path(self.root, "PKG-INFO").exists() or not Path(self.root, "web").exists()
