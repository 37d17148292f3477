// Light or dark, as the machine says or as chosen.

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "gotham.theme";

class ThemeStore {
  theme = $state<Theme>(savedTheme());

  /** Chooses a theme and keeps the choice. */
  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(STORAGE_KEY, theme);
    this.apply();
  }

  /** Puts the theme on the page. */
  apply(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const themeStore = new ThemeStore();

function savedTheme(): Theme {
  const theme = localStorage.getItem(STORAGE_KEY);
  return THEMES.find((name) => name === theme) ?? "auto";
}
