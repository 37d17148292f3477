// Line styles of a chart: each seat has its own colour, dashes and marker, so that colour is never the only cue.

export const COLOURS = ["--brass-ink", "--red", "--green", "--blue", "--purple", "--ink"];
export const DASHES = ["none", "9 4", "2 4", "12 3 2 3", "5 3", "1 5"];
export const SHAPES = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  "M-4.5-4.5h9v9h-9z",
  "M0-6 5.5 4.5h-11z",
  "M0-6 6 0 0 6-6 0z",
  "M0 6 5.5-4.5h-11z",
  "M-5-5 5 5M5-5-5 5",
];

const OF_GAMES: Record<string, string> = { yellow: "--brass-ink", black: "--ink" }; // where the name is no line colour

/** The line of a seat, in the colour of its player where the game has colours. */
export const lineStyle = (seat: number, colour = ""): { colour: string; dash: string; shape: string } => ({
  colour: colour ? `var(${OF_GAMES[colour] ?? `--${colour}`})` : `var(${COLOURS[seat % COLOURS.length]})`,
  dash: DASHES[seat % DASHES.length]!,
  shape: SHAPES[seat % SHAPES.length]!,
});
