import { describe, expect, test } from 'vitest';
import { today } from '#testing/web/replies.ts';
import { day } from '#domain/time/day.ts';
import { dtapDue, filled, given, planned, planWithOneNotCounted } from '#testing/vaccines/vaccine-replies.ts';
import { countedNumber } from './counted-number.ts';
import { isCounted, notCounted, standingOf, type DoseStanding, type StandingRow } from './dose-standing.ts';

const last = planWithOneNotCounted.doses.at(-1);
const uncounted = planWithOneNotCounted.planned.find(({ doseId }) => doseId === last?.id) ?? dtapDue;

describe('[VAX-02] the status of a dose', () => {
  const doses = [
    ...planWithOneNotCounted.doses,
    given('2026-09-21', ['dtap'], { id: 'counted' }),
    given('2026-09-21', ['dtap'], { id: 'twice', verdicts: [] }),
  ];

  test.each<{ row: StandingRow; standing: DoseStanding }>([
    { row: dtapDue, standing: 'due' },
    { row: { ...dtapDue, status: 'overdue' }, standing: 'overdue' },
    { row: { ...dtapDue, isUnanswered: true }, standing: 'unanswered' },
    { row: { ...dtapDue, dueOn: null, recommendedOn: day('2026-11-18'), isUnanswered: true }, standing: 'unanswered' },
    { row: { ...dtapDue, dueOn: null, recommendedOn: day('2026-12-19'), isUnanswered: true }, standing: 'upcoming' },
    { row: planned('dtap', 2, today), standing: 'due' },
    { row: planned('dtap', 2, '2026-11-22'), standing: 'upcoming' },
    { row: { ...planned('dtap', 2, today), dueOn: null }, standing: 'upcoming' },
    { row: filled(given('2026-09-21', ['dtap'], { id: 'counted' }), 'dtap', 1), standing: 'completed' },
    { row: filled(given('2026-09-21', ['dtap'], { id: 'twice' }), 'dtap', 2), standing: 'not-counted' },
    { row: uncounted, standing: 'not-counted' },
    { row: { ...planned('rv', 2, '2026-11-19'), status: 'declined' }, standing: 'declined' },
    { row: { ...planned('flu', 1, '2026-11-19'), status: 'deferred' }, standing: 'deferred' },
    { row: { ...planned('hib', 4, '2026-11-19'), status: 'not-needed' }, standing: 'not-needed' },
  ])('$row.status, due $row.dueOn: $standing', ({ row, standing }) => {
    expect(standingOf(row, { ...planWithOneNotCounted, doses })).toBe(standing);
  });
});

describe('[VAX-03] why a dose does not count', () => {
  test('is what the engine says of it for the vaccine of its row', () => {
    expect(notCounted(uncounted, planWithOneNotCounted)).toBe(
      last?.verdicts.find(({ vaccine }) => vaccine === uncounted.vaccine),
    );
  });

  test('is null where it counts for this vaccine and not for another one', () => {
    const doses = [
      {
        id: 'pediarix',
        verdicts: [
          { vaccine: 'dtap', counts: false },
          { vaccine: 'ipv', counts: true },
        ],
      },
    ];

    expect(notCounted({ doseId: 'pediarix', vaccine: 'ipv' }, { doses })).toBeNull();
    expect(notCounted({ doseId: 'pediarix', vaccine: 'dtap' }, { doses })).toEqual({ vaccine: 'dtap', counts: false });
  });

  test('is null for a dose that is not given', () => {
    expect(notCounted(dtapDue, planWithOneNotCounted)).toBeNull();
  });
});

test('[VAX-02] a dose has a number for the clinic exactly when its status says that it counts', () => {
  const doses = [
    given('2026-09-21', ['dtap'], { id: 'first' }),
    given('2026-09-21', ['dtap'], { id: 'twice', verdicts: [] }),
  ];
  const [first, twice] = doses.map((dose, n) => filled(dose, 'dtap', n + 1));
  const other = planned('ipv', 1, '2026-11-22');
  const rows = [other, first, twice, planned('dtap', 3, '2026-11-22')].flatMap((row) => row ?? []);
  const plan = { asOf: today, doses, planned: rows };

  expect(rows.map((row) => countedNumber(row, plan))).toEqual([1, 1, null, 2]);
  for (const row of rows) {
    expect(standingOf(row, plan) !== 'not-counted').toBe(isCounted(row, plan));
    expect(countedNumber(row, plan) !== null).toBe(isCounted(row, plan));
  }
});
