"""Starts the measurement with a temporary folder."""

import sys
import tempfile
from pathlib import Path

from tools.lighthouse.measuring import main

with tempfile.TemporaryDirectory() as folder:
    main(sys.argv[1:], Path(folder))
