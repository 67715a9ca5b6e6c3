import { expect, test } from 'vitest';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import { vaccineFile } from '#testing/vaccines/vaccine-files.ts';
import { readAuthorities } from './authorities-file.ts';
import { editionBy } from './edition-by.ts';
import { publishedEdition } from './editions-data.ts';

const groups: Record<string, unknown> = vaccineFile('cdsi-4.64.schedule.json').content.vaccineGroups;
const names = new Set(Object.keys(groups));
const authorities = readAuthorities(names, vaccineFile('authorities.json'));
const asOf = day('2026-11-21');

test('[decision 61] the first authority changes nothing of the edition', () => {
  const edition = publishedEdition('cdsi-4.65');
  const child = { bornOn: asOf, motherHepatitisB: 'negative', motherRsvVaccine: false } as const;

  expect(editionBy(authorities, { id: 'cdc' }, edition, child, asOf)).toBe(edition);
  expect(editionBy(authorities, { id: 'aap-2026' }, edition, child, asOf)).not.toBe(edition);
});

test.each([
  { id: 'cdc', mother: 'negative', begins: { HPV: '11y', 'COVID-19': '6m', HepB: '0d' } },
  { id: 'aap-2026', mother: 'negative', begins: { HPV: '9y', 'COVID-19': '6m until 24m', HepB: '0d' } },
  { id: 'cdc-2026-01', mother: 'negative', begins: { HPV: '11y', 'COVID-19': '6m', HepB: '2m' } },
  { id: 'cdc-2026-01', mother: 'positive', begins: { HPV: '11y', 'COVID-19': '6m', HepB: '0d' } },
  {
    id: 'aap-2026',
    mother: 'negative',
    bornOn: addMonths(asOf, -24),
    begins: { HPV: '9y', 'COVID-19': '6m', HepB: '0d' },
  },
] as const)('[decision 61] $id, mother $mother: the first doses begin at $begins', ({ id, mother, begins, ...of }) => {
  const bornOn = 'bornOn' in of ? of.bornOn : addDays(addMonths(asOf, -24), 1);
  const child = { bornOn, motherHepatitisB: mother, motherRsvVaccine: false };
  const { antigens } = editionBy(authorities, { id }, publishedEdition('cdsi-4.65'), child, asOf);
  const firstOf = (antigen: string) => {
    const series = antigens.find(({ name }) => name === antigen)?.series.find(({ type }) => type === 'standard');
    const ages = series?.doses()[0]?.ages.at(-1);
    const until = antigen === 'COVID-19' && ages?.late ? ` until ${ages.late.text}` : '';
    return `${ages?.recommended?.text}${until}`;
  };

  expect(Object.fromEntries(Object.keys(begins).map((antigen) => [antigen, firstOf(antigen)]))).toEqual(begins);
});
