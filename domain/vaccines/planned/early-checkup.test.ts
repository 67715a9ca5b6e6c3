import { describe, expect, test } from 'vitest';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { recommendedOn, recommendedSpan } from '#domain/checkups/schedule.ts';
import { visitOf } from '#domain/checkups/schedule-data.ts';
import { dosesUntil } from '#domain/checkups/status.ts';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { isBeforeVisit } from '../standing/before-visit.ts';
import { standingOf } from '../standing/dose-standing.ts';
import { dosesDueAt, dosesDueOn } from '../standing/due-doses.ts';
import { dayToTell, plannedDays } from './planned-days.ts';
import { rowsOnDay } from './rows-on-day.ts';
import { visitsOnDay } from './visits-on-day.ts';

const bornOn = day('2026-06-29');
const birth = { bornOn, motherHepatitisB: 'negative', motherRsvVaccine: true } as const;
const answered = { hepatitisBAtBirth: 'yes', isMotherRsvAnswered: true } as const;

/** Of a baby with all doses until then, with the checkup of an age on a day. */
function babyOn(today: Day, visit: string, scheduledOn: Day) {
  const upTo4Months = ['2026-08-29', '2026-10-29'].flatMap((on) =>
    ['146', '116', '216'].flatMap((cvx) => ofProduct(cvx, on)),
  );
  const given = [...ofProduct('08', bornOn), ...upTo4Months].filter(({ givenOn }) => (givenOn ?? '') < today);
  const doses = given.map((dose, n) => ({ ...dose, id: `${n}` }));
  const of = visitOf(visit);
  const { from: recommendedFrom } = recommendedSpan(of, bornOn);
  const until = dosesUntil({ scheduledOn, recommendedOn: recommendedOn(of, bornOn), recommendedFrom });
  const checkup = { on: scheduledOn, isScheduled: true, ageMonths: of.ageMonths, dosesUntil: until };
  return plannedChildOn({ ...birth, doses }, today, { ...answered, checkups: [checkup] });
}

/** With what the screens add to each row. */
function listed(of: ReturnType<typeof babyOn>) {
  const planned = plannedDays(of);
  return rowsOnDay(of).map((row) => ({
    ...row,
    doseId: null,
    recommendedOn: null,
    plannedOn: planned.get(row.id)?.on ?? null,
    countsFrom: planned.get(row.id)?.countsFrom ?? null,
    toldOn: dayToTell(row, planned.get(row.id), of.today),
  }));
}

const OF_6_MONTHS = ['dtap 3', 'hepb 4', 'hib 3', 'ipv 3', 'pcv 3', 'rv 3'];
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();

describe('a 6 month checkup that is scheduled some days before 6 months, inside the span of that visit,', () => {
  test.each(['2026-12-22', '2026-12-28'])('on %s: gives the shots of that age, on every screen', (on) => {
    const booked = day(on);
    const of = babyOn(day('2026-11-29'), 'm6', booked);
    const rows = listed(of);
    const there = dosesDueAt(rows, booked).filter((row) => !isBeforeVisit(row, booked, of.today));

    expect(idsOf(there)).toEqual(OF_6_MONTHS);
    expect(there.map(({ toldOn }) => toldOn)).toEqual(there.map(() => booked));
    expect(visitsOnDay(of).visits[0]?.on).toBe(booked);
  });

  test('does not give influenza vaccine, which does not count before 6 months, nor what is recommended later', () => {
    const of = babyOn(day('2026-11-29'), 'm6', day('2026-12-22'));
    const [first, second] = visitsOnDay(of).visits.map(({ on, products }) => [
      on,
      products.flatMap(({ doses }) => doses.map(({ vaccineGroup }) => vaccineGroup)),
    ]);

    expect(first?.[1]).not.toContain('Influenza');
    expect(second).toEqual(['2026-12-29', ['Influenza']]);
  });

  test('has them on its day, and as long as it can be filled in after that', () => {
    const booked = day('2026-12-26');
    const rows = listed(babyOn(booked, 'm6', booked));
    const due = rows.filter((row) => standingOf(row, { doses: [], planned: rows, asOf: booked }) === 'due');

    expect(idsOf(dosesDueAt(rows, booked))).toEqual(OF_6_MONTHS);
    expect(idsOf(dosesDueOn(rows, booked))).toEqual(OF_6_MONTHS);
    expect(idsOf(due)).toEqual(OF_6_MONTHS);
    const after = listed(babyOn(addDays(booked, 1), 'm6', booked));
    expect(idsOf(dosesDueOn(after, booked, day('2026-12-29')))).toEqual(OF_6_MONTHS);
  });

  test('gives none of them where it is earlier than that visit is recommended', () => {
    const booked = day('2026-12-10');
    const rows = listed(babyOn(day('2026-11-29'), 'm6', booked));

    expect(dosesDueAt(rows, booked)).toEqual([]);
  });
});

test('a 12 month checkup a week before the birthday gives none of the shots that count only from that day', () => {
  const booked = day('2027-06-26');
  const rows = listed(babyOn(day('2027-06-20'), 'm12', booked));
  const there = idsOf(dosesDueAt(rows, booked));

  expect(there.filter((id) => /mmr|var|hepa/.test(id))).toEqual([]);
});
