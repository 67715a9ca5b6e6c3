import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, daysBetween, type Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import { atAge, given, requestFor } from '#testing/vaccines/vaccine-plans.ts';
import type { GivenDose } from '../assessment.ts';
import type { PlannedDose, PlanRequest, VisitPlan } from './plan.ts';
import { planVisits } from './planner.ts';

const YEAR = Array.from({ length: 365 }, (_, n) => addDays(day('2026-01-01'), n));
const MOST_DAYS = 35;

type Planned = PlannedDose & { readonly on: Day };

function dosesOf({ visits }: VisitPlan): readonly Planned[] {
  return visits.flatMap(({ on, products }) => products.flatMap(({ doses }) => doses.map((dose) => ({ on, ...dose }))));
}

/** Days between the first on which a dose could be given, from today on, and its visit. */
function daysWaited({ on, opensOn }: Planned, today: Day): number {
  return daysBetween(opensOn < today ? today : opensOn, on);
}

/** On its first open day, or at most 2 days after it at a visit that another dose decides. */
function isPrompt({ on, opensOn, waitsFor }: Planned): boolean {
  const first = openDayFrom(opensOn);
  return on === first || (on <= addDays(first, 2) && waitsFor.length > 0);
}

function had(bornOn: Day, doses: readonly (readonly [age: string, ...cvx: readonly string[]])[]): GivenDose[] {
  return doses.flatMap(([age, ...cvx]) => cvx.flatMap((one) => given(one, atAge(age, bornOn))));
}

const FIRST_YEAR = [
  ['0d', '08'],
  ['2m', '146', '116', '216'],
  ['4m', '120', '116', '216'],
  ['6m', '146', '116', '216', '140'],
  ['7m', '140'],
] as const;

describe('a child vaccinated on time, born on any day of the year', () => {
  const plans = YEAR.filter((_, n) => n % 9 === 0).map((bornOn) => {
    const today = atAge('11m+20d', bornOn);
    const plan = planVisits(requestFor(bornOn, had(bornOn, FIRST_YEAR)), today, addDays(today, 125));
    return { bornOn, today, doses: dosesOf(plan) };
  });

  test.each(['MMR', 'Varicella', 'Hib', 'Pneumococcal', 'HepA'])(
    'is given %s for 12 months within five weeks',
    (group) => {
      const late = plans.filter(({ bornOn, doses }) => {
        const on = doses.find(({ vaccineGroup }) => vaccineGroup === group)?.on;
        return on === undefined || on < atAge('12m', bornOn) || on > addDays(atAge('12m', bornOn), MOST_DAYS);
      });
      expect(late).toEqual([]);
    },
  );

  test('waits for no dose beyond the time that it may wait', () => {
    const isLonger = ({ on, waitsUntil }: Planned, today: Day) => on > waitsUntil && on > addDays(today, 3);
    const longer = plans.flatMap(({ today, doses }) => doses.filter((dose) => isLonger(dose, today)));
    expect(longer).toEqual([]);
  });
});

const LATE_AGES = Array.from({ length: 24 }, (_, months) => months + 1);

describe.each(LATE_AGES)('a child of %i months that was never vaccinated', (months) => {
  const todays = YEAR.filter((_, n) => n % 183 === months);
  const plans = todays.map((today) => {
    const bornOn = addMonths(today, -months);
    const plan = planVisits(requestFor(bornOn), today, addDays(today, 366));
    return { bornOn, today, plan, doses: dosesOf(plan) };
  });

  test('waits at most five weeks for a common visit, for influenza until October ends', () => {
    const long = plans.flatMap(({ today, doses }) =>
      doses.filter((dose) => dose.vaccineGroup !== 'Influenza' && daysWaited(dose, today) > MOST_DAYS),
    );
    expect(plans.length).toBeGreaterThan(1);
    expect(long).toEqual([]);
  });

  test('is told no day as the last one after which something would be past due, nor one before the visit', () => {
    const visits = plans.flatMap(({ plan }) => plan.visits);

    expect(visits.length).toBeGreaterThan(plans.length);
    for (const { on, noLaterThan, products } of visits) {
      const ends = products.flatMap(({ doses }) => doses.map(({ closesOn }) => closesOn));
      expect(noLaterThan >= on).toBe(true);
      expect(noLaterThan === on || ends.every((end) => noLaterThan <= end)).toBe(true);
    }
  });
});

describe.each(['positive', 'unknown', null] as const)('where the mother’s hepatitis B result is %s', (mother) => {
  const planFor = (bornOn: Day, doses: readonly GivenDose[], today: Day) => {
    const request: PlanRequest = { ...requestFor(bornOn, doses), motherHepatitisB: mother };
    return dosesOf(planVisits(request, today, addDays(today, 240))).filter(
      ({ vaccineGroup }) => vaccineGroup === 'HepB',
    );
  };
  const births = YEAR.filter((_, n) => n % 13 === 0);

  test('the second and third dose wait at most 2 days for a visit, whenever the child is born', () => {
    const waiting = births.flatMap((bornOn) => {
      const doses = planFor(bornOn, had(bornOn, [['0d', '08']]), addDays(bornOn, 1));
      const days = doses.filter((dose) => !isPrompt(dose)).map(({ on }) => on);
      return doses.length === 2 ? days : [bornOn];
    });
    expect(waiting).toEqual([]);
  });

  test.each([3, 7, 12, 20])('nor for a child who starts at %i months', (months) => {
    const waiting = births
      .filter((_, n) => n % 4 === 0)
      .flatMap((today) => {
        const doses = planFor(addMonths(today, -months), [], today);
        return doses.filter((of) => of.dose > 1 && !isPrompt(of));
      });
    expect(waiting).toEqual([]);
  });
});

test('a mother’s result that nobody said matters until 24 months', () => {
  const second = (bornOn: string, motherHepatitisB: PlanRequest['motherHepatitisB']) => {
    const request = { ...requestFor(day(bornOn), given('08', '2025-12-20')), motherHepatitisB };
    const plan = planVisits(request, day('2026-01-05'), day('2026-03-05'));
    return dosesOf(plan).find(({ vaccineGroup }) => vaccineGroup === 'HepB')?.waitsUntil;
  };

  expect(second('2024-01-18', null)).toBe('2026-01-17');
  expect(second('2024-01-17', null)).toBe('2026-01-31');
  expect(second('2024-01-17', 'unknown')).toBe('2026-01-17');
});

/** The antibody is given from October through March, to babies under 8 months. */
function isAtTurnOfSeason(bornOn: Day): boolean {
  return ['01-3', '02-0', '03-3', '04-0', '09-3', '10-0'].includes(bornOn.slice(5, 9));
}

test('RSV antibody waits at most 2 days for a visit, whenever a child is born', () => {
  const others = [
    ...requestFor(YEAR[0] as Day)
      .editionOn(day('2026-10-01'), [])
      .vaccineGroups.keys(),
  ];
  const withoutGroups = others.filter((group) => group !== 'RSV' && group !== 'Pneumococcal');
  const births = YEAR.filter((bornOn, n) => n % 9 === 0 || isAtTurnOfSeason(bornOn));
  const waiting = births.flatMap((bornOn) => {
    const today = addDays(bornOn, 1);
    const plan = planVisits(requestFor(bornOn, [], { withoutGroups }), today, addDays(today, 230));
    const antibody = dosesOf(plan).find((of) => of.vaccineGroup === 'RSV');
    if (!antibody) return [];
    const from = antibody.opensOn < today ? today : antibody.opensOn;
    return isPrompt({ ...antibody, opensOn: from }) ? [] : [antibody];
  });
  expect(waiting).toEqual([]);
});

describe('influenza', () => {
  const planFor = (bornOn: Day, doses: readonly GivenDose[], today: Day) =>
    dosesOf(planVisits(requestFor(bornOn, doses), today, addDays(today, 130))).filter(
      ({ vaccineGroup }) => vaccineGroup === 'Influenza',
    );

  test('the first of two doses does not wait for October', () => {
    const waiting = YEAR.filter((_, n) => n % 13 === 0).flatMap((bornOn) => {
      const [first] = planFor(bornOn, [], day('2027-07-15'));
      return first && !isPrompt(first) ? [first] : [];
    });
    expect(waiting).toEqual([]);
  });

  test('one after a single dose of an earlier season does not wait either, one after two may', () => {
    const bornOn = day('2025-09-20');
    const waits = (...days: readonly string[]) =>
      planFor(bornOn, [...had(bornOn, FIRST_YEAR.slice(0, 3)), ...given('140', ...days)], day('2027-07-15'))[0]
        ?.waitsUntil;

    expect(waits('2026-10-01')).toBe('2027-09-03');
    expect(waits('2026-10-01', '2026-11-01')).toBe('2027-10-31');
  });

  test('from nine years one dose is enough, which may wait', () => {
    expect(planFor(day('2018-08-20'), [], day('2027-07-15'))[0]?.waitsUntil).toBe('2027-10-31');
    expect(planFor(day('2018-09-20'), [], day('2027-07-15'))[0]?.waitsUntil).toBe('2027-09-03');
  });
});

test.each(['2026-05-28', '2026-06-02', '2026-06-05', '2026-06-07'])(
  'a child of five months without vaccines, born %s, loses no dose of PCV for one visit less',
  (born) => {
    const today = day('2026-11-23');
    const pcv = dosesOf(planVisits(requestFor(day(born)), today, addDays(today, 366))).filter(
      ({ vaccineGroup }) => vaccineGroup === 'Pneumococcal',
    );

    expect(pcv.map(({ dose }) => dose)).toEqual([1, 2, 3, 4]);
    for (const { on, closesOn } of pcv.slice(1)) expect(on <= closesOn).toBe(true);
  },
);

test.each([
  { born: '2026-04-28', flu: '2026-10-28' },
  { born: '2026-06-14', flu: '2026-12-14' },
])('the second dose of influenza waits for a visit nearby: a child born $born', ({ born, flu }) => {
  const bornOn = day(born);
  const today = addDays(day(flu), 1);
  const doses = [...had(bornOn, FIRST_YEAR.slice(0, 2)), ...given('140', flu)];

  const second = dosesOf(planVisits(requestFor(bornOn, doses), today, addDays(today, 120))).find(
    ({ vaccineGroup }) => vaccineGroup === 'Influenza',
  );

  expect(second).toMatchObject({ dose: 2, waitsUntil: addDays(day(flu), 42) });
});

test.each([
  { born: '2026-09-25', on: '2026-11-22', mother: 'positive', first: '2026-11-23' },
  { born: '2026-09-22', on: '2026-11-20', mother: 'unknown', first: '2026-11-20' },
  { born: '2027-09-02', on: '2027-09-30', mother: null, first: '2027-09-30' },
] as const)(
  'a late birth dose waits for nothing where the mother’s result is $mother: $on',
  ({ born, on, mother, first }) => {
    const plan = planVisits({ ...requestFor(day(born)), motherHepatitisB: mother }, day(on), addDays(day(on), 60));

    const dose = dosesOf(plan).find(({ vaccineGroup }) => vaccineGroup === 'HepB');

    expect(dose).toMatchObject({ dose: 1, on: first });
  },
);

test('what has waited long enough waits for no visit after its window', () => {
  const bornOn = day('2026-11-26');
  const doses = [...given('08', '2026-11-28'), ...given('216', '2027-01-28'), ...given('306', '2026-12-04')];
  const today = day('2027-03-23');
  const planned = dosesOf(planVisits(requestFor(bornOn, doses), today, addDays(today, 60)));
  const dtap = planned.find(({ vaccineGroup }) => vaccineGroup === 'DTaP/Tdap/Td');

  expect(dtap).toMatchObject({ dose: 1, on: today, closesOn: '2027-03-25' });
});
