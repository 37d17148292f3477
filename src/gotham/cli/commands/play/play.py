"""`gotham play`: a match against bots in the terminal."""

import itertools
import sys
from typing import Annotated, Any

import typer

from ....bots import Bot, bot, warm_up
from ....bots.registry import bot_name, default_bot, opponent_name, spec_of
from ....i18n.catalogue import Words
from ....i18n.errors import Invalid, Unreadable
from ....match import game as library
from ....match.colours import find_colour
from ....match.compiled import compiled_for, mark_compiled
from ....match.game import Game
from ....match.scene import read_scene
from ....match.table import Table
from ....match.transcript import replay
from ...files import read_text
from ...options import OPTION, PRESET, complete_game, complete_language, language_of, parse_options, seat_of
from ...program import INTERRUPTED, program
from ...terminal import saves
from ...terminal.game_choice import ask_game
from ...terminal.game_session import GameSession, Quit
from ...terminal.saves import Save, SavedSettings
from ...terminal.screen import PlainScreen, clean, screen

NAME = 40  # letters


def play(
    game: Annotated[
        str | None, typer.Argument(autocompletion=complete_game, help="The game; asked for where none is named.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="Number of players, you included.")] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0.")] = None,
    bots: Annotated[str | None, typer.Option(help="Opponents, as in casual,expert.")] = None,
    option: OPTION = None,
    preset: PRESET = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same deal.")] = None,
    lang: Annotated[
        str | None, typer.Option(autocompletion=complete_language, help="Language: en, fr, nl or de.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print plain lines, for screen readers and programs.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Resume the latest unfinished match.")] = False,
    scene: Annotated[
        str | None, typer.Option(help="Start from the position in this file; - reads standard input.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    colour: Annotated[str | None, typer.Option(help="Your colour; the bots take what is left.")] = None,
) -> None:
    """Play against bots. Every action is saved; --resume continues the match."""
    given = {
        "--players": players,
        "--option": option,
        "--preset": preset,
        "--seat": seat,
        "--bots": bots,
        "--seed": seed,
    }
    if resume:
        _refuse("error-resume-with", **given, **{"--scene": scene, "--name": name, "--colour": colour})
        _go_on(game, lang, plain)
        return
    if scene is not None:
        _refuse("error-scene-with", **{key: given[key] for key in ("--players", "--option", "--preset")})
    text = None if scene is None else read_text(scene)
    language = language_of(lang)
    alone = text is None and all(value is None for value in (*given.values(), name, colour))
    this = _game(game or _game_of(text), language, plain, alone)
    specs, wish = _specs(this, bots), find_colour(this, colour) if colour else ""
    if text is not None:
        start(this, text, seat or 0, bots, _written(seed), language, plain, name, wish)
        return
    settings = SavedSettings(seat or 0, specs, language, plain)
    drawn = _written(seed)  # refuse it before compiling
    chosen = this.check_options(parse_options(option), preset)
    count = this.check_players(players, preset)
    seat_of(settings.seat, count)
    _check_bots(count, [] if bots is None else specs)
    shown = _open(this, settings)
    _begin(this.table(count, drawn, chosen), settings, shown, name, wish)


def _game(name: str | None, language: str, plain: bool, alone: bool) -> Game:
    """Return the named game; without a name, ask for one. A script with other arguments gets the first installed."""
    if name:
        return library.game(name)
    shown = screen(Words(language), plain)
    return ask_game(shown, language) if alone or sys.stdin.isatty() else library.game(library.all_games()[0])


def start(
    game: Game,
    scene: str,
    seat: int,
    bots: str | None,
    seed: str | None,
    lang: str,
    plain: bool,
    name: str | None,
    colour: str = "",
) -> None:
    """Play a match that starts from a scene."""
    players = read_scene(game, scene).players
    settings = SavedSettings(seat_of(seat, players), _specs(game, bots), lang, plain)
    _check_bots(players, [] if bots is None else settings.bots)
    shown = _open(game, settings)
    _begin(game.scene(scene, seed), settings, shown, name, colour)


def _specs(game: Game, bots: str | None) -> list[str]:
    return [default_bot(game)] if bots is None else bots.split(",")


def _check_bots(players: int, bots: list[str]) -> None:
    if len(bots) >= players:
        raise Invalid("error-play-bots", bots=str(len(bots)), seats=players - 1)


def run_session(sitting: GameSession) -> None:
    """Run a session until the match ends or the player quits; the match is saved either way."""
    try:
        sitting.play()
    except (Quit, EOFError):
        _leave(sitting)
    except KeyboardInterrupt:
        print()
        _leave(sitting)
        raise typer.Exit(INTERRUPTED) from None


def _leave(sitting: GameSession) -> None:
    command = f"{program()} play {sitting.table.game.name} --resume"
    sitting.screen.say("saved", sitting.words("play-quit", command=command))


# ----------------------------------------------------------------------------------- starting a session


def _begin(table: Table, settings: SavedSettings, shown: PlainScreen, name: str | None, colour: str) -> None:
    """Play a new match. Never overwrite an unfinished one; print its path instead."""
    table.names = _names(table, settings.seat, name)
    table.choose_colour(settings.seat, colour)
    shown.words = table.words(settings.language)
    bots = _bots(table, settings)
    for path in saves.unfinished(table.game.name)[-1:]:
        if not saves.is_locked(path):
            shown.note(shown.words("play-unfinished", path=str(path)))
    with saves.new_save(table.game.name, settings) as save:
        save.write(table.save())
        run_session(_seated(GameSession(table, settings.seat, bots, save, shown), settings))


def _go_on(game: str | None, lang: str | None, plain: bool) -> None:
    """Resume the latest match, of one game or of all."""
    language = lang and language_of(lang)

    def read(save: Save) -> tuple[GameSession, SavedSettings]:
        kept = save.settings()
        settings = SavedSettings(kept.seat, kept.bots, language_of(language or kept.language), plain or kept.plain)
        shown = _open(library.game(save.path.parent.name), settings)
        table = replay(read_text(str(save.path)))
        shown.words = table.words(settings.language)
        return GameSession(table, settings.seat, _bots(table, settings), save, shown), settings

    save, (sitting, settings), unreadable = saves.resume_latest(game and library.game(game).name, read)
    with save:
        for error in unreadable:
            sitting.screen.note(error.say(sitting.words))
        sitting.screen.note(sitting.words("play-resumed"))
        run_session(_seated(sitting, settings))


def _seated(sitting: GameSession, settings: SavedSettings) -> GameSession:
    """Print the seats and their players."""
    specs = zip(sitting.bots, itertools.cycle(settings.bots), strict=False)
    game, words = sitting.table.game, sitting.words
    bots = ", ".join(f"{sitting.name(seat)} ({opponent_name(game, spec, words)})" for seat, spec in specs)
    who = sitting.name(sitting.seat)
    sitting.screen.note(words("play-seats", who=who, bots=bots) if bots else words("play-alone", who=who))
    if sitting.table.paint:
        seats = enumerate(sitting.table.colours)
        colours = ", ".join(f"{sitting.name(seat)} {words(f'colour-{colour}')}" for seat, colour in seats)
        sitting.screen.note(words("play-colours", colours=colours))
    return sitting


def _open(game: Game, settings: SavedSettings) -> PlainScreen:
    """Open the screen. Compile the rules first, so that nobody waits in the middle of a match."""
    shown = screen(game.words(settings.language), settings.plain)
    for spec in settings.bots:
        bot(game, spec)
    names = {spec_of(game, spec).partition(":")[0] for spec in settings.bots}
    if game.mode != "plain" and not names <= compiled_for(game):
        with shown.busy(shown.words("play-compiling")):
            warm_up(game.table(), settings.bots)
        mark_compiled(game, names)
    return shown


def _bots(table: Table, settings: SavedSettings) -> dict[int, Bot]:
    """Make a bot for every other seat, cycling through the specs; seeded by the match and its length."""
    seats = [seat for seat in range(table.players) if seat != seat_of(settings.seat, table.players)]
    specs = zip(seats, itertools.cycle(settings.bots), strict=False)
    return {seat: bot(table.game, spec, f"{table.seed}/{seat}/{len(table.log)}") for seat, spec in specs}


def _names(table: Table, seat: int, name: str | None) -> tuple[str, ...]:
    """Return the names by seat: the player's own, and those of the bots, which are the same in the browser."""
    called = clean(name or "").strip()[:NAME]
    return tuple(called if each == seat else bot_name(each) for each in range(table.players))


# -------------------------------------------------------------------------------- reading options


def _refuse(message: str, **given: Any) -> None:
    for option, value in given.items():
        if value is not None and value != []:
            raise Invalid(message, option=option)


def _written(seed: str | None) -> str | None:
    """Check that a seed can be encoded; the command line may hold any bytes."""
    try:
        (seed or "").encode()
    except UnicodeEncodeError:
        raise Unreadable("error-text", text=clean(seed or "")) from None
    return seed


def _game_of(scene: str | None) -> str | None:
    """Return the game named in the second line of a scene."""
    words = [*(scene or "").splitlines(), "", ""][1].split()
    return words[1] if words[:1] == ["game"] and len(words) > 1 else None
