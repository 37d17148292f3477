"""Writes the bills of materials into build/sbom: `python -m tools.sbom`.

The environment also has development tools; the bill of the server has only what requirements/run.txt installs.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.node import ROOT, say, script
from tools.requirements import normalised, pins

FOLDER = ROOT / "build" / "sbom"
HERE = ROOT / "tools" / "sbom"


def server_bill() -> dict[str, Any]:
    """Return the bill of the Python packages that a server needs, with licences as they are installed."""
    command = [sys.executable, "-m", "cyclonedx_py", "environment", sys.executable]
    options = ["--pyproject", str(ROOT / "pyproject.toml"), "--output-reproducible", "--output-file", "-"]
    done = subprocess.run([*command, *options], stdout=subprocess.PIPE, check=True)
    return only(json.loads(done.stdout), set(pins(ROOT / "requirements" / "run.txt")))


def only(bill: dict[str, Any], names: set[str]) -> dict[str, Any]:
    """Return a bill with the components of these names."""
    components = [each for each in bill["components"] if normalised(each["name"]) in names]
    kept = {each["bom-ref"] for each in components} | {bill["metadata"]["component"]["bom-ref"]}
    edges = [each for each in bill["dependencies"] if each["ref"] in kept]
    for edge in edges:
        edge["dependsOn"] = [ref for ref in edge.get("dependsOn", ()) if ref in kept]
    return {**bill, "components": components, "dependencies": edges}


def write_client_bill(file: Path) -> None:
    """Write the bill of the packages of which the client is built, as they are locked."""
    script(HERE, "client", "--output-file", str(file), str(ROOT / "web" / "package.json"))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    server, client = FOLDER / "server.cdx.json", FOLDER / "client.cdx.json"
    server.write_text(json.dumps(server_bill(), indent=2, ensure_ascii=False) + "\n", "utf-8")
    write_client_bill(client)
    for file in (server, client):
        found = json.loads(file.read_text("utf-8"))["components"]
        say(f"{file.relative_to(ROOT)}: {len(found)} components")


if __name__ == "__main__":
    main()
