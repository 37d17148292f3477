// How much help one wants at a table: nothing marked, what can be done marked, or told what to do as well.

export const HELP_LEVELS = ["bare", "marked", "guided"] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];
const STORAGE_KEY = "gotham.help";

class Help {
  level = $state<HelpLevel>(HELP_LEVELS.find((level) => level === localStorage.getItem(STORAGE_KEY)) ?? "marked");

  /** Chooses a level, for all tables. */
  choose(level: HelpLevel): void {
    this.level = level;
    localStorage.setItem(STORAGE_KEY, level);
  }
}

export const help = new Help();
