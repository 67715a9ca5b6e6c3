import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withSettings } from './settings.ts';

test('docs/operating.md lists every setting with its default and meaning', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');

  expect(withSettings(page), 'run `npm run settings`').toBe(page);
  expect(page).toContain('| `PORT` | `3000` |');
});
