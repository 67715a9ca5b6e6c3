import type { Day } from '#domain/time/day.ts';
import type { EditableChild } from '#server/children/access.ts';
import type { BirthAnswer } from '#domain/vaccines/birth/birth-questions.ts';
import { asFlag } from '#server/db/flag.ts';
import type { Trx } from '#server/db/db.ts';
import { newIds } from '#server/db/id.ts';
import {
  storedVaccinesOf,
  plannedDoses,
  saveAuthority,
  saveDecision,
  saveRows,
  setBirthAnswers,
  setBloodTest,
  setPast,
  type StoredDecision,
} from '../queries.ts';

export type ImportedPlan = {
  readonly authority: string;
  readonly isPastOpen: boolean;
  readonly hepatitisBAtBirth?: BirthAnswer | null | undefined;
  readonly isMotherRsvAnswered?: boolean | undefined;
  /** Anything where it was done. */
  readonly bloodTest?: object | null | undefined;
  readonly decisions: readonly {
    readonly vaccine: string;
    readonly decision: StoredDecision['decision'];
    readonly until?: Day | null | undefined;
    readonly reason?: string | null | undefined;
  }[];
  readonly rows: readonly {
    readonly vaccine: string;
    readonly number: number;
    /** For given doses only. */
    readonly dueOn: Day | null;
    readonly windowEndsOn: Day | null;
    readonly notes: string | null;
  }[];
};

export async function importPlan(
  trx: Trx,
  child: EditableChild,
  { authority, isPastOpen, hepatitisBAtBirth = null, isMotherRsvAnswered = false, bloodTest, decisions }: ImportedPlan,
  now: Date,
): Promise<void> {
  const { plan } = await storedVaccinesOf(trx, child);
  if (plan?.authority !== authority) await saveAuthority(trx, child, authority, now);
  await setPast(trx, child, isPastOpen);
  const mother_rsv_answered = asFlag(isMotherRsvAnswered);
  await setBirthAnswers(trx, child, { hepatitis_b_at_birth: hepatitisBAtBirth, mother_rsv_answered });
  if (bloodTest) await setBloodTest(trx, child, true, now);
  for (const { vaccine, decision, until = null, reason = null } of decisions) {
    await saveDecision(trx, child, { vaccine, decision, until_on: until, reason }, now);
  }
}

/**
 * Imports notes, and the due days of given doses. A row with notes that the plan lacks becomes one that is not needed.
 */
export async function importRows(
  trx: Trx,
  child: EditableChild,
  imported: ImportedPlan['rows'],
  now: Date,
): Promise<void> {
  const { rows } = await storedVaccinesOf(trx, child);
  const found = imported.map((is) => {
    return { is, row: rows.find(({ vaccine, number }) => vaccine === is.vaccine && number === is.number) };
  });
  const moved = found.flatMap(({ row, is: { dueOn, windowEndsOn } }) => {
    return row && row.dose_id !== null ? [{ ...row, due_on: dueOn, window_ends_on: windowEndsOn }] : [];
  });
  const ids = newIds(found.length, now.getTime());
  const noted = found.flatMap(({ row, is }, n) => (is.notes ? [{ ...is, row, id: row?.id ?? ids[n] ?? '' }] : []));
  const added = noted
    .filter(({ row }) => !row)
    .map(({ id, vaccine, number }) => ({ id, vaccine, number, ...NOT_NEEDED }));
  await saveRows(trx, child, { added, moved }, now);
  for (const { id, notes } of noted) await plannedDoses.update(trx, child, id, { notes }, now);
}

const NOT_NEEDED = { due_on: null, window_ends_on: null, is_needed: 0, dose_id: null } as const;
