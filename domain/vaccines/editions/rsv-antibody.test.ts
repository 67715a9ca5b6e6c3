import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import type { GivenDose } from '../assessment.ts';
import { evaluateAndForecast } from '../engine.ts';
import { conditions, CURRENT_EDITION, editionOn } from './editions-data.ts';
import { antibodyDoseOf, withRsvSecondSeason } from './rsv-antibody.ts';

const OF_TWO_SEASONS = ['native', 'severely-weak-immune-system', 'lung-disease-born-early', 'cystic-fibrosis'];
const AGES = Array.from({ length: 12 }, (_, n) => 8 + n);
const ON = day('2026-11-23');

function antibody(condition: string, bornOn: Day, doses: readonly GivenDose[], on = ON) {
  const observations = conditions().find(({ id }) => id === condition)?.observations ?? [];
  const edition = withRsvSecondSeason(editionOn(CURRENT_EDITION, on));
  const patient = { bornOn, sex: 'female', observations };
  const { forecasts, evaluations } = evaluateAndForecast(edition, patient, doses, on);
  const forecast = forecasts.find(({ vaccineGroup, type }) => vaccineGroup === 'RSV' && type === 'risk');
  const valid = evaluations.filter(({ seriesType, status }) => seriesType === 'risk' && status === 'valid');
  return { status: forecast?.status, valid: valid.length };
}

describe.each(OF_TWO_SEASONS)('RSV antibody of a second season, %s', (condition) => {
  test.each(AGES)('is one entry at %i months, and two injections entered count as well', (months) => {
    const bornOn = addMonths(ON, -months);
    const injection = { givenOn: ON, cvx: '307' };
    const days = [ON, addDays(ON, 1), addMonths(ON, 3)].filter((on) => on < addMonths(bornOn, 20));

    for (const before of [[], [{ givenOn: addDays(bornOn, 1), cvx: '306' }]]) {
      expect(antibody(condition, bornOn, before).status).toBe('not-complete');
      for (const injections of [[injection], [injection, injection]]) {
        for (const on of days) {
          const valid = before.length + injections.length;
          expect(antibody(condition, bornOn, [...before, ...injections], on)).toEqual({ status: 'complete', valid });
        }
      }
    }
  });
});

test('the second injection is a dose of the edition that follows the first on the same day', () => {
  const edition = editionOn(CURRENT_EDITION, ON);
  const series = edition.antigens.flatMap((antigen) => antigen.series);
  const doses = series.find(({ name }) => name === 'RSV risk under 20 months series')?.doses();

  expect(doses?.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(doses?.at(-1)?.intervals.map(({ recommended }) => recommended?.text)).toEqual(['0d']);
  expect(withRsvSecondSeason(edition)).toBe(withRsvSecondSeason(edition));
});

test('of the series for a risk each target dose has its name, and no other has one', () => {
  const series = 'RSV risk under 20 months series';
  const named = [1, 2, 3, 4, undefined].map((target) => antibodyDoseOf({ series, target }));

  expect(named).toEqual(['first-season', 'second-season', 'second-injection', null, null]);
  expect(antibodyDoseOf({ series: 'RSV standard series', target: 1 })).toBeNull();
  expect(antibodyDoseOf(null)).toBeNull();
});

test('a third dose of any other vaccine is still planned', () => {
  const bornOn = addMonths(ON, -6);
  const edition = withRsvSecondSeason(editionOn(CURRENT_EDITION, ON));
  const doses = [2, 4].map((months) => ({ givenOn: addMonths(bornOn, months), cvx: '133' }));
  const { forecasts } = evaluateAndForecast(edition, { bornOn, sex: 'female' }, doses, ON);

  expect(forecasts.find(({ vaccineGroup }) => vaccineGroup === 'Pneumococcal')?.dose).toBe(3);
});

describe.each(OF_TWO_SEASONS)('after an antibody of the first season, %s', (condition) => {
  const bornOn = day('2026-03-25');
  const observations = conditions().find(({ id }) => id === condition)?.observations ?? [];
  const first = { givenOn: '2026-03-27', cvx: '306' };

  function ofSecondSeason(on: Day, doses: readonly GivenDose[] = [first]) {
    const edition = withRsvSecondSeason(editionOn(CURRENT_EDITION, on));
    const { forecasts } = evaluateAndForecast(edition, { bornOn, sex: 'female', observations }, doses, on);
    return forecasts.find(({ vaccineGroup, type }) => vaccineGroup === 'RSV' && type === 'risk');
  }

  test('that of the second is due from 8 months on, not when the season begins', () => {
    for (const on of ['2026-09-20', '2026-10-05', '2026-11-24', '2026-12-01']) {
      const dates = { earliest: '2026-11-25', recommended: '2026-11-25' };
      expect(ofSecondSeason(day(on))).toMatchObject({ status: 'not-complete', ...dates });
    }
  });

  test('one given at 6 months all the same counts as the data has it', () => {
    const second = { givenOn: '2026-10-05', cvx: '307' };

    expect(ofSecondSeason(day('2026-10-06'), [first, second])?.status).toBe('complete');
    expect(ofSecondSeason(day('2026-12-01'), [first, second])?.status).toBe('complete');
  });
});
