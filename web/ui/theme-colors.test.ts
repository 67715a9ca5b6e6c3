import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeColors } from './theme-colors.ts';

test.each([
  { theme: 'light', colors: [{ content: '#f6f7f2' }] },
  { theme: 'dark', colors: [{ content: '#0f1712' }] },
] as const)('[ACC-02] around a page in $theme the browser takes its color on every device', ({ theme, colors }) => {
  expect(themeColors(theme)).toEqual(colors);
});

test('[ACC-02] a device that chooses the theme chooses its color too', () => {
  expect(themeColors('system')).toEqual([
    { content: '#f6f7f2', media: '(prefers-color-scheme: light)' },
    { content: '#0f1712', media: '(prefers-color-scheme: dark)' },
  ]);
});

test('the colors are the grounds of the style sheet', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

  const [light, dark] = themeColors('system').map(({ content }) => content);
  expect(tokens).toContain(`--ground: light-dark(${light}, ${dark});`);
});
