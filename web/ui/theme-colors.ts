export type Theme = 'system' | 'light' | 'dark';

/** A color for the browser's own bars, and the devices it is for; all without `media`. */
export type ThemeColor = { readonly content: string; readonly media?: string };

/** `--ground` of tokens.css. */
const grounds = { light: '#f6f7f2', dark: '#0f1712' } as const;

/** The `theme-color` of a page: the chosen theme's color, or both for the device to choose from. */
export function themeColors(theme: Theme): readonly ThemeColor[] {
  if (theme !== 'system') return [{ content: grounds[theme] }];
  return [
    { content: grounds.light, media: '(prefers-color-scheme: light)' },
    { content: grounds.dark, media: '(prefers-color-scheme: dark)' },
  ];
}
