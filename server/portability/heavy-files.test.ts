import { describe, expect, test } from 'vitest';
import { measurementLimit } from '#server/growth/rules.ts';
import { aFamily, aMeasurement } from '#testing/family.ts';
import { exportOf, importFile } from '#testing/moving.ts';
import { zipped } from '#testing/files/zips.ts';
import { hasMoreStructureThan, mostJsonStructure } from './json-structure.ts';

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
