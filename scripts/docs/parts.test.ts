import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { childParts } from '#server/portability/parts.ts';
import { ownersOf } from '../walls/laws/18-tables.ts';
import { parseModule } from '../walls/module.ts';
import { readSources } from '../walls/source.ts';

const root = join(import.meta.dirname, '../..');

describe.each(childParts)('the part $name of an export', ({ name, entry }) => {
  test('is among the files of docs/export.md', () => {
    expect(pageOf('docs/export.md')).toMatch(new RegExp(`^\\| \`children/01-maya/${name}\\.csv\``, 'm'));
  });

  test(`has its word, '${entry}', in docs/words.md`, () => {
    expect(pageOf('docs/words.md')).toContain(`\n| ${entry} |`);
  });

  test(`is named in content/legal/privacy.md as '${entry}'`, () => {
    const [, kept = ''] = pageOf('content/legal/privacy.md').split('## What is kept about your child');

    expect(kept.slice(0, kept.indexOf('\n## ')), 'say what is kept').toMatch(new RegExp(`\\b${entry}\\b`));
  });
});

test('docs/safety.md names the domain of every room that a family writes entries in', () => {
  const rooms = roomsOfEntries();

  expect(rooms).toContain('growth');
  expect(rooms.filter((room) => !pageOf('docs/safety.md').includes(`\`domain/${room}/`))).toEqual([]);
});

/** The rooms of what an import writes. */
function roomsOfEntries(): string[] {
  const owners = ownersOf(readSources(root, ['server']).map(parseModule));
  const tables = childParts.filter(({ parse }) => parse !== undefined).flatMap((part) => part.tables);
  return [...new Set(tables.map((table) => owners.get(table) ?? table))];
}

function pageOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
