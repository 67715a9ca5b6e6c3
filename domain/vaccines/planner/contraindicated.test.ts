import { expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { publishedEdition } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import { contraindicatedIn } from './contraindicated.ts';

const edition = publishedEdition('cdsi-4.65');
const bornOn = day('2026-01-15');
const REACTION_TO_MMR = '091';
const NO_SPLEEN = '160';

function foundIn(codes: readonly string[] | null) {
  const patient = { bornOn, sex: 'female', ...(codes && { observations: codes.map((code) => ({ code })) }) };
  const assessment = evaluateAndForecast(edition, patient, [], addMonths(bornOn, 13));
  return contraindicatedIn(edition, { patient, doses: [], assessment });
}

test('nothing is contraindicated in a child of whom nothing is noted, or nothing that speaks against a vaccine', () => {
  expect(foundIn(null)).toBeNull();
  expect(foundIn([])).toBeNull();
  expect(foundIn([NO_SPLEEN])).toBeNull();
});

test('a vaccine that must not be given has what speaks against it, and the days that the rest of what is noted gives it', () => {
  const found = foundIn([REACTION_TO_MMR, NO_SPLEEN]);

  expect(found?.against).toEqual(new Map([['MMR', [REACTION_TO_MMR]]]));
  const { forecasts = [] } = found?.without ?? {};
  expect(mainForecast(forecasts, 'MMR')).toMatchObject({ status: 'not-complete', recommended: addMonths(bornOn, 12) });
  expect(mainForecast(forecasts, 'Meningococcal')?.type).toBe('risk');
});
