import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';

const declared = globSync('**/*.ts', { cwd: import.meta.dirname }).flatMap((path) =>
  Array.from(
    readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/^export const (\w+) = endpoint\(/gm),
    ([, name = '']) => ({ name, path }),
  ),
);

test('every endpoint that is declared is in the list of its room', () => {
  const left = declared.filter(({ name }) => !(name in endpoints));

  expect(left, "add it to its room's endpoints.ts, and that to contract/endpoints.ts").toEqual([]);
});

test('no two endpoints have one name, since the list would keep only the last', () => {
  const names = declared.map(({ name }) => name);

  expect(declared.filter(({ name }, n) => names.indexOf(name) !== n)).toEqual([]);
  expect(Object.keys(endpoints).toSorted()).toEqual(names.toSorted());
});
