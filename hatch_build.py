"""Puts the built browser client into the wheel, so that installing it needs no Node."""

import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the files of a wheel are collected."""

    def dependencies(self) -> list[str]:
        """Return the build requirements: Node, unless the machine has a suitable one."""
        sys.path.insert(0, self.root)
        from tools.node import PACKAGE, on_path

        return [] if on_path() else [PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; for an editable install, make builds it instead."""
        if version != "editable":
            subprocess.run([sys.executable, "-m", "tools.client"], cwd=self.root, check=True)
