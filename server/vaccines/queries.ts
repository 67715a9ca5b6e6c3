import type { EditableChild, MyChild } from '#server/children/access.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { prepared } from '#server/db/prepared.ts';
import { entries } from '#server/db/entries.ts';
import { changeBy, entryBy, nextVersion, type Made } from '#server/db/entry.ts';
import { asFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { mostDoses, type DoseFacts } from './rules/dose.ts';

/** A stored plan with its creator's time zone. */
export type StoredPlan = Tables['vaccine_plans'] & Made;
export type StoredDose = Tables['doses'];
export type StoredRow = Tables['planned_doses'];
export type StoredDecision = Tables['vaccine_decisions'];

/** Everything that is kept of a child's vaccines. */
export type Kept = {
  /** Undefined for a child that has no plan yet. */
  readonly plan: StoredPlan | undefined;
  readonly doses: readonly StoredDose[];
  readonly rows: readonly StoredRow[];
  readonly decisions: readonly StoredDecision[];
};

/** What a list may hold at most: a dose fills a row of each of its vaccines, and no product is of ten. */
export const mostRows = 10 * mostDoses;

export const doses = entries('doses', mostRows);
export const plannedDoses = entries('planned_doses', mostRows);

/** Everything that is kept of a child's vaccines. */
export async function keptOf(db: Db, child: MyChild): Promise<Kept> {
  const childId = child.id;
  const [plan] = await planOf(db, { childId });
  return {
    plan,
    doses: await doses.of(db, child),
    rows: await plannedDoses.of(db, child),
    decisions: await decisionsOf(db, { childId }),
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
  db.selectFrom('vaccine_decisions').selectAll().where('child_id', '=', childId).orderBy('vaccine').limit(mostRows),
);

/** What of a plan is worked out and no parent enters. */
export type WorkedOut = Pick<StoredPlan, 'edition' | 'computed_on'>;

/** Inserts the plan of a child that has none. A viewer's read may trigger this, so it takes a `MyChild`. */
export async function insertPlan(
  trx: Trx,
  child: MyChild,
  plan: WorkedOut & Pick<StoredPlan, 'authority' | 'past_open'>,
  now: Date,
): Promise<StoredPlan> {
  const planner = await plannerOf(trx, child);
  const made = { child_id: child.id, ...plan, ...entryBy(planner?.id ?? null, now) };
  await trx.insertInto('vaccine_plans').values(made).execute();
  return { ...made, made_in: planner?.timeZone ?? null };
}

/** Notes for which day and by which edition the rows were worked out. No parent's change, and not counted as one. */
export async function noteWorkedOut(trx: Trx, child: MyChild, worked: WorkedOut): Promise<void> {
  await trx.updateTable('vaccine_plans').set(worked).where('child_id', '=', child.id).execute();
}

/** What of a row is worked out and no parent enters. */
export type RowDates = Pick<StoredRow, 'number' | 'due_on' | 'window_ends_on' | 'is_needed' | 'dose_id'>;

/**
 * Adds rows to a plan, and writes what was worked out of others.
 *
 * @returns the rows that were written
 */
export async function saveRows(
  trx: Trx,
  child: MyChild,
  { added, moved }: { added: readonly (RowDates & Pick<StoredRow, 'id' | 'vaccine'>)[]; moved: readonly StoredRow[] },
  now: Date,
): Promise<readonly StoredRow[]> {
  if (added.length + moved.length === 0) return [];
  const planner = await plannerOf(trx, child);
  const made = added.map((row) => ({ child_id: child.id, ...row, notes: null, ...entryBy(planner?.id ?? null, now) }));
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

/** Changes a dose; the version of the rows that it fills counts up too. */
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

/** Writes down what a family has decided about a vaccine, in place of what it decided before. */
export async function saveDecision(
  trx: Trx,
  child: EditableChild,
  decided: Pick<StoredDecision, 'vaccine' | 'decision' | 'until_on' | 'reason'>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('vaccine_decisions')
    .values({ child_id: child.id, ...decided, ...entryBy(child.parentId, now) })
    .onConflict((taken) =>
      taken.columns(['child_id', 'vaccine']).doUpdateSet((row) => ({
        decision: decided.decision,
        until_on: decided.until_on,
        reason: decided.reason,
        ...changeBy(child, now),
        version: row('vaccine_decisions.version', '+', 1),
      })),
    )
    .execute();
}

/** Takes back what was decided about vaccines. */
export async function deleteDecisions(trx: Trx, child: EditableChild, vaccines: readonly string[]): Promise<void> {
  if (vaccines.length === 0) return;
  await trx.deleteFrom('vaccine_decisions').where('child_id', '=', child.id).where('vaccine', 'in', vaccines).execute();
}

/** Notes whose recommendations a child's plan follows, and who chose it. */
export async function saveAuthority(trx: Trx, child: EditableChild, authority: string, now: Date): Promise<void> {
  await trx
    .updateTable('vaccine_plans')
    .set({ authority, ...changeBy(child, now) })
    .where('child_id', '=', child.id)
    .execute();
}

/** Notes whether the family is still to be asked what happened before the child was added. */
export async function setPast(trx: Trx, child: EditableChild, isOpen: boolean): Promise<void> {
  const past_open = asFlag(isOpen);
  await trx.updateTable('vaccine_plans').set({ past_open }).where('child_id', '=', child.id).execute();
}

/** Under whose name a plan is made: the primary parent's, since a viewer's reading may be what makes it. */
async function plannerOf(trx: Trx, { id }: MyChild): Promise<{ id: string; timeZone: string } | undefined> {
  return trx
    .selectFrom('child_parents as tie')
    .innerJoin('users as parent', 'parent.id', 'tie.user_id')
    .select(['parent.id', 'parent.time_zone as timeZone'])
    .where('tie.child_id', '=', id)
    .where('tie.is_primary', '=', 1)
    .executeTakeFirst();
}
