import type { Me } from '#contract/accounts/me.ts';

/** Shows a theme on the page that is open. */
export function showTheme(theme: Me['theme'], page: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (theme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
}
