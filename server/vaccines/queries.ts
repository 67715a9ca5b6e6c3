import { mostConditions } from '#contract/vaccines/changes.ts';
import { recommendedSpan } from '#domain/checkups/schedule.ts';
import { visitOf } from '#domain/checkups/schedule-data.ts';
import { dosesUntil } from '#domain/checkups/status.ts';
import type { CheckupToCome } from '#domain/vaccines/planned/vaccine-record.ts';
import { storedCheckups, type StoredCheckup } from '#server/checkups/queries.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { prepared } from '#server/db/prepared.ts';
import { entries } from '#server/db/entries.ts';
import { changeBy, entryBy, nextVersion, type Made } from '#server/db/entry.ts';
import { asFlag, isFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { birthWeightKgOf } from '#server/growth/queries.ts';
import { atMost } from '#server/problem.ts';
import { doseLimit, type DoseFacts } from './rules/dose.ts';
import { standingDecisions } from './rules/standing-decisions.ts';

export type StoredPlan = Tables['vaccine_plans'] & Made;
export type StoredDose = Tables['doses'];
export type StoredRow = Tables['planned_doses'];
export type StoredDecision = Tables['vaccine_decisions'];
export type StoredCondition = Tables['vaccine_conditions'] & Made;

export type StoredVaccines = {
  /** With its birth weight as growth knows it. */
  readonly child: MyChild;
  readonly plan: StoredPlan | undefined;
  readonly doses: readonly StoredDose[];
  readonly rows: readonly StoredRow[];
  /** One of a vaccine at most. */
  readonly decisions: readonly StoredDecision[];
  /** Kept, since they may stand again once a dose is taken back. */
  readonly overtaken: readonly StoredDecision[];
  readonly conditions: readonly StoredCondition[];
  readonly checkups: readonly CheckupToCome[];
};

/** A dose fills one row per vaccine, and no product contains ten. */
export const rowLimit = atMost(10 * doseLimit.most, 'planned doses');

export const doses = entries('doses', doseLimit);
export const plannedDoses = entries('planned_doses', rowLimit);
export const notedConditions = entries('vaccine_conditions', atMost(mostConditions, 'conditions'));

export async function storedVaccinesOf(db: Db, child: MyChild): Promise<StoredVaccines> {
  const childId = child.id;
  const [plan] = await planOf(db, { childId });
  const given = await doses.of(db, child);
  const decided = await decisionsOf(db, { childId });
  const decisions = plan ? standingDecisions(decided, given, plan.computed_on) : decided;
  return {
    child: { ...child, birthWeightKg: await birthWeightKgOf(db, child) },
    plan,
    doses: given,
    rows: await plannedDoses.of(db, child),
    decisions,
    overtaken: decided.filter((one) => !decisions.includes(one)),
    conditions: await conditionsOf(db, { childId }),
    checkups: (await storedCheckups(db, child))
      .filter(({ completed }) => !isFlag(completed))
      .map((one) => checkupToCome(one, child)),
  };
}

function checkupToCome(stored: StoredCheckup, { bornOn }: MyChild): CheckupToCome {
  const { scheduled_on: scheduledOn, recommended_on: recommendedOn } = stored;
  const visit = visitOf(stored.visit);
  const { from: recommendedFrom } = recommendedSpan(visit, bornOn);
  return {
    on: scheduledOn ?? recommendedOn,
    isScheduled: scheduledOn !== null,
    ageMonths: visit.ageMonths,
    dosesUntil: dosesUntil({ scheduledOn, recommendedOn, recommendedFrom }),
  };
}

const planOf = prepared(['childId'], (db, { childId }) =>
  db
    .selectFrom('vaccine_plans as plan')
    .leftJoin('users as planner', 'planner.id', 'plan.made_by')
    .selectAll('plan')
    .select('planner.time_zone as made_in')
    .where('plan.child_id', '=', childId),
);
const decisionsOf = prepared(['childId'], (db, { childId }) =>
  db.selectFrom('vaccine_decisions').selectAll().where('child_id', '=', childId).orderBy('vaccine').orderBy('made_at'),
);

const conditionsOf = prepared(['childId'], (db, { childId }) =>
  db
    .selectFrom('vaccine_conditions as noted')
    .leftJoin('users as noter', 'noter.id', 'noted.made_by')
    .selectAll('noted')
    .select('noter.time_zone as made_in')
    .where('noted.child_id', '=', childId)
    .orderBy('noted.id'),
);

export type Calculated = Pick<StoredPlan, 'edition' | 'computed_on'>;

/** A viewer's read may trigger this, so it takes a `MyChild`. */
export async function insertPlan(
  trx: Trx,
  child: MyChild,
  plan: Calculated & Pick<StoredPlan, 'authority' | 'past_open'>,
  now: Date,
): Promise<StoredPlan> {
  const planner = await plannerOf(trx, child);
  const unanswered = { hepatitis_b_at_birth: null, mother_rsv_answered: 0, ...NO_BLOOD_TEST } as const;
  const made = { child_id: child.id, ...plan, ...unanswered, ...entryBy(planner?.id ?? null, now) };
  await trx.insertInto('vaccine_plans').values(made).execute();
  return { ...made, made_in: planner?.timeZone ?? null };
}

/** Not a parent's change, so the version stays. */
export async function recordCalculation(trx: Trx, child: MyChild, calculation: Calculated): Promise<void> {
  await trx.updateTable('vaccine_plans').set(calculation).where('child_id', '=', child.id).execute();
}

export type RowDates = Pick<StoredRow, 'number' | 'due_on' | 'window_ends_on' | 'is_needed' | 'dose_id'>;

/** @returns the written rows */
export async function saveRows(
  trx: Trx,
  child: MyChild,
  { added, moved }: { added: readonly (RowDates & Pick<StoredRow, 'id' | 'vaccine'>)[]; moved: readonly StoredRow[] },
  now: Date,
): Promise<readonly StoredRow[]> {
  if (added.length + moved.length === 0) return [];
  const planner = await plannerOf(trx, child);
  const entered = { notes: null, is_not_given: 0, given_as: null, ...entryBy(planner?.id ?? null, now) } as const;
  const made = added.map((row) => ({ child_id: child.id, ...row, ...entered }));
  for (const rows of chunks([...made, ...moved])) {
    await trx
      .insertInto('planned_doses')
      .values(rows)
      .onConflict((taken) =>
        taken.columns(['child_id', 'id']).doUpdateSet((row) => ({
          number: row.ref('excluded.number'),
          due_on: row.ref('excluded.due_on'),
          window_ends_on: row.ref('excluded.window_ends_on'),
          is_needed: row.ref('excluded.is_needed'),
          dose_id: row.ref('excluded.dose_id'),
          version: row.ref('excluded.version'),
        })),
      )
      .execute();
  }
  return [...made, ...moved];
}

/** Increments the version of the rows it fills too. */
export async function updateDose(
  trx: Trx,
  child: EditableChild,
  id: string,
  facts: DoseFacts,
  now: Date,
): Promise<void> {
  await doses.update(trx, child, id, facts, now);
  await trx
    .updateTable('planned_doses')
    .set({ version: nextVersion })
    .where('child_id', '=', child.id)
    .where('dose_id', '=', id)
    .execute();
}

export type Decided = Pick<StoredDecision, 'decision' | 'until_on' | 'reason' | 'decided_on'>;

/** @param version of the vaccine's latest before it, if there is one, and one more */
export async function insertDecision(
  trx: Trx,
  child: EditableChild,
  decided: Decided & Pick<StoredDecision, 'vaccine' | 'version'>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('vaccine_decisions')
    .values({ child_id: child.id, ...entryBy(child.parentId, now), ...decided })
    .execute();
}

export async function updateDecision(
  trx: Trx,
  child: EditableChild,
  { vaccine, made_at }: StoredDecision,
  decided: Decided,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('vaccine_decisions')
    .set({ ...decided, ...changeBy(child, now) })
    .where('child_id', '=', child.id)
    .where('vaccine', '=', vaccine)
    .where('made_at', '=', made_at)
    .execute();
}

export async function deleteDecision(
  trx: Trx,
  child: EditableChild,
  { vaccine, made_at }: StoredDecision,
): Promise<void> {
  await trx
    .deleteFrom('vaccine_decisions')
    .where('child_id', '=', child.id)
    .where('vaccine', '=', vaccine)
    .where('made_at', '=', made_at)
    .execute();
}

export async function deleteConditions(trx: Trx, child: EditableChild, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('vaccine_conditions').where('child_id', '=', child.id).where('id', 'in', ids).execute();
}

export async function saveAuthority(trx: Trx, child: EditableChild, authority: string, now: Date): Promise<void> {
  await trx
    .updateTable('vaccine_plans')
    .set({ authority, ...changeBy(child, now) })
    .where('child_id', '=', child.id)
    .execute();
}

export async function setPast(trx: Trx, child: EditableChild, isOpen: boolean): Promise<void> {
  const past_open = asFlag(isOpen);
  await trx.updateTable('vaccine_plans').set({ past_open }).where('child_id', '=', child.id).execute();
}

export type BirthAnswers = Pick<StoredPlan, 'hepatitis_b_at_birth' | 'mother_rsv_answered'>;

export async function setBirthAnswers(trx: Trx, child: EditableChild, answers: Partial<BirthAnswers>): Promise<void> {
  await trx.updateTable('vaccine_plans').set(answers).where('child_id', '=', child.id).execute();
}

type MarkedBloodTest = Pick<StoredPlan, 'blood_test_by' | 'blood_test_at'>;

const NO_BLOOD_TEST: MarkedBloodTest = { blood_test_by: null, blood_test_at: null };

/** The parent in the proof marks the blood test after the hepatitis B series as done, or takes that back. */
export async function setBloodTest(trx: Trx, child: EditableChild, isDone: boolean, now: Date): Promise<void> {
  const done = { blood_test_by: child.parentId, blood_test_at: now.toISOString() };
  const marked = isDone ? done : NO_BLOOD_TEST;
  await trx.updateTable('vaccine_plans').set(marked).where('child_id', '=', child.id).execute();
}

/** Whether the question about the past has opened for the parent. */
export async function hasPastOpened(db: Db, child: MyChild): Promise<boolean> {
  const opened = await openedQuestions(db, { childId: child.id, parentId: child.parentId });
  return opened.length > 0;
}

const openedQuestions = prepared(['childId', 'parentId'], (db, { childId, parentId }) =>
  db.selectFrom('past_questions').select('opened_at').where('child_id', '=', childId).where('user_id', '=', parentId),
);

/** Idempotent. */
export async function recordPastOpened(trx: Trx, child: MyChild, now: Date): Promise<void> {
  await trx
    .insertInto('past_questions')
    .values({ child_id: child.id, user_id: child.parentId, opened_at: now.toISOString() })
    .onConflict((opened) => opened.columns(['child_id', 'user_id']).doNothing())
    .execute();
}

/** True as long as there is no plan, which would ask. */
export async function isPastOpen(db: Db, { id }: MyChild): Promise<boolean> {
  const [plan] = await pastOfPlan(db, { childId: id });
  return plan === undefined || isFlag(plan.past_open);
}

const pastOfPlan = prepared(['childId'], (db, { childId }) =>
  db.selectFrom('vaccine_plans').select('past_open').where('child_id', '=', childId),
);

/** The primary parent, because a viewer's read may create the plan. */
async function plannerOf(
  trx: Trx,
  { id, isPrimary, parentId }: MyChild,
): Promise<{ id: string; timeZone: string } | undefined> {
  const primary = trx
    .selectFrom('child_parents as tie')
    .select('tie.user_id')
    .where('tie.child_id', '=', id)
    .where('tie.is_primary', '=', 1);
  return trx
    .selectFrom('users as parent')
    .select(['parent.id', 'parent.time_zone as timeZone'])
    .where('parent.id', '=', isPrimary ? parentId : primary)
    .executeTakeFirst();
}
