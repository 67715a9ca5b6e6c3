import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPlanned } from '#testing/vaccines/any-planned.ts';
import { addDays, day, type Day } from '#domain/time/day.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import { planOn } from '#domain/vaccines/planned/plan-on.ts';
import type { PlanRow } from '#domain/vaccines/planned/plan-rows.ts';
import type { Tables } from '#server/db/tables.ts';
import { calculateRows, changedRows, editionFor, isAddedLate } from './plan.ts';
import { planFacts } from './plan-data.ts';

type StoredRow = Tables['planned_doses'];

const NOW = new Date('2026-07-15T12:00:00Z');
const bornOn = day('2026-01-15');

/** Rows as they are stored once a change is saved. */
function saved(stored: readonly StoredRow[], worked: readonly PlanRow[]): StoredRow[] {
  const { added, moved } = changedRows(stored, worked, NOW);
  const entry = {
    made_by: 'p',
    made_at: NOW.toISOString(),
    changed_by: 'p',
    changed_at: NOW.toISOString(),
    version: 1,
  };
  return [
    ...stored.map((row) => moved.find(({ id }) => id === row.id) ?? row),
    ...added.map((row) => ({ child_id: 'c', notes: null, is_not_given: 0 as const, given_as: null, ...row, ...entry })),
  ];
}

const dose = (id: string): KnownDose => ({ id, givenOn: day('2026-03-15'), cvx: '20', vaccine: null });

/** Rows of DTaP: ids of doses, days on which they are due, or null where none is needed. */
function dtap(...rows: readonly (KnownDose | Day | null)[]): PlanRow[] {
  return rows.map((row, place) => ({
    vaccine: 'dtap',
    number: place + 1,
    dose: typeof row === 'string' ? null : row,
    due: typeof row === 'string' ? { dueOn: row, windowEndsOn: addDays(row, 30) } : null,
    isContraindicated: false,
  }));
}

/** What stands in each row, by number: its notes, which say where it began, and its dose or due day. */
function shown(rows: readonly StoredRow[]): string[] {
  return rows
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, notes, dose_id, due_on, is_needed }) => {
      const state = dose_id ?? (is_needed === 1 ? due_on : 'not needed');
      return `${number} ${notes ?? 'new'}: ${state}`;
    });
}

describe('[VAX-03] a row of the plan stays with its dose, and so do its notes', () => {
  const [a, b, c] = [dose('a'), dose('b'), dose('c')];
  const due = (month: string) => day(`2026-${month}-15`);
  const noted = (worked: readonly PlanRow[]) =>
    saved([], worked).map((row) => ({ ...row, notes: `note ${row.number}` }));

  test('a new plan has all its rows', () => {
    expect(shown(saved([], dtap(a, due('05'), null)))).toEqual(['1 new: a', '2 new: 2026-05-15', '3 new: not needed']);
  });

  test('a marked dose fills the first open row, which keeps the day on which it was due', () => {
    const rows = saved(noted(dtap(a, due('05'), due('07'))), dtap(a, b, due('08')));
    expect(shown(rows)).toEqual(['1 note 1: a', '2 note 2: b', '3 note 3: 2026-08-15']);
    expect(rows.find(({ dose_id }) => dose_id === 'b')).toMatchObject({
      due_on: '2026-05-15',
      window_ends_on: '2026-06-14',
    });
  });

  test('a dose of an earlier day comes in between, and takes neither notes nor day of the one that is next', () => {
    const rows = noted(dtap(a, c, due('07'), due('09'))).map((row) =>
      row.number === 4 ? { ...row, notes: null } : row,
    );
    const after = saved(rows, dtap(a, b, c, due('09')));
    expect(shown(after)).toEqual(['1 note 1: a', '2 new: b', '3 note 2: c', '4 note 3: 2026-09-15']);
    expect(after.find(({ dose_id }) => dose_id === 'b')).toMatchObject({ due_on: null, window_ends_on: null });
    expect(after).toHaveLength(4);
  });

  test('a dose of an earlier day gets a new row where every other is needed or noted', () => {
    const all = saved(noted(dtap(a, c, due('07'))), dtap(a, b, c, due('09')));
    expect(shown(all)).toEqual(['1 note 1: a', '2 new: b', '3 note 2: c', '4 note 3: 2026-09-15']);
  });

  test('a row whose dose is gone is another one than was seen, and so is one that was filled since', () => {
    const filled = saved(saved([], dtap(a, due('05'))), dtap(a, b));
    const emptied = saved(filled, dtap(a, due('05')));
    expect(filled.map(({ version }) => version)).toEqual([1, 2]);
    expect(emptied.map(({ version }) => version)).toEqual([1, 3]);
  });

  test('a dose in the middle that is removed leaves its row to the next one', () => {
    const rows = saved(noted(dtap(a, b, c, due('09'))), dtap(a, c, due('08'), due('10')));
    expect(shown(rows)).toEqual(['1 note 1: a', '2 note 3: c', '3 note 2: 2026-08-15', '4 note 4: 2026-10-15']);
  });

  test('the last dose that is removed leaves its row where it was', () => {
    const rows = saved(noted(dtap(a, b, due('07'), due('09'))), dtap(a, due('05'), due('07'), due('09')));
    expect(shown(rows)).toEqual([
      '1 note 1: a',
      '2 note 2: 2026-05-15',
      '3 note 3: 2026-07-15',
      '4 note 4: 2026-09-15',
    ]);
  });

  test('a dose that does not count gets a row more, behind the others', () => {
    const rows = saved(noted(dtap(a, due('05'))), dtap(a, b, due('06')));
    expect(shown(rows)).toEqual(['1 note 1: a', '2 note 2: b', '3 new: 2026-06-15']);
  });

  test('a row that is no longer in the plan is not needed, and returns with its notes', () => {
    const shorter = saved(noted(dtap(a, due('05'), due('07'))), dtap(a, due('05')));
    expect(shown(shorter)).toEqual(['1 note 1: a', '2 note 2: 2026-05-15', '3 note 3: not needed']);
    expect(shown(saved(shorter, dtap(a, due('05'), due('08'))))).toEqual([
      '1 note 1: a',
      '2 note 2: 2026-05-15',
      '3 note 3: 2026-08-15',
    ]);
  });

  test('a vaccine that leaves the plan keeps its rows', () => {
    expect(shown(saved(noted(dtap(due('05'), due('07'))), []))).toEqual([
      '1 note 1: not needed',
      '2 note 2: not needed',
    ]);
  });

  test('rows that stay as they are are not written', () => {
    const rows = noted(dtap(a, due('05'), null));
    expect(changedRows(rows, dtap(a, due('05'), null), NOW)).toEqual({ added: [], moved: [] });
    expect(changedRows(rows, dtap(a, due('06'), null), NOW).moved.map(({ number }) => number)).toEqual([2]);
  });
});

describe('[VAX-03] after any marking and removing', () => {
  const plans = fc.sample(anyPlanned, { seed: 20_261_122, numRuns: 40 });

  test('no row is lost, a dose keeps its row, and saving twice changes nothing', () => {
    for (const { input, today } of plans) {
      let rows: StoredRow[] = [];
      const { doses } = input;
      const halves = [doses, doses.filter((_, place) => place % 2 === 0), doses.toReversed(), []];
      for (const given of halves) {
        const worked = planOn({ ...input, doses: given }, today);
        const after = saved(rows, worked);
        expect(changedRows(after, worked, NOW)).toEqual({ added: [], moved: [] });
        expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
        const ofDoses = new Set(given.map(({ id }) => id));
        const keptDoses = rows.filter(({ dose_id }) => dose_id !== null && ofDoses.has(dose_id));
        for (const { id, dose_id } of keptDoses) expect(after.find((row) => row.id === id)?.dose_id).toBe(dose_id);
        const numbers = [...Map.groupBy(after, ({ vaccine }) => vaccine).values()];
        for (const of of numbers) {
          expect(of.map(({ number }) => number).toSorted((x, y) => x - y)).toEqual(of.map((_, place) => place + 1));
        }
        rows = after;
      }
    }
  });
});

test('the plan of what is stored', () => {
  const child = { bornOn, gender: null, motherRsvVaccine: null, motherHepatitisB: null, birthWeightKg: null };
  const doses = [{ id: 'a', given_on: bornOn, given_in: null, month_entered_on: null, cvx: null, vaccine: 'hepb' }];
  const decisions = [{ vaccine: 'covid', decision: 'wanted' as const, until_on: null }];
  const facts = { child, authority: 'cdc', doses, decisions, conditions: [] };
  expect(planFacts(facts).decided).toEqual(new Map([['covid', { decision: 'wanted', until: null }]]));
  const [birthDose] = calculateRows(facts, bornOn).filter(({ vaccine }) => vaccine === 'hepb');
  expect(birthDose?.dose?.id).toBe('a');
});

test('the edition names the season of the day', () => {
  expect(editionFor(day('2026-06-30'))).not.toBe(editionFor(day('2026-07-01')));
  expect(editionFor(day('2026-07-01'))).toBe(editionFor(day('2027-06-30')));
});

test.each([
  { addedOn: '2026-01-17', isLate: false },
  { addedOn: '2026-01-18', isLate: true },
  { addedOn: '2028-02-12', isLate: true },
])('a child born on January 15 and added on $addedOn: asked what happened before $isLate', ({ addedOn, isLate }) => {
  expect(isAddedLate(bornOn, day(addedOn))).toBe(isLate);
});
