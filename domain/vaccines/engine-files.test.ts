import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const IMPORT = /\bfrom '([^']+)'/g;
const CALENDAR_OF_THE_MACHINE = /\b(?:new Date|Date[.(]|Intl\.|Temporal\.)/;

/** All shelves but FHIR, which builds on a ground of its own. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('fhir/'))
  .map((name) => ({ name, text: readFileSync(new URL(name, import.meta.url), 'utf8') }));

describe('what counts and what is next', () => {
  test('is worked out by more than the files of a handful', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.map(({ name }) => name)).toContain('engine.ts');
  });

  test('asks no calendar of the machine', () => {
    expect(files.filter(({ text }) => CALENDAR_OF_THE_MACHINE.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test('asks no other room', () => {
    const known = /^(?:\.{1,2}\/|#domain\/(?:time|text)\/|#content\/vaccines\/)/;
    const imported = files.flatMap(({ name, text }) =>
      [...text.matchAll(IMPORT)].map(([, specifier = '']) => ({ name, specifier })),
    );
    expect(imported.filter(({ specifier }) => !known.test(specifier))).toEqual([]);
  });
});
