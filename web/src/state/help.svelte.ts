// How much help one wants at a table: nothing marked, what can be done marked, or told what to do as well.

export const LEVELS = ["bare", "marked", "guided"] as const;
export type Level = (typeof LEVELS)[number];
const KEPT = "gotham.help";

class Help {
  level = $state<Level>(LEVELS.find((level) => level === localStorage.getItem(KEPT)) ?? "marked");

  /** Chooses a level, for all tables. */
  choose(level: Level): void {
    this.level = level;
    localStorage.setItem(KEPT, level);
  }
}

export const help = new Help();
