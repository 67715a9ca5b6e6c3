import { expect, test } from 'vitest';
import { addDays, day, daysBetween, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { dosesOf, requestFor } from '#testing/vaccines/vaccine-plans.ts';
import type { GivenDose } from '../assessment.ts';
import { publishedEdition } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import { planVisits } from './planner.ts';

const edition = publishedEdition('cdsi-4.65');
const PRODUCTS: Readonly<Record<string, string>> = {
  'DTaP/Tdap/Td': '20',
  HepA: '83',
  HepB: '08',
  Hib: '48',
  MMR: '03',
  Pneumococcal: '216',
  Polio: '10',
  Rotavirus: '116',
  Varicella: '21',
};

const MOST_DAYS_TO_WAIT = 35;

type Count = { readonly doses: number; readonly visits: number };

type Child = {
  readonly bornOn: Day;
  readonly doses: readonly GivenDose[];
  readonly groups: readonly string[];
  readonly until: Day;
};

/** The windows of the next doses as of a day. */
function windows({ bornOn, groups, until }: Child, doses: readonly GivenDose[], from: Day) {
  const { forecasts } = evaluateAndForecast(edition, { bornOn, sex: 'male' }, doses, from);
  return forecasts.flatMap(({ vaccineGroup, recommended, pastDue }) => {
    if (!groups.includes(vaccineGroup) || recommended === null) return [];
    const opensOn = recommended < from ? from : recommended;
    const waitsUntil = [pastDue ?? opensOn, addDays(recommended, MOST_DAYS_TO_WAIT), until].reduce(earlierDay);
    return opensOn > until ? [] : [{ vaccineGroup, opensOn, closesOn: laterDay(opensOn, waitsUntil) }];
  });
}

/** Tries everything: a visit on each day a window opens or closes, or halfway. */
function bestOfAll(child: Child, doses: readonly GivenDose[], from: Day, known: Map<string, Count>): Count {
  const key = `${from} ${doses.map(({ givenOn, cvx }) => `${givenOn}${cvx}`).join(' ')}`;
  const before = known.get(key);
  if (before) return before;
  const open = windows(child, doses, from);
  const lastDay = open.map(({ closesOn }) => closesOn).toSorted()[0];
  const opening = open.map(({ opensOn }) => opensOn).toSorted();
  let best: Count = { doses: 0, visits: 0 };
  const [first] = opening;
  if (first !== undefined && lastDay !== undefined) {
    const halfway = addDays(first, Math.floor(daysBetween(first, lastDay) / 2));
    const days = new Set([...opening.filter((on) => on <= lastDay), halfway, lastDay]);
    const counts = [...days].map((on) => visited(child, doses, on, known));
    best = counts.reduce((one, other) => (isBetter(other, one) ? other : one));
  }
  known.set(key, best);
  return best;
}

function visited(child: Child, doses: readonly GivenDose[], on: Day, known: Map<string, Count>): Count {
  const due = windows(child, doses, on).filter(({ opensOn }) => opensOn <= on);
  const products = due.map(({ vaccineGroup }) => ({ givenOn: on, cvx: PRODUCTS[vaccineGroup] ?? '' }));
  const rest = bestOfAll(child, [...doses, ...products], addDays(on, 1), known);
  return { doses: rest.doses + products.length, visits: rest.visits + Math.min(1, products.length) };
}

function isBetter(one: Count, other: Count): boolean {
  return one.doses > other.doses || (one.doses === other.doses && one.visits < other.visits);
}

test.each([
  { groups: ['HepB', 'Polio', 'Rotavirus'], age: 0, months: 12, doses: [] },
  { groups: ['HepB', 'Hib', 'Pneumococcal'], age: 60, months: 14, doses: [] },
  { groups: ['DTaP/Tdap/Td', 'HepA', 'MMR'], age: 330, months: 16, doses: [] },
  {
    groups: ['DTaP/Tdap/Td', 'HepA', 'Varicella'],
    age: 400,
    months: 14,
    doses: [
      ['20', 60],
      ['20', 130],
      ['20', 200],
    ],
  },
  {
    groups: ['HepA', 'HepB', 'MMR'],
    age: 370,
    months: 16,
    doses: [
      ['08', 0],
      ['08', 40],
    ],
  },
  { groups: ['HepA', 'HepB', 'Polio'], age: 800, months: 14, doses: [['10', 70]] },
  { groups: ['MMR', 'Varicella', 'HepA'], age: 380, months: 16, doses: [['03', 366]] },
  {
    groups: ['Hib', 'Pneumococcal', 'Polio'],
    age: 240,
    months: 12,
    doses: [
      ['48', 65],
      ['216', 70],
    ],
  },
] as const)('at $age days no other days need fewer visits for $groups', ({ groups, age, months, doses: early }) => {
  const bornOn = day('2025-03-31');
  const from = addDays(bornOn, age);
  const until = addDays(from, months * 30);
  const doses = early.map(([cvx, ageDays]) => ({ cvx, givenOn: addDays(bornOn, ageDays) }));
  const child = { bornOn, doses, groups, until };
  const withoutGroups = [...edition.vaccineGroups.keys()].filter((name) => !groups.some((group) => group === name));
  const request = { ...requestFor(bornOn, doses, { withoutGroups }), editionOn: () => edition };

  const { visits } = planVisits(request, from, until);

  const planned = { doses: visits.flatMap(dosesOf).length, visits: visits.length };
  const known = new Map<string, Count>();
  expect(planned).toEqual(bestOfAll(child, doses, from, known));
  expect(known.size).toBeGreaterThan(4);
});
