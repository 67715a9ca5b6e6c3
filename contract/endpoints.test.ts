import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';

const modules = await Promise.all(
  globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts', '**/endpoints.ts'] }).map(async (path) => {
    const exported: unknown = await import(pathToFileURL(join(import.meta.dirname, path)).href);
    return { path, exported: Object.entries(exported ?? {}) };
  }),
);

/** Alone, or among the four of `entryEndpoints`. */
const declared = modules.flatMap(({ path, exported }) =>
  exported.flatMap(([name, value]) =>
    isEndpoint(value)
      ? [{ name, path, value }]
      : Object.entries(Object(value)).flatMap(([call, one]) =>
          isEndpoint(one) ? [{ name: `${name}.${call}`, path, value: one }] : [],
        ),
  ),
);

test('every endpoint that is declared is in the list of its room, and no other has its name', () => {
  const listed = new Set<unknown>(Object.values(endpoints));
  const left = declared.filter(({ value }) => !listed.has(value)).map(({ name, path }) => ({ name, path }));

  expect(left, "add it to its room's endpoints.ts, and that to contract/endpoints.ts").toEqual([]);
  expect(listed.size).toBe(new Set(declared.map(({ value }) => value)).size);
});

test('what is told as it comes takes no turn of its account, which would last as long', () => {
  const told = declared.map(({ value }) => value).filter(({ events }) => events !== undefined);

  expect(told.map(({ path }) => path)).toEqual(['/functions/v1/ask-baby-dev-expert']);
  expect(told.filter(({ expensive }) => expensive)).toEqual([]);
});

test('an endpoint that is declared alone is listed under its own name', () => {
  const alone = declared.filter(({ name }) => !name.includes('.'));

  expect(alone.filter(({ name, value }) => Reflect.get(endpoints, name) !== value)).toEqual([]);
});

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value;
}
