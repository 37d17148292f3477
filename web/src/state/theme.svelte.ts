// Light or dark, as the machine says or as chosen.

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "gotham.theme";

class Look {
  theme = $state<Theme>(kept());

  /** Chooses a theme and keeps the choice. */
  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(KEPT, theme);
    this.apply();
  }

  /** Puts the theme on the page. */
  apply(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const look = new Look();

function kept(): Theme {
  const theme = localStorage.getItem(KEPT);
  return THEMES.find((name) => name === theme) ?? "auto";
}
