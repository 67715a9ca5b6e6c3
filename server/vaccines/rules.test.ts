import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { EditionRefused, oldEditionWarning, requireSoundEditions } from './rules.ts';

const published = join(import.meta.dirname, '../../content/vaccines');
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fernling-vaccines-'));
  await cp(published, folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function change(name: string, from: string | RegExp, to: string) {
  const file = join(folder, name);
  const was = await readFile(file, 'utf8');
  const is = was.replace(from, to);
  expect(is).not.toBe(was);
  await writeFile(file, is);
}

/** The sentence with which the folder is refused. */
async function refusal(): Promise<string> {
  const refused: unknown = await requireSoundEditions(folder).catch((error: unknown) => error);
  return refused instanceof EditionRefused ? refused.message : `not refused: ${String(refused)}`;
}

describe('the vaccine data', () => {
  test('as published is used', async () => {
    await expect(requireSoundEditions()).resolves.toBeUndefined();
    await expect(requireSoundEditions(folder)).resolves.toBeUndefined();
  });

  test.each([
    {
      what: 'an age that is none',
      name: 'cdsi-4.64.childhood.json',
      from: '"absMin":"24w-4d"',
      to: '"absMin":"24 weeks"',
      says: /^content\/vaccines\/cdsi-4\.64\.childhood\.json: antigens\.HepB\.series\[\d+\]\.doses\[2\]\.age\[0\]\.absMin: not a duration: '24 weeks'$/,
    },
    {
      what: 'an operation that finds nothing',
      name: 'delta-4.65.json',
      from: '"Measles 2-dose series"',
      to: '"Measles series"',
      says: /^content\/vaccines\/delta-4\.65\.json: ops\[0\]: skip-context changes nothing: no series 'Measles series' of Measles$/,
    },
    {
      what: 'a season that does not move',
      name: 'season.json',
      from: '"Influenza", "RSV"',
      to: '"Influenza"',
      says: /^content\/vaccines\/season\.json: antigens: 'RSV' is missing, and its season ends on 2026-03-31$/,
    },
    {
      what: 'a category that is none',
      name: 'authorities.json',
      from: '"routine"',
      to: '"often"',
      says: /^content\/vaccines\/authorities\.json: authorities\[0\]\.groups\.HepB\[0\]\.categories\[0\]: 'often' is none of /,
    },
    {
      what: 'half a file',
      name: 'cdsi-4.64.other.json',
      from: /.{2000}$/s,
      to: '',
      says: /^content\/vaccines\/cdsi-4\.64\.other\.json: .*JSON at position \d+/,
    },
    {
      what: 'another fact that could be true',
      name: 'cdsi-4.64.childhood.json',
      from: '"absMin":"24w-4d"',
      to: '"absMin":"20w-4d"',
      says: /^content\/vaccines\/cdsi-4\.64\.childhood\.json: not the file whose SHA-256 is in editions\.json$/,
    },
    {
      what: 'another brand',
      name: 'products.json',
      from: 'M-M-R II',
      to: 'M-M-R 2',
      says: /^content\/vaccines\/products\.json: not the file whose SHA-256 is in editions\.json$/,
    },
    {
      what: 'a manifest without a file',
      name: 'editions.json',
      from: '"file": "season.json",',
      to: '',
      says: /^content\/vaccines\/editions\.json: files\.4\.file: /,
    },
    {
      what: 'a manifest that names a file elsewhere',
      name: 'editions.json',
      from: '"file": "season.json"',
      to: '"file": "../growth/cdc-2000.json"',
      says: /^content\/vaccines\/editions\.json: files\.4\.file: /,
    },
    {
      what: 'half a manifest',
      name: 'editions.json',
      from: /.{200}$/s,
      to: '',
      says: /^content\/vaccines\/editions\.json: .*JSON/,
    },
  ])('is refused by file and place with $what', async ({ name, from, to, says }) => {
    await change(name, from, to);

    const said = await refusal();

    expect(said).toMatch(/^The vaccine data is damaged: [^\n]+\.$/);
    expect(said.replace(/^The vaccine data is damaged: (.*)\.$/, '$1')).toMatch(says);
  });

  test('is refused when a file of it is gone', async () => {
    await rm(join(folder, 'delta-4.65.json'));

    expect(await refusal()).toBe(
      'The vaccine data is damaged: content/vaccines/delta-4.65.json: not readable (ENOENT).',
    );
  });
});

test.each([
  { today: '2026-11-22', warning: null },
  { today: '2027-01-10', warning: null },
  { today: '2027-01-11', warning: expect.stringMatching(/^The vaccine data was published on 2025-11-10: [^\n]*\.$/) },
])('whoever runs the server is told on $today that the data is old: $warning', async ({ today, warning }) => {
  expect(await oldEditionWarning(day(today))).toEqual(warning);
});
