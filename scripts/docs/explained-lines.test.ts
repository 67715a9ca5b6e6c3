import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explanationsOf } from '../mutate/explained.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  { file: 'docs/vaccines.md', least: 100 },
  { file: 'docs/growth.md', least: 10 },
])('each change that $file calls meaningless is of a line that stands in its file', ({ file, least }) => {
  const page = readFileSync(join(root, file), 'utf8');
  const named = [...page.matchAll(/^\| `(domain\/[\w/-]+)\/[\w.-]+\.ts` \|/gm)];
  const folders = new Set(named.map(([, folder = '']) => folder));
  const explained = [...folders].flatMap((folder) => explanationsOf(page, folder));
  const codeOf = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll(/\s+/g, ' ');

  expect(explained.length).toBeGreaterThan(least);
  expect(explained.filter((one) => !codeOf(one.file).includes(one.code))).toEqual([]);
});
