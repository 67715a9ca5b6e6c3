export type Theme = 'system' | 'light' | 'dark';

/** Without `media` for any color scheme. */
export type ThemeColor = { readonly content: string; readonly media?: string };

/** `--ground` of tokens.css. */
const grounds = { light: '#f6f7f2', dark: '#0f1712' } as const;

/** The `theme-color` of a page: one for a chosen theme, both for 'system'. */
export function themeColors(theme: Theme): readonly ThemeColor[] {
  if (theme !== 'system') return [{ content: grounds[theme] }];
  return [
    { content: grounds.light, media: '(prefers-color-scheme: light)' },
    { content: grounds.dark, media: '(prefers-color-scheme: dark)' },
  ];
}
