import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { recommendedOn } from '#domain/checkups/schedule.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import { dosesDueAt } from '../standing/due-doses.ts';
import { visitDayOf } from '../standing/visit-day.ts';
import { plannedDayText } from '../words/plan/planned-day-words.ts';
import type { ChildOnDay } from './child-on-day.ts';
import { plannedDays } from './planned-days.ts';
import { rowsOnDay, type RowOnDay } from './rows-on-day.ts';
import type { CheckupToCome } from './vaccine-record.ts';
import { visitsOnDay } from './visits-on-day.ts';

const bornOn = day('2026-11-13');
const today = day('2026-11-22');
const newborn = { bornOn, motherHepatitisB: 'negative', motherRsvVaccine: true } as const;
const answered = { hepatitisBAtBirth: 'yes', isMotherRsvAnswered: true } as const;

/** Those that nobody has scheduled, but for the ones named by age in months. */
function checkupsOf(born: Day, scheduled: ReadonlyMap<number, Day> = new Map()): CheckupToCome[] {
  return checkupSchedule.visits.map((visit) => {
    const on = scheduled.get(visit.ageMonths);
    return { on: on ?? recommendedOn(visit, born), isScheduled: on !== undefined, ageMonths: visit.ageMonths };
  });
}

function plannedOf(of: ChildOnDay, id: string) {
  const rows = rowsOnDay(of);
  const row = rows.find((one) => one.id === id);
  const planned = plannedDays(of).get(id);
  const said = { bornOn: of.record.child.bornOn, today: of.today };
  return { dueOn: row?.dueOn, on: planned?.on, text: row && planned && plannedDayText(row, planned, said) };
}

describe('a second hepatitis B dose that can be given between two checkups', () => {
  const doses = ofProduct('08', '2026-11-22');

  test.each([
    { of: 'with the shots of the next one', checkups: checkupsOf(bornOn) },
    { of: 'and with the same shots where nothing is known of checkups', checkups: [] },
  ])('is planned $of, and says so', ({ checkups }) => {
    expect(plannedOf(plannedChildOn({ ...newborn, doses }, today, { ...answered, checkups }), 'hepb 2')).toEqual({
      dueOn: '2026-12-20',
      on: '2027-01-13',
      text:
        'Hepatitis B dose 2 could be given from December 20; it is planned with the 2 month shots on January 13, 2027,' +
        ' so that it is one visit.',
    });
  });

  test('is planned for the day on which a checkup is scheduled, and says so, also once it is due', () => {
    const checkups = checkupsOf(bornOn, new Map([[2, day('2027-01-11')]]));
    const textOn = (on: string) =>
      plannedOf(plannedChildOn({ ...newborn, doses }, day(on), { ...answered, checkups }), 'hepb 2').text;

    expect(textOn('2026-12-19')).toBe(
      'Hepatitis B dose 2 could be given from December 20; it is planned for your checkup on January 11, 2027.',
    );
    expect(textOn('2026-12-20')).toBe('At your checkup on January 11, 2027.');
  });

  test('says no day on which a dose would not count, if the one before it waits for a visit', () => {
    const on = day('2027-01-23');
    const baby = {
      ...newborn,
      bornOn: day('2026-09-15'),
      doses: [...ofProduct('08', '2026-09-15'), ...ofProduct('116', on)],
    };
    const checkups = [{ on: day('2027-03-11'), isScheduled: true, ageMonths: 6 }];
    const of = plannedChildOn(baby, on, { ...answered, checkups });

    expect(plannedOf(of, 'rv 2')).toMatchObject({ dueOn: '2027-02-20', on: '2027-03-11' });
    const third = plannedOf(of, 'rv 3');
    expect(third).toMatchObject({ dueOn: '2027-03-20', on: '2027-04-12' });
    expect(third.text).toMatch(/^Rotavirus dose 3 could be given from April 8; it is planned with the other shots/);
  });

  test('waits for no checkup where the mother was not tested', () => {
    const untested = { ...newborn, motherHepatitisB: 'unknown', doses } as const;
    const of = plannedChildOn(untested, today, { ...answered, checkups: checkupsOf(bornOn) });

    // A Sunday, and the day after it.
    expect(plannedOf(of, 'hepb 2')).toEqual({ dueOn: '2026-12-20', on: '2026-12-21', text: null });
  });

  test('has no planned day as long as nobody has said whether the first was given', () => {
    const of = plannedChildOn(newborn, today, { checkups: checkupsOf(bornOn), addedOn: today });

    expect(plannedOf(of, 'hepb 2')).toMatchObject({ on: undefined });
    expect(plannedOf(of, 'hepb 1').on).toBeUndefined();
  });
});

test('a dose that is due has its day, though nobody has said whether a later one of its vaccine was given', () => {
  const [born, on] = [day('2025-08-27'), day('2026-10-22')];
  const doses = ofProduct('216', '2025-10-27', '2025-12-29').map((dose, n) => ({ ...dose, id: `${n}` }));
  const of = plannedChildOn({ ...newborn, bornOn: born, doses }, on, {
    addedOn: day('2026-10-20'),
    isPastOpen: true,
    checkups: [{ on: day('2026-11-20'), isScheduled: true, ageMonths: 15 }],
  });
  const ofPcv = rowsOnDay(of).filter(({ vaccine, completed }) => vaccine === 'pcv' && !completed);

  expect(ofPcv.map(({ number, isUnanswered }) => [number, isUnanswered])).toEqual([
    [3, false],
    [4, true],
  ]);
  expect(ofPcv.map(({ id }) => plannedDays(of).get(id)?.on)).toEqual(['2026-10-22', undefined]);
});

test('shots that are due are planned for a checkup within their windows, and not for one after them', () => {
  const born = day('2026-09-19');
  const titleOn = (on: string) => {
    const of = plannedChildOn({ ...newborn, bornOn: born, doses: ofProduct('08', born, '2026-10-19') }, today, {
      checkups: checkupsOf(born, new Map([[2, day(on)]])),
    });
    const visit = visitsOnDay(of).visits.find(({ products }) =>
      products.some(({ doses }) => doses.some(({ vaccineGroup }) => vaccineGroup === 'DTaP/Tdap/Td')),
    );
    return [visit?.on, visit?.checkup?.isScheduled ?? false];
  };

  expect(titleOn('2026-11-25')).toEqual(['2026-11-25', true]);
  expect(titleOn('2027-02-25')).toEqual(['2026-11-23', false]);
});

describe('with a checkup that is scheduled', () => {
  const visitsOf = (of: ChildOnDay) =>
    visitsOnDay(of).visits.map(({ on, products }) => [
      on,
      products.flatMap(({ doses }) => doses.map(({ vaccineGroup }) => vaccineGroup)).toSorted(),
    ]);
  const first = (of: ChildOnDay, vaccineGroup: string) =>
    visitsOf(of).find(([, groups]) => groups?.includes(vaccineGroup))?.[0];
  const scheduled = (on: string) => ({ checkups: [{ on: day(on), isScheduled: true, ageMonths: 12 }] });

  test('everything that is open goes with an MMR that cannot wait', () => {
    const on = day('2026-11-23');
    const born = addDays(on, -370);
    const doses = [
      ...ofProduct('08', addDays(born, 1)),
      ...[62, 124, 186].flatMap((days) => ['146', '216'].flatMap((cvx) => ofProduct(cvx, addDays(born, days)))),
      ...ofProduct('140', addDays(born, 220), addDays(born, 250), '2026-09-10'),
    ].map((dose, n) => ({ ...dose, id: `${n}` }));
    const child = { ...newborn, bornOn: born, doses, conditions: ['travel'] };
    const of = plannedChildOn(child, on, scheduled('2026-12-03'));

    expect(visitsOf(of)[0]).toEqual(['2026-11-23', ['HepA', 'Hib', 'MMR', 'Pneumococcal', 'Varicella']]);
  });

  test('influenza does not wait for one in its pause, nor RSV antibody for one after its season', () => {
    const born = day('2026-08-01');
    const child = { ...newborn, bornOn: born, motherRsvVaccine: false, doses: [] };

    expect(first(plannedChildOn(child, day('2027-04-12'), scheduled('2027-04-16')), 'Influenza')).toBe('2027-04-12');
    expect(first(plannedChildOn(child, day('2027-04-14'), scheduled('2027-04-17')), 'Influenza')).toBe('2027-04-14');
    expect(first(plannedChildOn(child, day('2027-03-31'), scheduled('2027-04-01')), 'RSV')).toBe('2027-03-31');
  });

  test('the second rotavirus dose of a late start does not wait for one a few days before its last day', () => {
    const born = day('2026-08-27');
    const doses = ['146', '116', '216'].flatMap((cvx) => ofProduct(cvx, '2027-02-26'));
    const of = plannedChildOn({ ...newborn, bornOn: born, doses }, day('2027-03-31'), scheduled('2027-04-23'));

    expect(rowsOnDay(of).find(({ id }) => id === 'rv 2')?.isPrompt).toBe(true);
    expect(first(of, 'Rotavirus')).toBe('2027-03-31');
  });
});

describe('after any history, whatever is scheduled', () => {
  const anyChild = fc
    .record({
      ageDays: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 2100 })),
      given: fc.array(
        fc.tuple(
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.constantFrom('08', '20', '120', '133', '146', '03', '21'),
        ),
        {
          maxLength: 6,
        },
      ),
      moved: fc.array(fc.integer({ min: -6, max: 20 }), { minLength: 15, maxLength: 15 }),
      mother: fc.constantFrom('negative', 'positive', null),
    })
    .map(({ ageDays, given, moved, mother }) => {
      const born = addDays(today, -ageDays);
      const doses = given.flatMap(([share, cvx], n) =>
        ofProduct(cvx, addDays(born, Math.floor(share * ageDays))).map((dose) => ({ ...dose, id: `${dose.id} ${n}` })),
      );
      const checkups = checkupsOf(born).map((checkup, n) =>
        n % 3 === 0 ? { ...checkup, on: addDays(checkup.on, moved[n] ?? 0), isScheduled: true } : checkup,
      );
      return plannedChildOn({ bornOn: born, motherHepatitisB: mother, doses }, today, { checkups });
    });
  const children = fc.sample(anyChild, { seed: 20_261_128, numRuns: 60 });

  const dayOf = (row: RowOnDay, plannedOn: Day | undefined) => plannedOn ?? row.dueOn;

  test('a dose that is not due yet has the day of its visit on every screen', () => {
    let found = 0;
    for (const of of children) {
      const rows = rowsOnDay(of);
      const planned = plannedDays(of);
      const unanswered = rows.filter(({ isUnanswered }) => isUnanswered).map(({ vaccine }) => vaccine);
      for (const { on, products } of visitsOnDay(of).visits) {
        for (const { row } of products.flatMap((product) => product.rows)) {
          const isAhead = row?.status === 'upcoming' && row.dueOn !== null && row.dueOn > today;
          if (!isAhead || unanswered.includes(row.vaccine)) continue;
          found += 1;
          expect([row.id, dayOf(row, planned.get(row.id)?.on)]).toEqual([row.id, on]);
        }
      }
    }
    expect(found).toBeGreaterThan(400);
  });

  test('a dose that is due and waits has a later day than it could have, and no later one than its window', () => {
    for (const of of children) {
      const rows = rowsOnDay(of);
      for (const [id, { on, waitsFor }] of plannedDays(of)) {
        const row = rows.find((one) => one.id === id);
        if (!row?.dueOn || waitsFor === null) continue;
        expect(on > openDayFrom(row.dueOn)).toBe(true);
        const isInside = row.windowEndsOn === null || row.windowEndsOn < today || row.dueOn > today;
        expect([id, isInside || on <= row.windowEndsOn]).toEqual([id, true]);
      }
    }
  });

  test('a dose that is planned for the day of a checkup is listed with it, or the one before it that waits as well', () => {
    for (const of of children) {
      const rows = rowsOnDay(of);
      const planned = plannedDays(of);
      const listed = rows.map((row) => ({ ...row, recommendedOn: null, plannedOn: planned.get(row.id)?.on ?? null }));
      const days = of.record.checkups.map(visitDayOf).toSorted();
      for (const [id, { on, visit }] of planned) {
        if (!visit.checkup) continue;
        const ofCheckup = visitDayOf(visit.checkup);
        const before = days.findLast((one) => one < ofCheckup && one >= today) ?? null;
        const vaccine = rows.find((row) => row.id === id)?.vaccine;
        const due = dosesDueAt(listed, ofCheckup, before).find((row) => row.vaccine === vaccine);
        expect([id, on, due !== undefined && due.id <= id]).toEqual([id, on, true]);
      }
    }
  });
});
