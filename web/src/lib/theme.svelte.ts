/** Light, dark, or as the system likes it. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'steading.theme';

class ThemeChoice {
  current = $state<Theme>(THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'auto');

  constructor() {
    this.#show();
  }

  use(theme: Theme) {
    this.current = theme;
    localStorage.setItem(KEY, theme);
    this.#show();
  }

  next() {
    this.use(THEMES[(THEMES.indexOf(this.current) + 1) % THEMES.length]!);
  }

  #show() {
    if (this.current === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.current;
  }
}

export const theme = new ThemeChoice();
