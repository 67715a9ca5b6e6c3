import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /\bfrom '(\.[^']+)'/g;

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

test('no folder leads back to itself, types included', () => {
  const arrows = arrowsBetween(files());

  expect(arrows.get('planner')).toContain('standing');
  expect([...arrows.keys()].flatMap((folder) => wayBack(folder, arrows) ?? [])).toEqual([]);
});

test('a circle is told with its way', () => {
  const planted = { name: 'birth/a.ts', text: `import type { A } from '../planner/b.ts';` };

  expect(wayBack('birth', arrowsBetween([...files(), planted]))).toBe('birth → planner → birth');
});

function files() {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/') && name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(new URL(name, import.meta.url), 'utf8') }));
}

/** By folder, the folders that its files import; those in its own subfolders too. */
function arrowsBetween(of: ReturnType<typeof files>): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { name, text } of of) {
    const [folder = ''] = name.split('/');
    const known = arrows.get(folder) ?? new Set();
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const [target = '', ...inside] = posix.join(posix.dirname(name), specifier).split('/');
      if (inside.length > 0 && target !== folder) known.add(target);
    }
    arrows.set(folder, known);
  }
  return arrows;
}

/** The shortest way from a folder back to it; null if there is none. */
function wayBack(folder: string, arrows: Arrows): string | null {
  const ways = [[folder]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of arrows.get(way.at(-1) ?? '') ?? []) {
      if (next === folder) return [...way, folder].join(' → ');
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}
