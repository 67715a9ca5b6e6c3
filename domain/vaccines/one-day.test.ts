import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import type { ChildOnDay } from './planned/child-on-day.ts';
import { dayToTell, plannedDays } from './planned/planned-days.ts';
import { rowsOnDay, type RowOnDay } from './planned/rows-on-day.ts';
import { visitsOnDay } from './planned/visits-on-day.ts';
import { isBeforeVisit } from './standing/before-visit.ts';
import { dosesDueAt } from './standing/due-doses.ts';

const HISTORY: readonly (readonly [months: number, ...cvx: readonly string[]])[] = [
  [0, '08'],
  [2, '146', '116', '216'],
  [4, '120', '116', '216'],
  [6, '146', '116', '216'],
  [7, '140'],
  [12, '03', '21', '216', '83', '48'],
];

type Child = { readonly of: ChildOnDay; readonly booked: Day };

const anyChild = fc
  .record({
    today: fc.integer({ min: 0, max: 400 }).map((days) => addDays(day('2026-08-20'), days)),
    ageDays: fc.oneof(fc.integer({ min: 1, max: 260 }), fc.integer({ min: 1, max: 800 })),
    skipped: fc.array(fc.boolean(), { minLength: HISTORY.length, maxLength: HISTORY.length }),
    booked: fc.integer({ min: 0, max: 60 }),
    mother: fc.constantFrom('negative', 'negative', 'positive', null),
    conditions: fc.constantFrom<string[]>([], [], ['travel']),
  })
  .map(({ today, ageDays, skipped, booked, mother, conditions }): Child => {
    const bornOn = addDays(today, -ageDays);
    const given = HISTORY.flatMap(([months, ...cvx], n) => {
      const on = addDays(bornOn, Math.ceil(months * 30.5));
      return on < today && !skipped[n] ? cvx.flatMap((one) => ofProduct(one, on)) : [];
    });
    const doses = given.map((dose, n) => ({ ...dose, id: `${dose.id} ${n}` }));
    const checkups = [{ on: addDays(today, booked), isScheduled: true, ageMonths: Math.floor(ageDays / 30) }];
    const record = { bornOn, motherHepatitisB: mother, motherRsvVaccine: false, doses, conditions };
    return { of: plannedChildOn(record, today, { checkups }), booked: addDays(today, booked) };
  });

const children = fc.sample(anyChild, { seed: 20_261_129, numRuns: 250 });

type Given = { readonly row: RowOnDay & { readonly dueOn: Day }; readonly on: Day; readonly today: Day; booked: Day };

/** Each dose that the visits give, with the day. */
const given = children.flatMap(({ of, booked }): Given[] =>
  visitsOnDay(of).visits.flatMap(({ on, products }) =>
    products.flatMap(({ rows }) =>
      rows.flatMap(({ row }) => {
        const dueOn = row?.dueOn ?? null;
        return row && dueOn !== null && !row.isUnanswered
          ? [{ row: { ...row, dueOn }, on, today: of.today, booked }]
          : [];
      }),
    ),
  ),
);

const isDue = ({ row, today }: Given) => row.dueOn <= today;
const isUrgent = ({ row }: Given) => row.isPrompt || row.status === 'overdue';

describe('[decision 73] with a checkup booked on any day, a dose that is due', () => {
  test('waits for it inside its window, at most five weeks, whatever else cannot wait', () => {
    const waits = given.filter((of) => {
      const { row, booked, today } = of;
      const isInside = row.windowEndsOn !== null && booked <= row.windowEndsOn;
      return isDue(of) && !isUrgent(of) && isInside && booked <= addDays(today, 35) && row.vaccine !== 'flu';
    });
    const others = new Set(given.filter((of) => isDue(of) && isUrgent(of)).map(({ today, booked }) => today + booked));

    expect(waits.length).toBeGreaterThan(150);
    expect(waits.filter(({ today, booked }) => others.has(today + booked)).length).toBeGreaterThan(50);
    expect(waits.filter(({ on, booked }) => on !== booked).map(({ row, on, booked }) => [row.id, on, booked])).toEqual(
      [],
    );
  });

  test('and is wanted as soon as possible, or overdue, waits for it a week, and is given now where it is later', () => {
    const urgent = given.filter((of) => isDue(of) && isUrgent(of) && of.row.birthHours === null);
    const wrong = urgent.filter(({ row, on, today, booked }) => {
      const isNear = booked <= addDays(today, 7) && (row.lastDayOn === null || booked <= row.lastDayOn);
      return isNear ? on > booked : on > addDays(openDayFrom(today), 3);
    });

    expect(urgent.length).toBeGreaterThan(200);
    expect(wrong.map(({ row, on, today, booked }) => [row.id, on, today, booked])).toEqual([]);
  });
});

/** What list, card and calendar say of each dose that the visits give, beside the day of its visit. */
function saidOf({ of, booked }: Child) {
  const planned = plannedDays(of);
  const rows = rowsOnDay(of).map((row) => ({
    ...row,
    recommendedOn: null,
    plannedOn: planned.get(row.id)?.on ?? null,
  }));
  const there = dosesDueAt(rows, booked).filter((row) => !isBeforeVisit(row, booked, of.today));
  return visitsOnDay(of).visits.flatMap(({ on, products }) =>
    products.flatMap((product) =>
      product.rows.flatMap(({ row }) => {
        if (!row?.dueOn || !planned.has(row.id)) return [];
        const isNow = row.dueOn <= of.today && on <= openDayFrom(of.today);
        const told = dayToTell(row, planned.get(row.id), of.today);
        return [
          {
            what: `${row.id} on ${on}, checkup on ${booked}, today ${of.today}`,
            listed: planned.get(row.id)?.on,
            told: isNow ? on : told,
            on: !isNow && told === row.dueOn && told <= of.today ? told : on,
            visitOn: on,
            isThere: there.some(({ vaccine, id }) => (on === booked ? vaccine === row.vaccine : id === row.id)),
            isAtCheckup: on === booked,
          },
        ];
      }),
    ),
  );
}

test('[decision 73] list, card, checkup and calendar say the day of the visit that gives a dose', () => {
  const said = children.flatMap(saidOf);
  const wrong = said.filter((of) => of.listed !== of.visitOn || of.told !== of.on || of.isThere !== of.isAtCheckup);

  expect(said.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});
