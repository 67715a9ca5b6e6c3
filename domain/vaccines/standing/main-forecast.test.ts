import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import { hasEnded, mainForecast, openForecast } from './main-forecast.ts';

const DUE = day('2026-11-23');

function forecast(type: GroupForecast['type'], of: Partial<GroupForecast> = {}): GroupForecast {
  const given: Partial<GroupForecast> = { vaccineGroup: 'Hib', status: 'complete', reasons: [], recommended: null };
  return { type, ...given, ...of } as GroupForecast;
}

const DUE_NOW: Partial<GroupForecast> = { status: 'not-complete', recommended: DUE };
const NEXT_SEASON: Partial<GroupForecast> = { status: 'not-recommended', reasons: ['past-season-end'] };
const NOT_GIVEN: Partial<GroupForecast> = { status: 'contraindicated', reasons: ['contraindication'] };
const TOO_OLD: Partial<GroupForecast> = { status: 'aged-out', reasons: ['past-maximum-age'] };
const IMMUNE: Partial<GroupForecast> = { status: 'immune', reasons: ['evidence-of-immunity'] };

describe('a child has the rows that a noted condition asks for', () => {
  test.each<{ what: string; everyChild: Partial<GroupForecast>; risk: Partial<GroupForecast>; isForRisk: boolean }>([
    { what: 'while it asks for a dose', everyChild: DUE_NOW, risk: DUE_NOW, isForRisk: true },
    { what: 'while it waits for a season', everyChild: DUE_NOW, risk: NEXT_SEASON, isForRisk: true },
    { what: 'not once its doses are given', everyChild: DUE_NOW, risk: {}, isForRisk: false },
    { what: 'not of another age', everyChild: DUE_NOW, risk: TOO_OLD, isForRisk: false },
    {
      what: 'not where it forbids what every child still needs',
      everyChild: DUE_NOW,
      risk: NOT_GIVEN,
      isForRisk: false,
    },
    { what: 'nor what comes next season', everyChild: NEXT_SEASON, risk: NOT_GIVEN, isForRisk: false },
    { what: 'nor what no child may be given', everyChild: NOT_GIVEN, risk: NOT_GIVEN, isForRisk: false },
    { what: 'where it forbids more than every child is done with', everyChild: {}, risk: NOT_GIVEN, isForRisk: true },
    { what: 'where it forbids what every child is too old for', everyChild: TOO_OLD, risk: NOT_GIVEN, isForRisk: true },
    { what: 'not where both are done', everyChild: {}, risk: {}, isForRisk: false },
    { what: 'not where the child is immune', everyChild: IMMUNE, risk: {}, isForRisk: false },
  ])('$what: $isForRisk', ({ everyChild, risk, isForRisk }) => {
    const others = [
      forecast('risk', { vaccineGroup: 'MMR', ...DUE_NOW }),
      forecast('standard', { vaccineGroup: 'MMR' }),
    ];
    const found = mainForecast([...others, forecast('risk', risk), forecast('standard', everyChild)], 'Hib');

    expect([found?.vaccineGroup, found?.type]).toEqual(['Hib', isForRisk ? 'risk' : 'standard']);
  });

  test.each<{ what: string; everyChild: Partial<GroupForecast>; risks: Partial<GroupForecast>[]; isOf: number }>([
    { what: 'the one that asks for a dose', everyChild: DUE_NOW, risks: [{}, DUE_NOW], isOf: 1 },
    { what: 'the first where both do', everyChild: DUE_NOW, risks: [DUE_NOW, NEXT_SEASON], isOf: 0 },
    { what: 'the one that forbids more', everyChild: {}, risks: [{}, NOT_GIVEN, TOO_OLD], isOf: 1 },
    { what: 'the first where two do', everyChild: {}, risks: [NOT_GIVEN, NOT_GIVEN], isOf: 0 },
  ])('of several conditions $what', ({ everyChild, risks, isOf }) => {
    const of = risks.map((risk) => forecast('risk', risk));

    expect(mainForecast([forecast('standard', everyChild), ...of], 'Hib')).toBe(of[isOf]);
  });

  test.each([{}, DUE_NOW, NOT_GIVEN, TOO_OLD])('in any case where no other child has the vaccine', (risk) => {
    const only = forecast('risk', risk);

    expect(mainForecast([forecast('standard', { vaccineGroup: 'MMR' }), only], 'Hib')).toBe(only);
  });

  test('and none of a vaccine that nobody forecasts', () => {
    expect(mainForecast([forecast('standard', DUE_NOW)], 'MMR')).toBeUndefined();
    expect(openForecast([forecast('standard', DUE_NOW)], 'MMR')).toBeUndefined();
  });
});

test.each<{ what: string; of: Partial<GroupForecast>; is: boolean }>([
  { what: 'is complete', of: {}, is: true },
  { what: 'is due', of: DUE_NOW, is: false },
  { what: 'comes again next season', of: NEXT_SEASON, is: false },
])('a vaccine that $what has no dose to come: $is', ({ of, is }) => {
  expect(hasEnded(forecast('standard', of))).toBe(is);
});

test.each<{ what: string; everyChild: Partial<GroupForecast>; type: GroupForecast['type'] }>([
  { what: 'every child’s while that has a dose to come', everyChild: DUE_NOW, type: 'standard' },
  { what: 'every child’s while that waits for a season', everyChild: NEXT_SEASON, type: 'standard' },
  { what: 'what is noted where every child is done', everyChild: {}, type: 'risk' },
])('a row that waits for a later age is of $what', ({ everyChild, type }) => {
  const others = [forecast('risk', { vaccineGroup: 'MMR' }), forecast('standard', { vaccineGroup: 'MMR' })];
  const [first, second] = [forecast('risk', TOO_OLD), forecast('risk', TOO_OLD)];
  const found = openForecast([...others, forecast('standard', everyChild), first, second], 'Hib');

  expect([found?.vaccineGroup, found?.type]).toEqual(['Hib', type]);
  expect(found).not.toBe(second);
});

test('without anything noted a row that is done is every child’s', () => {
  const done = forecast('standard');

  expect(openForecast([done, forecast('risk', { vaccineGroup: 'MMR' })], 'Hib')).toBe(done);
});
