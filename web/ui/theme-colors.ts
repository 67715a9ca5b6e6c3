export type Theme = 'system' | 'light' | 'dark';

/** A color for what the browser draws around a page, and on which devices it holds; everywhere without `media`. */
export type ThemeColor = { readonly content: string; readonly media?: string };

/** `ground` of each theme, as in tokens.css. */
const grounds = { light: '#f6f7f2', dark: '#0f1712' } as const;

/** What the `theme-color` of a page says: the chosen theme's color, or both for the device to choose from. */
export function themeColors(theme: Theme): readonly ThemeColor[] {
  if (theme !== 'system') return [{ content: grounds[theme] }];
  return [
    { content: grounds.light, media: '(prefers-color-scheme: light)' },
    { content: grounds.dark, media: '(prefers-color-scheme: dark)' },
  ];
}
