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
      what: 'a condition with the code of another observation',
      name: 'conditions.json',
      from: '"code": "160"',
      to: '"code": "161"',
      says: /^content\/vaccines\/conditions\.json: topics\[0\]\.conditions\[0\]\.observations\[0\]\.title: 'Anatomical or functional asplenia' in place of 'Chronic kidney disease'$/,
    },
    {
      what: 'a condition that is listed twice',
      name: 'conditions.json',
      from: '"id": "sickle-cell"',
      to: '"id": "no-spleen"',
      says: /^content\/vaccines\/conditions\.json: topics\.conditions\[1\]\.id: a second condition of this id: 'no-spleen'$/,
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
      says: /^content\/vaccines\/editions\.json: files\[4\]: 'file' is missing$/,
    },
    {
      what: 'a manifest that names a file elsewhere',
      name: 'editions.json',
      from: '"file": "season.json"',
      to: '"file": "../growth/cdc-2000.json"',
      says: /^content\/vaccines\/editions\.json: files\[4\]\.file: '\.\.\/growth\/cdc-2000\.json' is none of cdsi-4\.64/,
    },
    {
      what: 'a manifest that lists no file',
      name: 'editions.json',
      from: /"files": \[.*?\n \]/s,
      to: '"files": []',
      says: /^content\/vaccines\/editions\.json: files: not listed: cdsi-4\.64\.schedule\.json, .*, routine\.json, conditions\.json$/,
    },
    {
      what: 'a manifest that leaves a file out',
      name: 'editions.json',
      from: /\{\s+"file": "season\.json".*?\},/s,
      to: '',
      says: /^content\/vaccines\/editions\.json: files: not listed: season\.json$/,
    },
    {
      what: 'a manifest that lists a file twice',
      name: 'editions.json',
      from: /(\{\s+"file": "season\.json".*?\},)/s,
      to: '$1$1',
      says: /^content\/vaccines\/editions\.json: files\[5\]\.file: listed twice: 'season\.json'$/,
    },
    {
      what: 'a manifest without a hash',
      name: 'editions.json',
      from: /"sha256": "[0-9a-f]+"/,
      to: '"sha256": ""',
      says: /^content\/vaccines\/editions\.json: files\[0\]\.sha256: not a SHA-256: ''$/,
    },
    {
      what: 'a manifest without editions',
      name: 'editions.json',
      from: /"editions": \[.*?\n \],/s,
      to: '',
      says: /^content\/vaccines\/editions\.json: 'editions' is missing$/,
    },
    {
      what: 'a manifest that leaves an edition out',
      name: 'editions.json',
      from: /,\s+\{\s+"id": "cdsi-4\.65".*?\}/s,
      to: '',
      says: /^content\/vaccines\/editions\.json: editions: not listed: cdsi-4\.65$/,
    },
    {
      what: 'a manifest that makes an edition of other files',
      name: 'editions.json',
      from: /,\s+"delta-4\.65"\s+\]/,
      to: ']',
      says: /^content\/vaccines\/editions\.json: editions\[1\]\.chain: 'cdsi-4\.64' in place of 'cdsi-4\.64 \+ delta-4\.65'$/,
    },
    {
      what: 'a manifest with an edition of a file that has another id',
      name: 'editions.json',
      from: '"id": "delta-4.65"',
      to: '"id": "delta-4.66"',
      says: /^content\/vaccines\/editions\.json: files: none has the id 'delta-4\.65'$/,
    },
    {
      what: 'a manifest with an overlay that is none',
      name: 'editions.json',
      from: /"season-roll\/1",\s+"vaccine/,
      to: '"season-roll/2", "vaccine',
      says: /^content\/vaccines\/editions\.json: files: none has the id 'season-roll\/2'$/,
    },
    {
      what: 'a brand that is none',
      name: 'products.json',
      from: '"Priorix"',
      to: '7',
      says: /^content\/vaccines\/products\.json: products\[1\]\.brands\[1\]: not a text: 7$/,
    },
    {
      what: 'a product that is not known',
      name: 'products.json',
      from: '"cvx": "03"',
      to: '"cvx": "999"',
      says: /^content\/vaccines\/products\.json: products\[1\]\.cvx: no product of this edition: '999'$/,
    },
    {
      what: 'a product that stands there twice',
      name: 'products.json',
      from: '"cvx": "03"',
      to: '"cvx": "02"',
      says: /^content\/vaccines\/products\.json: products\[1\]\.cvx: a second product of this code: '02'$/,
    },
    {
      what: 'a vaccine group without a name',
      name: 'names.json',
      from: '"short": "Cholera",',
      to: '',
      says: /^content\/vaccines\/names\.json: groups\.Cholera: 'short' is missing$/,
    },
    {
      what: 'a name of an antigen that is not known',
      name: 'names.json',
      from: /(?<="antigens".*)"Cholera": "/s,
      to: '"Colera": "',
      says: /^content\/vaccines\/names\.json: antigens\.Colera: no antigen of this edition: 'Colera'$/,
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
])('on $today the operator is warned that the data is old: $warning', async ({ today, warning }) => {
  expect(await oldEditionWarning(day(today))).toEqual(warning);
});
