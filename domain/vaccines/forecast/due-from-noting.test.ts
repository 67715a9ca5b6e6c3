import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { CURRENT_EDITION, conditions, editionOn } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import { observationsOf } from '../planned/noted-conditions.ts';

const TODAY = day('2026-11-23');
const edition = editionOn(CURRENT_EDITION, TODAY);

function forecastsOf(id: string, months: number, notedOn?: Day, doses: readonly (readonly [Day, string])[] = []) {
  const bornOn = addMonths(TODAY, -months);
  const observations = observationsOf(conditions(), [notedOn ? { id, notedOn } : { id }], bornOn, TODAY);
  const given = doses.map(([givenOn, cvx]) => ({ givenOn, cvx }));
  return evaluateAndForecast(edition, { bornOn, sex: 'female', observations }, given, TODAY).forecasts;
}

const AGES = [0, 2, 7, 9, 14, 20, 26, 34, 47, 61, 72, 100, 121, 140, 170, 200];

describe('a dose for a noted risk', () => {
  test.each([
    { id: 'no-spleen', months: 72, group: 'Meningococcal' },
    { id: 'no-spleen', months: 72, group: 'Hib' },
    { id: 'immune-medicine', months: 72, group: 'COVID-19' },
    { id: 'immune-medicine', months: 14, group: 'COVID-19' },
    { id: 'heart-disease', months: 130, group: 'Pneumococcal' },
    { id: 'native', months: 14, group: 'RSV' },
  ])('$group of a child of $months months is due when $id was noted, not before', ({ id, months, group }) => {
    const noted = addDays(TODAY, -10);
    const [now, earlier] = [noted, undefined].map((on) => mainForecast(forecastsOf(id, months, on), group));

    expect(earlier?.recommended?.localeCompare(noted)).toBe(-1);
    expect(now).toMatchObject({ recommended: noted, earliest: earlier?.earliest, latest: earlier?.latest });
  });

  test.each(conditions().map(({ id }) => ({ id })))('with $id is due no earlier than that was noted', ({ id }) => {
    for (const months of AGES) {
      const healthy = new Map(forecastsOf('', months).map((of) => [of.vaccineGroup, of.recommended]));
      for (const { vaccineGroup, type, recommended, pastDue } of forecastsOf(id, months, TODAY)) {
        if (type !== 'risk' || recommended === null) continue;
        const forAll = healthy.get(vaccineGroup) ?? null;
        const isForAll = forAll !== null && forAll < TODAY && !['COVID-19', 'Meningococcal B'].includes(vaccineGroup);

        expect({ months, vaccineGroup, isLate: recommended < TODAY && !isForAll }).toMatchObject({ isLate: false });
        expect(pastDue === null || pastDue >= recommended).toBe(true);
      }
    }
  });

  test('which every child needs too keeps the day on which that was due', () => {
    const ofAll = mainForecast(forecastsOf('no-spleen', 170), 'HPV');
    const hib = mainForecast(forecastsOf('no-spleen', 14, TODAY), 'Hib');
    const acwy = mainForecast(forecastsOf('no-spleen', 170, TODAY), 'Meningococcal');

    expect(mainForecast(forecastsOf('no-spleen', 170, TODAY), 'HPV')).toEqual(ofAll);
    expect(hib?.recommended).toBe(addMonths(TODAY, -2));
    expect(acwy).toMatchObject({ type: 'risk', recommended: addMonths(TODAY, -38) });
    expect(acwy?.pastDue?.localeCompare(TODAY)).toBe(-1);
  });

  test('has the shorter of the two windows, and is not overdue before the note', () => {
    const acwy = mainForecast(forecastsOf('no-spleen', 133, TODAY), 'Meningococcal');
    const infant = [2, 4, 6].map((months) => [addMonths(TODAY, months - 14), '48'] as const);
    const hib = mainForecast(forecastsOf('no-spleen', 14, TODAY, infant), 'Hib');
    const hibOfAll = mainForecast(forecastsOf('', 14, TODAY, infant), 'Hib');
    const late = mainForecast(forecastsOf('no-spleen', 26, TODAY), 'Hib');

    expect(acwy).toMatchObject({ recommended: addMonths(TODAY, -1), pastDue: addDays(TODAY, 14) });
    expect(hib).toMatchObject({ recommended: hibOfAll?.recommended, pastDue: addDays(TODAY, 14) });
    expect(hibOfAll?.pastDue?.localeCompare(addDays(TODAY, 14))).toBe(1);
    expect(late?.pastDue?.localeCompare(TODAY)).toBe(-1);
  });

  test('is past due on no day where that of every child is not, as RSV antibody of a first season', () => {
    const ofAll = mainForecast(forecastsOf('', 2), 'RSV');
    const dates = { recommended: ofAll?.recommended, pastDue: null };

    expect(ofAll).toMatchObject({ recommended: '2026-10-01', pastDue: null });
    expect(mainForecast(forecastsOf('native', 2, TODAY), 'RSV')).toMatchObject({ type: 'risk', ...dates });
  });

  test('that comes later, after a dose, is due on its own day', () => {
    const given = [[addDays(TODAY, -5), '114']] as const;

    expect(mainForecast(forecastsOf('no-spleen', 72, TODAY, given), 'Meningococcal')?.recommended).toBe(
      mainForecast(forecastsOf('no-spleen', 72, undefined, given), 'Meningococcal')?.recommended,
    );
  });
});
