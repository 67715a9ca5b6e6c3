import { addDays, laterDay, todayIn, type Day } from '#domain/time/day.ts';
import { authorities } from '#domain/vaccines/editions/editions-data.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import { isUnavailable } from '#server/db/db-errors.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { madeOn } from '#server/db/entry.ts';
import { asFlag } from '#server/db/flag.ts';
import { lock, tx } from '#server/db/tx.ts';
import {
  insertPlan,
  storedVaccinesOf,
  recordCalculation,
  setPast,
  saveRows,
  type StoredVaccines,
  type StoredPlan,
  type StoredRow,
} from '../queries.ts';
import { planToday, type PlanToday } from '../rules/plan-today.ts';
import { changedRows, editionFor, isAddedLate, judgedOn, calculateRows } from '../rules/plan.ts';

export type CurrentPlan = StoredVaccines & { readonly plan: StoredPlan };

/**
 * Creates or recalculates a missing or outdated plan in its own transaction.
 *
 * A viewer's read may trigger this write: it only derives from stored data.
 */
export async function planAsOf(db: Db, child: MyChild, today: Day, now: Date): Promise<CurrentPlan> {
  const vaccines = await storedVaccinesOf(db, child);
  if (isUpToDate(vaccines, today)) return vaccines;
  const update = tx(db, async (trx) => {
    await lock(trx, 'children', child.id);
    return planIn(trx, child, today, now);
  });
  return update.catch((error: unknown) => {
    // A disk that takes nothing must not block reads: the reply shows the plan as it would be saved.
    if (isUnavailable(error) && vaccines.plan) return unsaved({ ...vaccines, plan: vaccines.plan }, { today, now });
    throw error;
  });
}

/** Call it in a transaction that has locked the child. */
export async function planIn(trx: Trx, child: MyChild, today: Day, now: Date): Promise<CurrentPlan> {
  const vaccines = await storedVaccinesOf(trx, child);
  return isUpToDate(vaccines, today) ? vaccines : recalculate(trx, child, vaccines, { today, now });
}

/** Call it in the transaction of a change, which has locked the child. */
export async function replan(trx: Trx, child: MyChild, today: Day, now: Date): Promise<CurrentPlan> {
  return recalculate(trx, child, await storedVaccinesOf(trx, child), { today, now });
}

/**
 * After a fact of the child was corrected. If its date of birth was, and the child now counts as added late and nothing
 * was recorded yet, its family is asked about earlier doses; if it no longer does, the question is dropped.
 */
export async function replanCorrected(
  trx: Trx,
  child: EditableChild,
  bornBefore: Day,
  { today, now }: { today: Day; now: Date },
): Promise<void> {
  const { plan, doses } = await replan(trx, child, today, now);
  if (child.bornOn === bornBefore) return;
  const [wasLate, isLate] = [bornBefore, child.bornOn].map((bornOn) => isAddedLate(bornOn, madeOn(plan)));
  if (!isLate) await setPast(trx, child, false);
  else if (!wasLate && doses.length === 0) await setPast(trx, child, true);
}

function isUpToDate(vaccines: StoredVaccines, today: Day): vaccines is CurrentPlan {
  const { plan } = vaccines;
  if (plan === undefined || !isWhole(vaccines)) return false;
  return plan.computed_on >= today && isPlausible(plan, today) && plan.edition === editionFor(plan.computed_on);
}

/** A read during a concurrent write may see half of a change. */
function isWhole({ doses, rows }: StoredVaccines): boolean {
  const ids = new Set(doses.map(({ id }) => id));
  return rows.every(({ dose_id }) => dose_id === null || ids.has(dose_id));
}

/** Tomorrow may have begun for the other parent; a later day comes from a wrong clock. */
function isPlausible({ computed_on }: StoredPlan, today: Day): boolean {
  return computed_on <= addDays(today, 2);
}

async function recalculate(
  trx: Trx,
  child: MyChild,
  vaccines: StoredVaccines,
  { today, now }: { today: Day; now: Date },
): Promise<CurrentPlan> {
  const computedOn = vaccines.plan && isPlausible(vaccines.plan, today) ? vaccines.plan.computed_on : today;
  const asOf = laterDay(judgedOn(vaccines.doses, today), computedOn);
  const plan = await plannedFor(trx, child, vaccines.plan, { asOf, today, now });
  const calculated = calculateRows({ ...vaccines, authority: plan.authority }, asOf);
  const written = await saveRows(trx, child, changedRows(vaccines.rows, calculated, now), now);
  return { ...vaccines, plan, rows: withRows(vaccines.rows, written) };
}

/** Stores a plan without rows, if there is none. */
export async function beginPlan(
  trx: Trx,
  child: MyChild,
  vaccines: StoredVaccines,
  { today, now }: { today: Day; now: Date },
): Promise<StoredPlan> {
  const asOf = judgedOn(vaccines.doses, today);
  return plannedFor(trx, child, vaccines.plan, { asOf, today, now });
}

async function plannedFor(
  trx: Trx,
  child: MyChild,
  plan: StoredPlan | undefined,
  { asOf, today, now }: { asOf: Day; today: Day; now: Date },
): Promise<StoredPlan> {
  const calculation = { edition: editionFor(asOf), computed_on: asOf };
  if (plan) {
    const isNoted = plan.edition === calculation.edition && plan.computed_on === asOf;
    if (!isNoted) await recordCalculation(trx, child, calculation);
    return { ...plan, ...calculation };
  }
  const [first] = authorities();
  const past_open = asFlag(isAddedLate(child.bornOn, today));
  return insertPlan(trx, child, { ...calculation, authority: first?.id ?? '', past_open }, now);
}

function withRows(rows: readonly StoredRow[], written: readonly StoredRow[]): readonly StoredRow[] {
  return [...new Map([...rows, ...written].map((row) => [row.id, row])).values()];
}

function unsaved(vaccines: CurrentPlan, { today, now }: { today: Day; now: Date }): CurrentPlan {
  const { plan, rows } = vaccines;
  const { added, moved } = changedRows(rows, calculateRows({ ...vaccines, authority: plan.authority }, today), now);
  const { child_id, made_by, made_at, changed_by, changed_at } = plan;
  const entry = {
    child_id,
    made_by,
    made_at,
    changed_by,
    changed_at,
    notes: null,
    is_not_given: 0,
    given_as: null,
    version: 1,
  } as const;
  return { ...vaccines, rows: withRows(rows, [...moved, ...added.map((row) => ({ ...row, ...entry }))]) };
}

export async function planTodayIn(db: Db, child: MyChild, timeZone: string, now: Date): Promise<PlanToday> {
  const today = todayIn(timeZone, now);
  const vaccines = await planAsOf(db, child, today, now);
  return planToday(vaccines, today);
}
