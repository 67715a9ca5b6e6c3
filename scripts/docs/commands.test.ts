import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const pages = ['*.md', '{docs,content,testing}/**/*.md', '{scripts,server}/**/*.ts'];
const texts = globSync(pages, { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

test('every npm command that a page or message names is one', () => {
  const named = texts.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/npm run ([a-z][\w:-]*)/g), ([, name = '']) => ({ path, name })),
  );

  expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(['check', 'operator', 'access']));
  expect(named.filter(({ name }) => !(name in packageJson.scripts))).toEqual([]);
});

test('no page or message asks for node itself, which may be too old: npm finds the one of the packages', () => {
  const asking = texts.filter(
    ({ path, text }) => !path.endsWith('.test.ts') && /(`|usage: | {5})node [\w/.-]+\.ts/.test(text),
  );

  expect(asking.map(({ path }) => path)).toEqual([]);
});
