import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explanationsOf } from '../mutate/explained.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/vaccines.md'), 'utf8');
const folders = new Set(
  [...page.matchAll(/^\| `(domain\/[\w/-]+)\/[\w.-]+\.ts` \|/gm)].map(([, folder = '']) => folder),
);

test('each change that docs/vaccines.md calls meaningless is of a line that stands in its file', () => {
  const explained = [...folders].flatMap((folder) => explanationsOf(page, folder));
  const codeOf = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');

  expect(explained.length).toBeGreaterThan(100);
  expect(explained.filter(({ file, code }) => !codeOf(file).includes(code))).toEqual([]);
});
