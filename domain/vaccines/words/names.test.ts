import { expect, test } from 'vitest';
import { currentEditionOn } from '#testing/vaccines/planned-vaccines.ts';
import { day } from '#domain/time/day.ts';
import products from '#content/vaccines/products.json' with { type: 'json' };
import { CURRENT_EDITION, publishedEdition } from '../editions/editions-data.ts';
import { antigenNames, groupName } from './names.ts';
import { vaccineNames } from './names-data.ts';

const edition = publishedEdition(CURRENT_EDITION);

test('every vaccine group and every antigen of the edition has a name', () => {
  expect(Object.keys(vaccineNames.groups).toSorted()).toEqual([...edition.vaccineGroups.keys()].toSorted());
  expect(Object.keys(vaccineNames.antigens).toSorted()).toEqual(edition.antigens.map(({ name }) => name).toSorted());
});

test('every product has a name, whether or not a parent can choose it', () => {
  const known = new Set([
    ...products.products.map(({ cvx }) => cvx),
    ...currentEditionOn(day('2026-11-23')).products.keys(),
  ]);

  expect(Object.keys(vaccineNames.products).toSorted()).toEqual([...known].toSorted());
});

test('no two vaccine groups go by one name', () => {
  const short = Object.values(vaccineNames.groups).map((group) => group.short);

  expect(new Set(short).size).toBe(short.length);
});

test('a vaccine group without a name is called what the edition calls it', () => {
  expect(groupName(vaccineNames, 'Plague')).toEqual({ short: 'Plague', name: 'Plague' });
});

test('antigens are listed as a sentence has them', () => {
  expect(antigenNames(vaccineNames, ['Pertussis'])).toBe('whooping cough');
  expect(antigenNames(vaccineNames, ['Measles', 'Mumps', 'Rubella'])).toBe('measles, mumps and rubella');
});

test('two strengths of a product go by two names, as one is not for a second RSV season', () => {
  const { '306': half, '307': full } = vaccineNames.products;

  expect([half, full]).toEqual(['RSV antibody (nirsevimab 50 mg)', 'RSV antibody (nirsevimab 100 mg)']);
});
