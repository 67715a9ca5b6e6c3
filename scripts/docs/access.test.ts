import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { accessPage } from './access.ts';

test('[API-03] docs/access.md says of every call who may make it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/access.md'), 'utf8');

  expect(page, 'run `npm run access`').toBe(accessPage());
  expect(page.match(/^\| `/gm)).toHaveLength(Object.keys(endpoints).length);
});
