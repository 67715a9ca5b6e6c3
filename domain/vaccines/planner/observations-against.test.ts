import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { publishedEdition } from '../editions/editions-data.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { observationsAgainst } from './observations-against.ts';

const edition = publishedEdition('cdsi-4.65');
const bornOn = day('2024-01-15');

function against(vaccineGroup: string, codes: readonly string[], on = '2026-01-15') {
  const observations = codes.map((code) => ({ code }));
  return observationsAgainst({ bornOn, sex: 'female', observations }, edition, vaccineGroup, day(on));
}

test('of what is noted, only what speaks against the vaccine is named, each once and in order', () => {
  const noted = ['168', '160', '102', '091', '168'];

  expect(against('MMR', noted)).toEqual(['091', '102', '168']);
  expect(against('Polio', noted)).toEqual([]);
  expect(against('no vaccine', noted)).toEqual([]);
  expect(observationsAgainst({ bornOn, sex: 'female' }, edition, 'MMR', bornOn)).toEqual([]);
});

test('the mother’s RSV vaccine speaks against the antibody until 8 months', () => {
  expect(against('RSV', [MOTHER_HAD_RSV_VACCINE], '2024-09-14')).toEqual([MOTHER_HAD_RSV_VACCINE]);
  expect(against('RSV', [MOTHER_HAD_RSV_VACCINE], '2024-09-15')).toEqual([]);
});
