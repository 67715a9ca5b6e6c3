import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { atAge, dosesOf, given, requestFor, withoutFlu } from '#testing/vaccines/vaccine-plans.ts';
import type { GivenDose } from '../assessment.ts';
import { lookOn } from './look.ts';
import type { PlanRequest } from './plan.ts';
import { planVisits } from './planner.ts';

const MEASLES_OUTBREAK = '275';
const TRAVEL = '048';
const HEART_DISEASE = '016';
const TODAY = day('2026-12-05');

function childOf(bornOn: Day, doses: readonly GivenDose[], noted: readonly string[] = []): PlanRequest {
  const request = requestFor(bornOn, doses, withoutFlu);
  return { ...request, patient: { ...request.patient, observations: noted.map((code) => ({ code })) } };
}

function at(bornOn: Day, cvx: string, ...ages: readonly string[]): GivenDose[] {
  return given(cvx, ...ages.map((age) => atAge(age, bornOn)));
}

function firstVisit(request: PlanRequest, from: Day) {
  return planVisits(request, from, addDays(from, 200)).visits[0];
}

describe('a vaccine of several parts is given as soon as one of them is due', () => {
  test.each([MEASLES_OUTBREAK, TRAVEL])(
    'MMR at 7 months, when CDC observation %s is noted: only measles counts by then',
    (code) => {
      const bornOn = day('2026-05-01');
      const visit = firstVisit(childOf(bornOn, at(bornOn, '146', '2m', '4m', '6m'), [code]), TODAY);

      expect(dosesOf(visit)).toContain('MMR 1');
    },
  );

  test.each([
    { who: '2 years, after 3 DTaP and 1 DT', born: '2024-06-01', doses: { '20': '2m 4m 6m', '28': '15m' } },
    { who: '6 years, after 3 DTP and 2 DT', born: '2020-06-01', doses: { '01': '2m 4m 6m', '28': '15m 4y' } },
    { who: '9 years, after 3 Td', born: '2017-05-01', doses: { '09': '7y 7y+2m 9y+2m' } },
  ])('whooping cough at $who', ({ born, doses }) => {
    const bornOn = day(born);
    const had = Object.entries(doses).flatMap(([cvx, ages]) => at(bornOn, cvx, ...ages.split(' ')));
    const visit = firstVisit(childOf(bornOn, had), TODAY);

    expect(visit && visit.on <= addDays(TODAY, 3)).toBe(true);
    expect(dosesOf(visit).some((dose) => dose.startsWith('DTaP/Tdap/Td'))).toBe(true);
  });
});

describe('PCV20 that is also the missed booster of an infant ends the need with heart disease noted', () => {
  test.each(['2023-10-14', '2021-12-20', '2024-12-01'])('for a child born %s: today, and no more after it', (born) => {
    const bornOn = day(born);
    const request = childOf(bornOn, at(bornOn, '216', '2m', '4m', '6m'), [HEART_DISEASE]);
    const { visits, notPlanned } = planVisits(request, TODAY, addDays(TODAY, 366));
    const isOfPcv = (visit: (typeof visits)[number]) => dosesOf(visit).some((dose) => dose.startsWith('Pneumococcal'));

    expect(visits.filter(isOfPcv).map(({ on }) => on)).toEqual([TODAY]);
    expect(notPlanned.filter(({ vaccineGroup }) => vaccineGroup === 'Pneumococcal')).toEqual([]);
  });
});

describe('what is due and can be given today is in the next visit, or the plan says why not', () => {
  const histories: readonly (readonly (readonly [cvx: string, age: string])[])[] = [
    [],
    [
      ['20', '2m'],
      ['20', '4m'],
      ['20', '6m'],
      ['28', '15m'],
    ],
    [
      ['28', '2m'],
      ['28', '4m'],
      ['28', '6m'],
      ['28', '15m'],
    ],
    [
      ['05', '7m'],
      ['03', '12m'],
    ],
    [
      ['04', '12m'],
      ['07', '15m'],
    ],
    [
      ['20', '2m'],
      ['09', '7y'],
      ['113', '8y'],
    ],
  ];
  const ages = ['5m+20d', '7m', '11m', '13m', '2y', '5y', '6y', '9y', '11y'];
  const children = histories.flatMap((history, index) =>
    ages.flatMap((age) => [[], [MEASLES_OUTBREAK], [TRAVEL]].map((noted) => ({ index, history, age, noted }))),
  );

  test.each(children)('at $age, with history $index and CDC observations $noted', ({ history, age, noted }) => {
    const bornOn = day('2018-03-06');
    const on = atAge(age, bornOn);
    const had = history.flatMap(([cvx, when]) => at(bornOn, cvx, when)).filter(({ givenOn }) => givenOn < on);
    const request = childOf(bornOn, had, noted);
    const open = lookOn(request, request.doses, on).nextDoses.filter(({ opensOn }) => opensOn <= on);

    const { visits, notPlanned } = planVisits(request, on, on);

    const products = visits.flatMap((visit) => visit.products);
    const planned = products.flatMap(({ doses }) => doses.map(({ vaccineGroup }) => vaccineGroup));
    const due = open.map(({ forecast }) => forecast.vaccineGroup);
    const said = [...planned, ...notPlanned.map(({ vaccineGroup }) => vaccineGroup)];
    expect(due.filter((group) => !said.includes(group))).toEqual([]);
    expect(notPlanned.filter(({ why }) => why === 'no-product')).toEqual([]);
  });
});
