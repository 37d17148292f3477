// The colour theme: light, dark or the system's.

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "gotham.theme";

class ThemeStore {
  theme = $state<Theme>(savedTheme());

  /** Choose a theme and save the choice. */
  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(STORAGE_KEY, theme);
    this.apply();
  }

  /** Apply the theme to the document. */
  apply(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const themeStore = new ThemeStore();

function savedTheme(): Theme {
  const theme = localStorage.getItem(STORAGE_KEY);
  return THEMES.find((name) => name === theme) ?? "auto";
}
