import { describe, expect, test } from 'vitest';
import type { Assessment, GroupForecast } from '#domain/vaccines/assessment.ts';
import { day } from '#domain/time/day.ts';
import { forecastDifference } from './vaccine-forecasts.ts';

const asOf = day('2025-11-10');

const forecast = (type: GroupForecast['type'], status: GroupForecast['status'], dose: number): GroupForecast => ({
  vaccineGroup: 'Hib',
  seriesGroup: '1',
  seriesGroupName: 'Standard',
  type,
  status,
  reasons: [],
  dose,
  earliest: null,
  recommended: null,
  pastDue: null,
  latest: null,
  antigensNeeded: [],
  products: [],
  guidance: [],
  series: [],
});

const assessment = (...forecasts: GroupForecast[]): Assessment => ({
  edition: 'cdsi-4.64',
  asOf,
  forecasts,
  evaluations: [],
  findings: [],
});

describe('of several forecasts for one vaccine a row means', () => {
  const { risk, standard, complete, over } = {
    risk: forecast('risk', 'contraindicated', 1),
    standard: forecast('standard', 'not-complete', 2),
    complete: forecast('standard', 'complete', 3),
    over: forecast('risk', 'aged-out', 4),
  };

  test.each([
    { what: 'that for children at risk while it is open', forecasts: [complete, standard, risk], meant: risk },
    {
      what: 'the standard one where that at risk is complete',
      forecasts: [{ ...complete, type: 'risk' as const }, standard],
      meant: standard,
    },
    { what: 'the standard one where that at risk is over', forecasts: [over, standard], meant: standard },
    { what: 'one that is complete where none is open', forecasts: [over, complete], meant: complete },
    { what: 'whatever there is otherwise', forecasts: [over], meant: over },
  ])('$what', ({ forecasts, meant }) => {
    const others = [{ ...risk, vaccineGroup: 'HepB', dose: 9 }, ...forecasts];
    const { status, dose } = meant;
    expect(forecastDifference(assessment(...others), 'Hib', { status, dose: dose ?? undefined })).toBeNull();
  });
});

test('a vaccine without a forecast is not what any row expects', () => {
  expect(forecastDifference(assessment(), 'Hib', { status: 'not-recommended' })).toBe(
    'Hib: expected not-recommended, got no forecast',
  );
});

test('everything that differs is named', () => {
  const found = { ...forecast('standard', 'not-complete', 2), earliest: asOf, recommended: asOf, pastDue: asOf };
  const expected = { status: 'complete', dose: 3, recommended: day('2025-11-11') } as const;
  expect(forecastDifference(assessment(found), 'Hib', expected)).toBe(
    'Hib: expected status complete, got not-complete, dose 3, got 2, earliest none, got 2025-11-10, ' +
      'recommended 2025-11-11, got 2025-11-10, pastDue none, got 2025-11-10',
  );
});
