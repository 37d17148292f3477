// The level of help: nothing marked, possible actions marked, or marked with guidance.

export const HELP_LEVELS = ["bare", "marked", "guided"] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];
const STORAGE_KEY = "gotham.help";

class Help {
  level = $state<HelpLevel>(HELP_LEVELS.find((level) => level === localStorage.getItem(STORAGE_KEY)) ?? "marked");

  /** Choose the level for all tables. */
  choose(level: HelpLevel): void {
    this.level = level;
    localStorage.setItem(STORAGE_KEY, level);
  }
}

export const help = new Help();
