"""Figures in columns, the same in a terminal and in a file."""

import typer


def title(text: str) -> None:
    typer.secho(text, bold=True)


def row(name: str, value: float, unit: str) -> None:
    digits = 0 if isinstance(value, int) or value >= 1000 else 1 if value >= 10 else 2
    typer.echo(f"  {name:<40} {value:>14,.{digits}f} {unit}")
