import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { nextMmr } from '#testing/vaccines/fhir-vaccines.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { plannedGroups } from '../planned/planned-group.ts';
import { plannedNext, seasonalDueOn, unansweredGroups, type RowForClinic } from './planned-next.ts';

const groups = plannedGroups(routineSchedule());
const asOf = day('2026-11-21');

function row(vaccine: string, number: number, dueOn: Day | null, given: Partial<RowForClinic> = {}): RowForClinic {
  const open = { status: 'upcoming', isUnanswered: false, completed: false, isDecidedTogether: false } as const;
  return { vaccine, number, dueOn, ...open, ...given };
}

describe('how the plan shows the next dose of a vaccine group', () => {
  const together: { vaccineGroup: string; on: Day }[] = [];
  const nextOf = (rows: readonly RowForClinic[], recommended: Day | null = nextMmr.recommended) =>
    plannedNext(rows, groups, { asOf, forecasts: [{ ...nextMmr, recommended }] }, (vaccineGroup, on) => {
      together.push({ vaccineGroup, on });
      return true;
    }).get('MMR');

  test.each([
    { due: '2026-11-21', standing: 'due' },
    { due: '2026-11-22', standing: 'upcoming' },
  ] as const)('is that of its first open row: due $due, $standing', ({ due, standing }) => {
    const rows = [
      row('mmr', 3, day('2026-01-01')),
      row('mmr', 2, day(due)),
      row('mmr', 1, day('2026-01-01'), { completed: true, status: 'completed' }),
      row('var', 1, day('2026-01-01')),
    ];

    expect(nextOf(rows)).toEqual({ standing, isDecidedTogether: false, isLeftToThem: true });
    expect(nextOf(rows.map((one) => ({ ...one, isDecidedTogether: true })))?.isDecidedTogether).toBe(true);
  });

  test('is none where the plan has no open row, and then the authority says whether a doctor is asked', () => {
    const over = [row('mmr', 1, null, { status: 'not-needed' }), row('var', 1, asOf)];

    expect(nextOf(over, day('2029-01-10'))).toEqual({
      standing: 'not-needed',
      isDecidedTogether: true,
      isLeftToThem: true,
    });
    expect(together.at(-1)).toEqual({ vaccineGroup: 'MMR', on: '2029-01-10' });
    nextOf(over, day('2026-01-10'));
    expect(together.at(-1)?.on).toBe(asOf);
    nextOf(over, null);
    expect(together.at(-1)?.on).toBe(asOf);
  });
});

test('only vaccines of a season are due on the day of the plan’s first open row', () => {
  const rows = [
    row('flu', 2, day('2027-09-01')),
    row('flu', 1, day('2026-09-01')),
    row('mmr', 1, day('2026-12-01')),
    row('rv', 1, null),
  ];

  expect([...seasonalDueOn(rows, groups, [nextMmr])]).toEqual([['Influenza', '2026-09-01']]);
});

test('a vaccine that the data call done, or of a season that is over, is due on the day of the dose that the plan has of a later season', () => {
  const rows = [row('mmr', 3, day('2027-10-01'))];
  const done = { ...nextMmr, status: 'complete', recommended: null, reasons: ['series-complete'] } as const;

  expect([...seasonalDueOn(rows, groups, [done])]).toEqual([['MMR', '2027-10-01']]);
  expect([...seasonalDueOn(rows, groups, [{ ...done, reasons: ['past-season-end'] }])]).toEqual([
    ['MMR', '2027-10-01'],
  ]);
});

test('a clinic is told of each vaccine of which nobody has said whether the next dose was given', () => {
  const isUnanswered = true;
  const rows = [
    row('mmr', 2, day('2029-01-10'), { isUnanswered }),
    row('mmr', 1, asOf, { isUnanswered }),
    row('var', 2, day('2029-01-10'), { isUnanswered }),
    row('var', 1, day('2026-01-10')),
    row('rv', 1, null, { isUnanswered }),
    row('rsv-ab', 1, addDays(asOf, 1), { isUnanswered }),
  ];

  expect([...unansweredGroups(rows, groups, asOf)]).toEqual([
    ['MMR', 'Not answered yet: the parents have not said what was given before.'],
  ]);
});
