import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import {
  forecastOf,
  ofProduct,
  ofVaccine,
  planInput,
  plannedGroup,
  rowTexts,
} from '#testing/vaccines/planned-vaccines.ts';
import { JANUARY_CHILD } from '#testing/vaccines/vaccine-plans.ts';
import { anEdition, aSeries, assess } from '#testing/vaccines/vaccines.ts';
import type { SeriesData } from '../supporting-data.ts';
import type { KnownDose } from '../given/known-dose.ts';
import { planOn } from './plan-on.ts';
import type { PlannedGroup } from './planned-group.ts';
import { projectDoses } from './project.ts';

function rowsOn(today: string, vaccine: string, doses: readonly KnownDose[] = [], bornOn = JANUARY_CHILD) {
  return rowTexts(planOn(planInput(bornOn, doses), day(today)), vaccine);
}

describe('[VAX-01] what follows a dose that is due and not given', () => {
  test.each([
    { today: '2026-05-12', rows: ['2026-03-15', '2026-06-09', '2026-07-15', '2027-04-15', '2030-01-15'] },
    { today: '2026-06-01', rows: ['2026-03-15', '2026-06-29', '2026-07-27', '2027-04-15', '2030-01-15'] },
  ])('DTaP on $today, as if dose 1 were given today', ({ today, rows }) => {
    expect(rowsOn(today, 'dtap')).toEqual(rows.map((on, place) => `${place + 1} due ${on}`));
  });

  test('the due day of the dose itself stays, and its window too', () => {
    const [first] = planOn(planInput(JANUARY_CHILD), day('2026-09-01')).filter(({ vaccine }) => vaccine === 'dtap');
    expect(first?.due).toEqual({ dueOn: '2026-03-15', windowEndsOn: '2026-05-12' });
  });

  test('no vaccine waits for another that was never given', () => {
    const today = '2029-10-24';
    expect(rowsOn(today, 'mmr')).toEqual(['1 due 2027-01-15', '2 due 2030-01-15']);
    expect(rowsOn(today, 'var')).toEqual(['1 due 2027-01-15', '2 due 2030-01-16']);
  });

  test('one that was given does put it off: two live vaccines are 28 days apart', () => {
    const mmr = ofProduct('03', '2027-01-15');
    expect(rowsOn('2027-01-16', 'var', mmr)[0]).toBe('1 due 2027-02-12');
  });
});

describe('[VAX-01] later doses are planned of the product that was given, where it brings the vaccine on', () => {
  test.each([
    { of: 'PedvaxHIB', vaccine: 'hib', doses: ofProduct('49', '2026-03-15'), left: 2 },
    { of: 'an unknown Hib vaccine', vaccine: 'hib', doses: ofVaccine('hib', '2026-03-15'), left: 3 },
    { of: 'a combination with PedvaxHIB', vaccine: 'hib', doses: ofProduct('146', '2026-03-15'), left: 3 },
    { of: 'a PCV that CDC has no product for', vaccine: 'pcv', doses: ofProduct('152', '2026-03-15'), left: 3 },
    { of: 'mumps vaccine alone', vaccine: 'mmr', doses: ofProduct('07', '2027-01-15'), left: 2 },
    { of: 'Tdap by mistake', vaccine: 'dtap', doses: ofProduct('115', '2026-03-15'), left: 5 },
  ])('$of: $left doses of $vaccine are left', ({ vaccine, doses, left }) => {
    const rows = rowsOn(doses[0]?.givenOn ?? '', vaccine, doses);
    expect(rows.filter((row) => row.includes('due'))).toHaveLength(left);
  });
});

describe('[VAX-01] a season that is over', () => {
  test.each([
    { today: '2026-10-31', rows: ['1 due 2026-09-01'] },
    { today: '2027-04-14', rows: ['1 due 2026-09-01'] },
    { today: '2027-04-15', rows: ['1 due 2027-09-01'] },
    { today: '2027-06-30', rows: ['1 due 2027-09-01'] },
    { today: '2027-07-01', rows: ['1 due 2027-09-01'] },
    { today: '2027-09-01', rows: ['1 due 2027-09-01'] },
  ])('influenza on $today: $rows', ({ today, rows }) => {
    expect(rowsOn(today, 'flu')).toEqual(rows);
  });

  test.each([
    { bornOn: '2026-02-20', today: '2026-03-31', rows: ['1 due 2026-02-20'] },
    { bornOn: '2026-02-20', today: '2026-04-01', rows: ['1 due 2026-10-01'] },
    { bornOn: '2026-02-20', today: '2026-10-20', rows: ['1 not needed'] },
    { bornOn: '2026-01-15', today: '2026-04-01', rows: ['1 not needed'] },
    { bornOn: '2026-06-01', today: '2026-06-01', rows: ['1 due 2026-10-01'] },
  ])('RSV, born $bornOn, on $today: $rows', ({ bornOn, today, rows }) => {
    expect(rowsOn(today, 'rsv-ab', [], day(bornOn))).toEqual(rows);
  });

  test.each([
    { given: '2031-06-30', due: '2031-09-01' },
    { given: '2031-07-01', due: '2032-09-01' },
    { given: '2031-08-15', due: '2032-09-01' },
  ])('influenza given on $given is due again on $due', ({ given, due }) => {
    const doses = ofProduct('140', '2026-09-01', '2026-09-29', given);
    expect(rowsOn(given, 'flu', doses).at(-1)).toBe(`4 due ${due}`);
  });

  test('the window of influenza ends with October; without one the dose may wait for the end of the season', () => {
    const window = (today: string, bornOn = JANUARY_CHILD) =>
      planOn(planInput(bornOn), day(today)).find(({ vaccine }) => vaccine === 'flu')?.due;
    expect(window('2026-01-15')).toEqual({ dueOn: '2026-09-01', windowEndsOn: '2026-10-31' });
    expect(window('2026-11-20', day('2026-07-20'))).toEqual({ dueOn: '2027-01-20', windowEndsOn: '2027-06-30' });
  });
});

describe('data that leads in a circle', () => {
  const monthly = { interval: [{ from: 'previous', absMin: '4w', min: '4w', rec: '4w' }] } as const;
  const bornOn = day('2025-01-01');

  /** Due days of a made-up vaccine as of birth, planned with a product. */
  function planned(series: SeriesData, plannedWith: string) {
    const edition = anEdition({ series: [series], cvx: { '902': ['Fernpox'] } });
    const [vaccine] = plannedGroup('mmr').vaccines;
    const group: PlannedGroup = { ...plannedGroup('mmr'), group: 'Fernpox', vaccines: [{ ...vaccine, plannedWith }] };
    const assessment = assess(edition, { asOf: bornOn });
    const patient = { bornOn, sex: 'female' };
    const request = { patient, doses: [], assessment, editionOn: () => edition, askedFor: new Set<string>() };
    const projection = projectDoses({ ...request, today: bornOn, until: day('2031-01-01') }, [group]);
    return projection.get('Fernpox')?.map(({ dueOn }) => dueOn);
  }

  test('a dose that would not count is planned once', () => {
    const series = aSeries({ doses: [{}, monthly, monthly] });
    expect(planned(series, '901')).toEqual(['2025-01-01', '2025-01-29', '2025-02-26']);
    expect(planned(series, '902')).toEqual(['2025-01-01']);
  });

  test('a dose that would not count is planned once also where it puts the next day off', () => {
    const sinceAny = { interval: [{ from: 'most-recent', cvx: ['902'], absMin: '8w', min: '8w', rec: '8w' }] } as const;

    expect(planned(aSeries({ doses: [sinceAny] }), '902')).toEqual(['2025-01-01']);
  });

  test('a dose without an end is planned twenty times at most', () => {
    expect(planned(aSeries({ doses: [{}, { ...monthly, recurring: true }] }), '901')).toHaveLength(20);
  });
});

test('the first row that waits is due on the day that the engine recommends', () => {
  const input = planInput(JANUARY_CHILD, ofProduct('20', '2026-03-20'));
  const recommended = forecastOf(input, 'dtap', day('2026-03-20'))?.recommended;
  expect(rowsOn('2026-03-20', 'dtap', input.doses)[1]).toBe(`2 due ${recommended}`);
});

describe('influenza from April 15 to the last day of August', () => {
  const bornOn = day('2026-11-22');
  const flu = (today: string, decided: NonNullable<Parameters<typeof planInput>[2]>['decided'] = {}) =>
    rowTexts(planOn(planInput(bornOn, [], { decided }), day(today)), 'flu');

  test.each(['2026-11-22', '2027-05-22', '2027-08-31', '2027-09-01'])(
    'waits for September for a child who turns 6 months in May, seen on %s',
    (today) => {
      expect(flu(today)).toEqual(['1 due 2027-09-01']);
    },
  );

  test('does not wait where a parent asked for it', () => {
    expect(flu('2027-05-22', { flu: { decision: 'wanted', until: null } })).toEqual(['1 due 2027-05-22']);
  });
});
