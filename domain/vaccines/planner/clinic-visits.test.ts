import { describe, expect, test } from 'vitest';
import { addDays, day, daysBetween, earlierDay, type Day } from '#domain/time/day.ts';
import { isClosedDay } from '#domain/time/federal-holidays.ts';
import { atAge, given, requestFor, strengthsOf } from '#testing/vaccines/vaccine-plans.ts';
import type { GivenDose } from '../assessment.ts';
import { evaluateAndForecast } from '../engine.ts';
import type { PlannedDose, PlannedVisit, PlanRequest, VisitPlan } from './plan.ts';
import { planVisits } from './planner.ts';

const DAYS_AHEAD = 366;
const TODAYS = Array.from({ length: 7 }, (_, place) => addDays(day('2026-01-04'), place * 53));

/** Doses of a child that had every visit on its day, by age. */
const ON_TIME: readonly (readonly [age: string, cvx: readonly string[]])[] = [
  ['0d', ['08']],
  ['2m', ['146', '116', '216']],
  ['4m', ['120', '116', '216']],
  ['6m', ['146', '116', '216']],
  ['12m', ['03', '21', '48', '83', '216']],
];

type Kind = { readonly age: string; readonly isOnTime: boolean };
const KINDS: readonly Kind[] = [
  ...['2m', '4m', '6m', '12m', '15m'].map((age) => ({ age, isOnTime: true })),
  ...['4m', '8m', '12m', '15m', '3y', '5y', '7y', '9y', '11y', '15y', '17y'].map((age) => ({ age, isOnTime: false })),
];

type Planned = { readonly request: PlanRequest; readonly today: Day; readonly plan: VisitPlan };

/** Children who reach the age on a day. */
function plannedOn({ age, isOnTime }: Kind, today: Day): Planned {
  const bornOn = addDays(today, -daysBetween(day('2026-01-01'), atAge(age, day('2026-01-01'))));
  const before = isOnTime ? ON_TIME.filter(([at]) => atAge(at, bornOn) < today) : [];
  const doses = before.flatMap(([at, products]) => products.flatMap((cvx) => given(cvx, atAge(at, bornOn))));
  const request = requestFor(bornOn, doses);
  return { request, today, plan: planVisits(request, today, addDays(today, DAYS_AHEAD)) };
}

function dosesOf({ products }: PlannedVisit): readonly PlannedDose[] {
  return products.flatMap(({ doses }) => doses);
}

/** The doses of each visit that the engine would not let count on its day, or not any more. */
function outsideOfLimits({ request, plan }: Planned): readonly string[] {
  let doses: readonly GivenDose[] = request.doses;
  return plan.visits.flatMap((visit) => {
    const { on } = visit;
    const { forecasts } = evaluateAndForecast(request.editionOn(on, doses), request.patient, doses, on);
    doses = [...doses, ...visit.products.map((of) => ({ givenOn: on, cvx: strengthsOf(of)[0] ?? '' }))];
    return dosesOf(visit).flatMap(({ vaccineGroup, seriesGroup, dose }) => {
      const of = forecasts.find((one) => one.vaccineGroup === vaccineGroup && one.seriesGroup === seriesGroup);
      const isInside = of?.earliest != null && of.earliest <= on && on <= (of.latest ?? on);
      return isInside ? [] : [`${vaccineGroup} ${dose} on ${on}`];
    });
  });
}

/** Visits less than 14 days before another one to which each of their doses could have waited. */
function needless({ today, plan }: Planned): readonly string[] {
  return plan.visits.flatMap((visit, place) => {
    const next = plan.visits[place + 1];
    if (!next || daysBetween(visit.on, next.on) >= 14) return [];
    const waits = dosesOf(visit).map(({ waitsUntil }) => (waitsUntil < today ? addDays(today, 3) : waitsUntil));
    return next.on <= waits.reduce(earlierDay) ? [`${visit.on} and ${next.on}`] : [];
  });
}

describe.each(KINDS)(
  'a child of $age, vaccinated on time so far: $isOnTime, on every 53rd day from January 4, 2026',
  (kind) => {
    const children = TODAYS.map((today) => plannedOn(kind, today));
    const visits = children.flatMap(({ plan }) => plan.visits);

    test('has visits, and each dose of them counts on its day', () => {
      expect(visits.length).toBeGreaterThan(TODAYS.length);
      expect(children.flatMap(outsideOfLimits)).toEqual([]);
    });

    test('has none on a Sunday or a holiday, nor such a day as the last one', () => {
      expect(visits.map(({ on }) => on).filter(isClosedDay)).toEqual([]);
      expect(visits.map(({ noLaterThan }) => noLaterThan).filter(isClosedDay)).toEqual([]);
    });

    test('has no two within 14 days where one would do', () => {
      expect(children.flatMap(needless)).toEqual([]);
    });

    test('has none for influenza from April 15 to August', () => {
      const summer = visits.filter(({ on }) => on.slice(5) >= '04-15' && on.slice(5) < '09-01');
      expect(summer.flatMap(dosesOf).filter(({ vaccineGroup }) => vaccineGroup === 'Influenza')).toEqual([]);
    });

    test('has DTaP of one manufacturer', () => {
      const families = children.map(({ request, plan }) => {
        const codes = [
          ...request.doses.map(({ cvx }) => cvx),
          ...plan.visits.flatMap(({ products }) => products.flatMap(strengthsOf)),
        ];
        return [
          ['106', '120', '146'],
          ['20', '110'],
        ].filter((family) => codes.some((cvx) => family.includes(cvx)));
      });
      expect(families.filter(({ length }) => length > 1)).toEqual([]);
    });
  },
);
