import { todayIn, type Day } from '#domain/time/day.ts';
import type { EditableChild } from '#server/children/access.ts';
import type { BirthAnswer } from '#domain/vaccines/birth/birth-questions.ts';
import { inSteps } from '#server/db/chunks.ts';
import type { Trx } from '#server/db/db.ts';
import { asFlag } from '#server/db/flag.ts';
import { newIds } from '#server/db/id.ts';
import type { ImportStep } from '#server/db/portable.ts';
import {
  storedVaccinesOf,
  insertDecision,
  plannedDoses,
  saveAuthority,
  saveRows,
  setBirthAnswers,
  setBloodTest,
  setPast,
  type StoredDecision,
  type StoredPlan,
  type StoredRow,
} from '../queries.ts';
import { calculateRows, changedRows } from '../rules/plan.ts';
import { beginPlan } from './current-plan.ts';

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
    readonly decidedOn?: Day | undefined;
    readonly isOvertaken?: boolean | undefined;
  }[];
  readonly rows: readonly {
    readonly vaccine: string;
    readonly number: number;
    /** For given doses only. */
    readonly dueOn: Day | null;
    readonly windowEndsOn: Day | null;
    readonly notes: string | null;
    readonly isNotGiven?: boolean | undefined;
    readonly isCorrected?: boolean | undefined;
  }[];
};

/**
 * Imports the plan after the doses and conditions, and works out its rows.
 *
 * @param imported undefined in an export without one
 */
export async function importPlan(
  step: ImportStep<EditableChild>,
  imported: ImportedPlan | undefined,
  now: Date,
): Promise<void> {
  const at = { today: todayIn('UTC', now), now };
  const { plan, ...vaccines } = await step(async (trx, child) => {
    const begun = await beginPlan(trx, child, await storedVaccinesOf(trx, child), at);
    if (imported) await saveFacts(trx, child, begun, imported, now);
    return { ...(await storedVaccinesOf(trx, child)), plan: begun };
  });
  const facts = { ...vaccines, authority: imported?.authority ?? plan.authority };
  // Outside a transaction: nobody should wait for it.
  const { added } = changedRows([], calculateRows(facts, plan.computed_on), now);
  for (const some of inSteps(added)) {
    await step((trx, child) => saveRows(trx, child, { added: some, moved: [] }, now));
  }
  if (imported) await importRows(step, imported.rows, now);
}

async function saveFacts(
  trx: Trx,
  child: EditableChild,
  plan: StoredPlan,
  { authority, isPastOpen, hepatitisBAtBirth = null, isMotherRsvAnswered = false, bloodTest, decisions }: ImportedPlan,
  now: Date,
): Promise<void> {
  if (plan.authority !== authority) await saveAuthority(trx, child, authority, now);
  await setPast(trx, child, isPastOpen);
  const mother_rsv_answered = asFlag(isMotherRsvAnswered);
  await setBirthAnswers(trx, child, { hepatitis_b_at_birth: hepatitisBAtBirth, mother_rsv_answered });
  if (bloodTest) await setBloodTest(trx, child, true, now);
  const today = todayIn('UTC', now);
  for (const [n, one] of decisions.entries()) {
    const { vaccine, decision, until = null, reason = null, decidedOn = today, isOvertaken = false } = one;
    const decided = { vaccine, decision, until_on: until, reason, decided_on: decidedOn, version: 1 };
    // The doses are of now: what they have overtaken was decided before them, one after the other.
    const before = isOvertaken ? decisions.length - n : 0;
    await insertDecision(trx, child, decided, new Date(now.getTime() - before));
  }
}

/**
 * Imports notes, which doses were not given, and the due days of given doses. A row with one of these that the plan
 * lacks becomes one that is not needed.
 */
async function importRows(step: ImportStep<EditableChild>, rowsOfFile: ImportedPlan['rows'], now: Date): Promise<void> {
  const { rows } = await step(storedVaccinesOf);
  const found = rowsOfFile.map((imported) => {
    const { vaccine, number } = imported;
    return { imported, row: rows.find((row) => row.vaccine === vaccine && row.number === number) };
  });
  const moved = found.flatMap(({ row, imported: { dueOn, windowEndsOn } }) => {
    return row && row.dose_id !== null ? [{ ...row, due_on: dueOn, window_ends_on: windowEndsOn }] : [];
  });
  const ids = newIds(found.length, now.getTime());
  const noted = found.flatMap(({ row, imported }, n) =>
    imported.notes || imported.isNotGiven || isCorrectedIn(imported, row)
      ? [{ ...imported, row, id: row?.id ?? ids[n] ?? '' }]
      : [],
  );
  const added = noted
    .filter(({ row }) => !row)
    .map(({ id, vaccine, number }) => ({ id, vaccine, number, ...NOT_NEEDED }));
  for (const some of inSteps(added)) await step((trx, child) => saveRows(trx, child, { added: some, moved: [] }, now));
  for (const some of inSteps(moved)) await step((trx, child) => saveRows(trx, child, { added: [], moved: some }, now));
  for (const some of inSteps(noted)) {
    await step(async (trx, child) => {
      for (const { id, row, ...answer } of some) {
        const { notes, isNotGiven = false } = answer;
        const given_as = isCorrectedIn(answer, row) ? (row?.dose_id ?? null) : null;
        const is_not_given = asFlag(isNotGiven || given_as !== null);
        await plannedDoses.update(trx, child, id, { notes, is_not_given, given_as }, now);
      }
    });
  }
}

/** Whether an answer was corrected with the dose that fills the row. */
function isCorrectedIn({ isCorrected = false }: ImportedPlan['rows'][number], row: StoredRow | undefined): boolean {
  return isCorrected && row !== undefined && row.dose_id !== null;
}

const NOT_NEEDED = { due_on: null, window_ends_on: null, is_needed: 0, dose_id: null } as const;
