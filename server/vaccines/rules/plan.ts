import { addDays, laterDay, type Day } from '#domain/time/day.ts';
import type { Patient } from '#domain/vaccines/assessment.ts';
import { askDoctorOn, categoryOn, type CategoryOnDay } from '#domain/vaccines/editions/authorities.ts';
import { authorities, CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { MOTHER_HAD_RSV_VACCINE } from '#domain/vaccines/organize/patient.ts';
import { planOn, type PlanInput } from '#domain/vaccines/planned/plan-on.ts';
import type { PlanRow } from '#domain/vaccines/planned/plan-rows.ts';
import type { Decision } from '#domain/vaccines/planned/status.ts';
import type { MyChild } from '#server/children/access.ts';
import { asFlag } from '#server/db/flag.ts';
import { newIds } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import { knownDose } from './dose.ts';

/** What the plan of a child is worked out from. */
export type PlanFacts = {
  readonly authority: string;
  readonly doses: readonly Pick<Tables['doses'], 'id' | 'given_on' | 'cvx' | 'vaccine'>[];
  readonly decisions: readonly Pick<Tables['vaccine_decisions'], 'vaccine' | 'decision' | 'until_on'>[];
};

/** What the engine has to know of a child. */
export type PlannedChild = Pick<MyChild, 'bornOn' | 'gender' | 'motherRsvVaccine' | 'motherHepatitisB'>;

/** Whether a child's vaccines are planned in another way after a correction of its facts. */
export function isPlannedOtherwise(before: PlannedChild, now: PlannedChild): boolean {
  const names = ['bornOn', 'gender', 'motherRsvVaccine', 'motherHepatitisB'] as const;
  return names.some((name) => before[name] !== now[name]);
}

/** Whose doses the engine judges. */
export function patientOf({ bornOn, gender, motherRsvVaccine }: PlannedChild): Patient {
  const observations = motherRsvVaccine ? [{ code: MOTHER_HAD_RSV_VACCINE }] : [];
  return { bornOn, sex: gender ?? 'unknown', observations };
}

/** What the authority of a child says of a vaccine group on a day; null of one that it does not name. */
export function categoryFor(child: PlannedChild, authority: string, group: string, on: Day): CategoryOnDay | null {
  return categoryOn(authorities(), { id: authority }, group, ofMother(child), on);
}

/** The vaccine groups that the authority of a child leaves to parents and doctor on a day. */
export function askDoctorFor(child: PlannedChild, authority: string, on: Day): ReadonlySet<string> {
  return askDoctorOn(authorities(), { id: authority }, ofMother(child), on);
}

function ofMother({ bornOn, motherHepatitisB }: PlannedChild) {
  return { bornOn, motherHepatitisB: motherHepatitisB ?? ('unknown' as const) };
}

/** What a family has decided about each vaccine. */
export function decidedIn({ decisions }: Pick<PlanFacts, 'decisions'>): ReadonlyMap<string, Decision> {
  return new Map(decisions.map(({ vaccine, decision, until_on: until }) => [vaccine, { decision, until }]));
}

/** The chain of data files that a plan of a day is worked out with. */
export function editionFor(today: Day): string {
  return editionOn(CURRENT_EDITION, today).chain;
}

/** The day as of which doses are judged: today, or that of a dose which was given where tomorrow has begun. */
export function judgedOn(doses: readonly Pick<Tables['doses'], 'given_on'>[], today: Day): Day {
  return doses.reduce((last, { given_on: on }) => laterDay(last, on ?? last), today);
}

/** The rows of a child's plan as of a day. */
export function workOut(child: PlannedChild, facts: PlanFacts, today: Day): readonly PlanRow[] {
  const input: PlanInput = {
    patient: patientOf(child),
    doses: facts.doses.map(knownDose),
    decided: decidedIn(facts),
    schedule: routineSchedule(),
    editionOn: (on) => editionOn(CURRENT_EDITION, on),
    categoryOn: (group, on) => categoryFor(child, facts.authority, group, on),
  };
  return planOn(input, today);
}

type StoredRow = Tables['planned_doses'];
type RowDates = Pick<StoredRow, 'number' | 'due_on' | 'window_ends_on' | 'is_needed' | 'dose_id'>;
type AddedRow = RowDates & Pick<StoredRow, 'id' | 'vaccine'>;

/**
 * What has to be written so that the stored rows say what was worked out. A row stays with its dose whatever its number becomes,
 * and so do its notes; one that no dose fills any more waits for the next one; none is ever deleted.
 */
export function changedRows(
  stored: readonly StoredRow[],
  worked: readonly PlanRow[],
  now: Date,
): { added: AddedRow[]; moved: StoredRow[] } {
  const byVaccine = Map.groupBy(worked, ({ vaccine }) => vaccine);
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
    // Whoever saw the row with its dose does not speak of the next one that fills it.
    const isDoseGone = row.dose_id !== null && row.dose_id !== dates.dose_id;
    const version = isDoseGone ? row.version + 1 : row.version;
    return [{ ...row, ...dates, version }];
  });
  return { added, moved };
}

type Matched = { readonly row: StoredRow | null; readonly is: PlanRow | null; readonly number: number };

/**
 * Each row of a vaccine that was worked out with the stored one that becomes it: that of its dose, else the next one left. A
 * dose that was given before one that has its row was never waited for, and gets a row of its own.
 */
function matchedRows(stored: readonly StoredRow[], worked: readonly PlanRow[]): Matched[] {
  const left = [...stored];
  const ofItsDose = worked.map(({ dose }) => {
    const index = dose ? left.findIndex((row) => row.dose_id === dose.id) : -1;
    return index === -1 ? null : left.splice(index, 1)[0];
  });
  const lastKept = ofItsDose.findLastIndex((row) => row !== null);
  let spare = left.length - (worked.length - 1 - lastKept);
  const ownRow = () => {
    const index = spare-- > 0 ? left.findLastIndex(({ notes }) => notes === null) : -1;
    return left.splice(index, index === -1 ? 0 : 1).map(withoutDue)[0];
  };
  // What is left waits for a dose, or its dose was removed: the first of them is the next one.
  const matched = worked.map((is, n) => {
    const row = ofItsDose[n] ?? (n < lastKept ? ownRow() : left.shift()) ?? null;
    return { row, is, number: is.number };
  });
  return [...matched, ...left.map((row, n) => ({ row, is: null, number: worked.length + n + 1 }))];
}

function withoutDue(row: StoredRow): StoredRow {
  return { ...row, due_on: null, window_ends_on: null };
}

/** A row that a dose fills keeps the day on which it was due. */
function datesOf({ number, dose, due }: PlanRow, row: StoredRow | null): RowDates {
  if (dose) {
    const { due_on = null, window_ends_on = null } = row ?? {};
    return { number, due_on, window_ends_on, is_needed: 1, dose_id: dose.id };
  }
  return {
    number,
    due_on: due?.dueOn ?? null,
    window_ends_on: due?.windowEndsOn ?? null,
    is_needed: asFlag(due != null),
    dose_id: null,
  };
}

function isSameDates(row: StoredRow, dates: RowDates): boolean {
  const names = ['number', 'due_on', 'window_ends_on', 'is_needed', 'dose_id'] as const;
  return names.every((name) => row[name] === dates[name]);
}

/** How old a child is at least that was added late: from then on its family is asked what happened before. */
const LATE_DAYS = 28;

/** Whether a family is asked what happened before its child was added. */
export function isAddedLate(bornOn: Day, addedOn: Day): boolean {
  return addedOn >= addDays(bornOn, LATE_DAYS);
}
