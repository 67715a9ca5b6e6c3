import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sameStatements } from '#testing/db/same-statements.ts';

const root = join(import.meta.dirname, '..');
const ownStatement =
  /\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto|selectFrom|selectNoFrom)\(|\bsql[`.<]/;
const filesOf = (pattern: string) => globSync(pattern, { cwd: root });

test('every name of a test that runs on SQLite alone has its file', () => {
  const names = sameStatements();

  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => filesOf(name).length === 0)).toEqual([]);
});

test('a test that runs on SQLite alone writes no statement of its own: a helper that both engines run does', () => {
  const files = sameStatements().flatMap(filesOf);

  expect(files.filter((path) => ownStatement.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
