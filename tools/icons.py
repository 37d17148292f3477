"""Draws the icons of the app from the icon of the pages: `python -m tools.icons`."""

import tempfile
from pathlib import Path

import typst

ROOT = Path(__file__).parent.parent
DRAWING = ROOT / "web" / "src" / "style" / "icon.svg"
PUBLIC = ROOT / "web" / "public"
GROUND = "#14213d"
SIZES = {
    "icon-512.png": 1.0,
    "icon-maskable.png": 0.72,
}  # a mask cuts a circle out of the second: the drawing is smaller


def main() -> None:
    for name, share in SIZES.items():
        fill = f'rgb("{GROUND}")' if share < 1 else "none"
        page = f"#set page(width: 512pt, height: 512pt, margin: 0pt, fill: {fill})\n"
        text = page + f'#place(center + horizon, image("icon.svg", width: {share * 512}pt))\n'
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "icon.svg").write_bytes(DRAWING.read_bytes())
            (Path(folder) / "icon.typ").write_text(text)
            typst.compile(Path(folder) / "icon.typ", output=PUBLIC / name, format="png", ppi=72)


if __name__ == "__main__":
    main()
