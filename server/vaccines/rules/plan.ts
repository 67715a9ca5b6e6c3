import { recommendedSpan } from '#domain/checkups/schedule.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import type { Day } from '#domain/time/day.ts';
import { CURRENT_EDITION, editionOn, published } from '#domain/vaccines/editions/editions-data.ts';
import * as childDay from '#domain/vaccines/planned/child-on-day.ts';
import type { PlanRow } from '#domain/vaccines/planned/plan-rows.ts';
import { isFromBefore } from '#domain/vaccines/standing/past.ts';
import { asFlag } from '#server/db/flag.ts';
import { newIds } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import { knownDose, type Recorded } from './dose.ts';
import { planFacts, type StoredFacts } from './plan-data.ts';

/** The chain of data files that plans of a day use. */
export function editionFor(today: Day): string {
  return editionOn(CURRENT_EDITION, today).chain;
}

/** Today, or the day of a dose given where tomorrow has begun. */
export function judgedOn(doses: readonly Recorded[], today: Day): Day {
  return childDay.judgedOn(doses.map(knownDose), today);
}

export function calculateRows(facts: StoredFacts, today: Day): readonly PlanRow[] {
  return childDay.planOfChild(planFacts(facts), published(), today);
}

type StoredRow = Tables['planned_doses'];
type RowDates = Pick<StoredRow, 'number' | 'due_on' | 'window_ends_on' | 'is_needed' | 'dose_id'>;
type AddedRow = RowDates & Pick<StoredRow, 'id' | 'vaccine'>;

/**
 * A row, with its notes, stays with its dose when its number changes; a row that lost its dose waits for the next one;
 * rows are never deleted.
 */
export function changedRows(
  stored: readonly StoredRow[],
  calculated: readonly PlanRow[],
  now: Date,
): { added: AddedRow[]; moved: StoredRow[] } {
  const byVaccine = Map.groupBy(calculated, ({ vaccine }) => vaccine);
  const vaccines = new Set([...byVaccine.keys(), ...stored.map(({ vaccine }) => vaccine)]);
  const matched = [...vaccines].flatMap((vaccine) => {
    const rows = stored.filter((row) => row.vaccine === vaccine).toSorted((a, b) => a.number - b.number);
    return matchedRows(rows, byVaccine.get(vaccine) ?? []);
  });
  const ids = newIds(matched.length, now.getTime());
  const added = matched.flatMap(({ row, is }, n): AddedRow[] =>
    row === null && is ? [{ id: ids[n] ?? '', vaccine: is.vaccine, ...datesOf(is, null) }] : [],
  );
  const moved = matched.flatMap(({ row, is, number }): StoredRow[] => {
    if (row === null) return [];
    const dates = is
      ? datesOf(is, row)
      : { number, due_on: null, window_ends_on: null, is_needed: 0 as const, dose_id: null };
    if (isSameDates(row, dates)) return [];
    // A stale change of the row, seen open or with its old dose, must not apply to the dose that fills it now.
    const version = row.dose_id === dates.dose_id ? row.version : row.version + 1;
    return [{ ...row, ...dates, version }];
  });
  return { added, moved };
}

type Matched = { readonly row: StoredRow | null; readonly is: PlanRow | null; readonly number: number };

/**
 * Matches each calculated row with that of its dose, else the next one left. A dose given before one of a known day
 * that has a row was never waited for, and gets a row of its own.
 */
function matchedRows(stored: readonly StoredRow[], calculated: readonly PlanRow[]): Matched[] {
  const left = [...stored];
  const ofItsDose = calculated.map(({ dose }) => {
    const index = dose ? left.findIndex((row) => row.dose_id === dose.id) : -1;
    return index === -1 ? null : left.splice(index, 1)[0];
  });
  const lastKept = ofItsDose.findLastIndex((row, n) => row !== null && calculated[n]?.dose?.givenOn != null);
  let spare = left.length - (calculated.length - 1 - lastKept);
  const ownRow = () => {
    const index = spare-- > 0 ? left.findLastIndex(({ notes }) => notes === null) : -1;
    return left.splice(index, index === -1 ? 0 : 1).map(withoutDue)[0];
  };
  // A row is left because it waits for a dose, or its dose was removed: the first of them comes next.
  const matched = calculated.map((is, n) => {
    const row = ofItsDose[n] ?? (n < lastKept ? ownRow() : left.shift()) ?? null;
    return { row, is, number: is.number };
  });
  return [...matched, ...left.map((row, n) => ({ row, is: null, number: calculated.length + n + 1 }))];
}

function withoutDue(row: StoredRow): StoredRow {
  return { ...row, due_on: null, window_ends_on: null };
}

/** A row filled by a dose keeps its due day. */
function datesOf({ number, dose, due, isContraindicated }: PlanRow, row: StoredRow | null): RowDates {
  if (dose) {
    const { due_on = null, window_ends_on = null } = row ?? {};
    return { number, due_on, window_ends_on, is_needed: 1, dose_id: dose.id };
  }
  return {
    number,
    due_on: due?.dueOn ?? null,
    window_ends_on: due?.windowEndsOn ?? null,
    is_needed: asFlag(due !== null || isContraindicated),
    dose_id: null,
  };
}

function isSameDates(row: StoredRow, dates: RowDates): boolean {
  const names = ['number', 'due_on', 'window_ends_on', 'is_needed', 'dose_id'] as const;
  return names.every((name) => row[name] === dates[name]);
}

/** Whether a checkup's window had ended when the child was added, so that its family is asked what happened before. */
export function isAddedLate(bornOn: Day, addedOn: Day): boolean {
  return checkupSchedule.visits.some((visit) => isFromBefore(recommendedSpan(visit, bornOn).until, addedOn));
}
