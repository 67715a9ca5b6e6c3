import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { mostChildren, mostUploads } from '#server/children/rules.ts';
import { FileRefused } from '#server/db/portable.ts';
import { measurementLimit } from '#server/growth/rules.ts';
import { aChild, aFamily, aMeasurement, aPerson } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { exportOf, importFile } from '#testing/moving.ts';
import { zipped } from '#testing/files/zips.ts';
import { bornOn, type Planted } from '#testing/rooms/generated.ts';
import { generatedParts } from '#testing/rooms/rooms.ts';
import { hasMoreStructureThan, mostJsonStructure } from './json-structure.ts';
import { childParts } from './parts.ts';
import { mostEntries } from './zip-reading.ts';

const list = 'children/01-maya/measurements.json';
const tooMuch = `${list}: This file holds more entries than an export can have.`;

describe('[ASVS-5.2.3] a file that is small but heavy to read is refused before it is read', () => {
  test.each([
    { what: 'hundreds of thousands of empty entries', content: `[${'{},'.repeat(200_000)}{}]`, refusal: tooMuch },
    { what: 'hundreds of thousands of empty lists', content: `[${'[],'.repeat(200_000)}[]]`, refusal: tooMuch },
    { what: 'hundreds of thousands of fields', content: JSON.stringify([fields(200_000)]), refusal: tooMuch },
  ])('$what', async ({ content, refusal }) => {
    const family = await aFamily();
    const files = await exportOf(family, family.parent);
    files.set(list, Buffer.from(content));

    const done = await importFile(family, family.stranger, new Blob([new Uint8Array(await zipped(files))]));

    expect(done).toMatchObject({ status: 'failed', refusal });
  });

  test('a name in the ZIP that fills pages', async () => {
    const family = await aFamily();
    const files = await exportOf(family, family.parent);
    files.set(`${'a'.repeat(60_000)}.txt`, Buffer.from(''));

    const done = await importFile(family, family.stranger, new Blob([new Uint8Array(await zipped(files))]));

    expect(done.refusal).toMatch(/^a{80}… is not part of an export\./);
  });
});

test('as many measurements as a child can have are few enough, with all fields and long notes', async () => {
  const family = await aFamily();
  await aMeasurement(family, family.child, family.parent);
  const files = await exportOf(family, family.parent);
  const [entry] = JSON.parse(files.get(list)?.toString() ?? '') as object[];
  const note = 'One, two: "three", {four}, [five], \\six\\. '.repeat(10);
  const kept = ['weight', 'height', 'head'];

  const all = Array.from({ length: measurementLimit.most }, () => ({ ...entry, note, kept }));

  expect(await hasMoreStructureThan(mostJsonStructure, Buffer.from(JSON.stringify(all)))).toBe(false);
});

test('the files of as many children and pictures as an account can have are few enough', () => {
  const ofAChild = ['child.json', 'picture.webp', ...childParts.flatMap(() => ['part.json', 'part.csv'])];
  const folders = 2 + mostChildren;

  expect(3 + folders + mostUploads + mostChildren * ofAChild.length).toBeLessThanOrEqual(mostEntries);
});

describe('a list has too many entries for a child before it is too heavy to read', () => {
  let files: Map<string, Buffer>;

  beforeAll(async () => {
    const home = await aHouse();
    const parent = await aPerson(home, 'Hannah Brooks');
    const child = await aChild(home, parent, { born_on: bornOn });
    for (const part of Object.values<fc.Arbitrary<Planted>>(generatedParts)) {
      const drawn = fc.sample(part, { seed: 1, numRuns: 50 });
      const [most] = drawn.toSorted((one, other) => other.rows.length - one.rows.length);
      await most?.plant(home, child, parent);
    }
    files = await exportOf(home, parent);
  });

  test.each(childParts.filter(({ parse }) => parse !== undefined))('$name', ({ name, parse }) => {
    const json = files.get(`children/01-maya/${name}.json`)?.toString() ?? '[]';
    const entries = JSON.parse(json) as object[];
    const [entry] = entries.toSorted((one, other) => structureOf(other) - structureOf(one));
    if (!entry) throw new Error(`the generated entries of ${name} are none`);
    const all = Array.from({ length: Math.ceil(mostJsonStructure / structureOf(entry)) }, () => entry);
    const parsed = () => parse?.(all, { bornOn, today: day('2026-11-24') });

    expect(parsed).toThrow(FileRefused);
    expect(parsed).toThrow(expect.objectContaining({ entry: null }));
  });
});

test('what stands in a text is not counted', async () => {
  const text = JSON.stringify(['{[,:', 'a "quoted, word": \\', '}'.repeat(3), '{"a":1,"b":2}']);

  expect(await hasMoreStructureThan(4, Buffer.from(text))).toBe(false);
  expect(await hasMoreStructureThan(3, Buffer.from(text))).toBe(true);
});

test('a text that is read in two pieces stays one', async () => {
  const text = JSON.stringify(['a'.repeat(1024 * 1024 - 3) + '"{,,,,', '\\']);

  expect(await hasMoreStructureThan(2, Buffer.from(text))).toBe(false);
});

function fields(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 0]));
}

/** Its objects, lists, fields and entries. */
function structureOf(value: object): number {
  return JSON.stringify(value)
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/[^{[,:]/g, '').length;
}
