import type { Me } from '#contract/accounts/me.ts';
import { themeColors, type ThemeColor } from '#web/ui/theme-colors.ts';

export function showTheme(
  theme: Me['theme'],
  page: Pick<HTMLElement, 'dataset'> = document.documentElement,
  showColors = replaceColors,
): void {
  if (theme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
  showColors(themeColors(theme));
}

function replaceColors(colors: readonly ThemeColor[]): void {
  document.querySelectorAll('meta[name=theme-color]').forEach((old) => old.remove());
  document.head.append(...colors.map((color) => Object.assign(document.createElement('meta'), named, color)));
}

const named = { name: 'theme-color' };
