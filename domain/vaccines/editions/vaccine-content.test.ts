import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { vaccineFile } from '#testing/vaccines/vaccine-files.ts';
import { publishedEdition } from './editions-data.ts';

const folder = join(import.meta.dirname, '../../../content/vaccines');
const manifest = vaccineFile('editions.json').content;
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const schedule = vaccineFile('cdsi-4.64.schedule.json').content;

type ListedFile = {
  file: string;
  id: string;
  title: string;
  source: string;
  released: string;
  sha256: string;
  license: string;
};
const files: ListedFile[] = manifest.files;

describe('the manifest of vaccine editions', () => {
  test('names every file of the folder', () => {
    const names = readdirSync(folder).filter((name) => name !== 'editions.json' && name !== 'README.md');

    expect(files.map(({ file }) => file).toSorted()).toEqual(names.toSorted());
  });

  test.each(files)('has the hash, source, date and license of $file', ({ file, sha256, ...said }) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');

    expect(sha256).toBe(hash);
    expect(said).toEqual({
      id: expect.stringMatching(/\S/),
      title: expect.stringMatching(/\S/),
      source: expect.stringMatching(/CDC|ours/),
      released: expect.stringMatching(/^\d{4}-\d\d(-\d\d)?$/),
      license: expect.stringMatching(/public domain|AGPL/),
    });
  });

  test('dates each release as its files do', () => {
    for (const { file, id, released } of files.filter((one) => one.id === 'cdsi-4.64')) {
      expect(vaccineFile(file).content.edition).toMatchObject({ id, released });
    }
    expect(vaccineFile('season.json').content.made).toBe(files.find(({ file }) => file === 'season.json')?.released);
    expect(vaccineFile('authorities.json').content.made).toBe(
      files.find(({ file }) => file === 'authorities.json')?.released,
    );
  });

  test.each(['cdsi-4.64', 'cdsi-4.65'] as const)('has the chain that a forecast with %s names', (id) => {
    const { chain } = manifest.editions.find((one: { id: string }) => one.id === id);

    expect(publishedEdition(id).chain).toBe(chain.join(' + '));
    expect(files.map((one) => one.id)).toEqual(expect.arrayContaining(chain));
  });

  test('gives CDC the sentence that it asks for', () => {
    expect(manifest.attribution).toBe('Source: CDC. Use does not imply endorsement by CDC, HHS or the US Government.');
    expect(readme).toContain(`\n${manifest.attribution}\n`);
  });
});

describe('the page about the editions', () => {
  const numbersOf = (name: string) =>
    (readme.split(`| \`${name}\` |`, 2)[1]?.split(' |', 1)[0] ?? '').match(/\b\d+\b/g)?.map(Number);
  const seriesOf = (name: string) => {
    const antigens: Record<string, { series: { doses: unknown[] }[] }> = vaccineFile(name).content.antigens;
    const series = Object.values(antigens).flatMap((antigen) => antigen.series);
    return [Object.keys(antigens).length, series.length, series.flatMap(({ doses }) => doses).length];
  };

  test('counts what the files hold', () => {
    const pairs = schedule.conflicts.flatMap(({ after }: { after: object }) => Object.values(after).flat());

    expect(numbersOf('cdsi-4.64.schedule.json')).toEqual([
      Object.keys(schedule.vaccineGroups).length,
      Object.keys(schedule.cvx).length,
      pairs.length,
      Object.keys(schedule.observations).length,
    ]);
    expect(numbersOf('cdsi-4.64.childhood.json')).toEqual(seriesOf('cdsi-4.64.childhood.json'));
    expect(numbersOf('cdsi-4.64.other.json')).toEqual(seriesOf('cdsi-4.64.other.json'));
    expect(numbersOf('delta-4.65.json')?.[0]).toBe(vaccineFile('delta-4.65.json').content.ops.length);
    expect(numbersOf('season.json')).toEqual([vaccineFile('season.json').content.dateCount]);
    expect(numbersOf('products.json')).toEqual([vaccineFile('products.json').content.products.length]);
  });

  test('describes every operation of a delta', () => {
    const ops: { op: string }[] = vaccineFile('delta-4.65.json').content.ops;

    for (const op of new Set(ops.map((one) => one.op))) expect(readme).toContain(`\`${op}\``);
  });
});

describe('the products', () => {
  const { products } = vaccineFile('products.json').content;
  const live = new Set(schedule.conflicts.flatMap(({ after }: { after: object }) => Object.keys(after)));

  test('are known to CDC, with the same antigens', () => {
    for (const { cvx, antigens } of products) {
      const named = (schedule.cvx[cvx]?.antigens ?? []).map((of: string | { antigen: string }) =>
        typeof of === 'string' ? of : of.antigen,
      );
      expect({ cvx, antigens: antigens.toSorted() }).toEqual({ cvx, antigens: named.toSorted() });
    }
  });

  test('are live where CDC lists them among the live vaccine conflicts', () => {
    const said = products.filter((one: { live: boolean }) => one.live).map(({ cvx }: { cvx: string }) => cvx);
    const listed = products.filter(({ cvx }: { cvx: string }) => live.has(cvx)).map(({ cvx }: { cvx: string }) => cvx);

    expect(said).toEqual(listed);
  });

  test('have names of their own where they are for other ages', () => {
    const { products: names } = vaccineFile('names.json').content;
    const forAges = products.filter(({ brands }: { brands: string[] }) => brands.some((one) => /\d+ years/.test(one)));
    const named: string[] = forAges.map(({ cvx }: { cvx: string }) => names[cvx]);
    const others = products.filter(({ cvx }: { cvx: string }) => named.includes(names[cvx]));

    expect(forAges.length).toBeGreaterThan(3);
    expect(others.map(({ cvx }: { cvx: string }) => cvx)).toEqual(forAges.map(({ cvx }: { cvx: string }) => cvx));
    expect(new Set(named).size).toBe(named.length);
  });

  test('are listed once each', () => {
    expect(new Set(products.map(({ cvx }: { cvx: string }) => cvx)).size).toBe(products.length);
  });
});
