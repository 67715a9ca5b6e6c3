import { checkupSchedule, visitOf } from '#domain/checkups/schedule-data.ts';
import { recommendedOn } from '#domain/checkups/schedule.ts';
import type { Day } from '#domain/time/day.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import { inSteps } from '#server/db/chunks.ts';
import type { Trx } from '#server/db/db.ts';
import { entryBy } from '#server/db/entry.ts';
import { newIds, withNewIds } from '#server/db/id.ts';
import type { ImportStep } from '#server/db/portable.ts';
import { lock } from '#server/db/tx.ts';
import type { CheckupFacts, QuestionFacts } from '../rules.ts';
import { checkups, questions } from './stored.ts';

/**
 * A viewer's read may trigger this, so it takes a `MyChild` and writes under the primary parent's name. Locks the
 * child, since several may read at once.
 */
export async function insertCheckups(trx: Trx, child: MyChild, now: Date): Promise<void> {
  await planCheckups(trx, child, new Map(), now);
}

export type ImportedCheckup = CheckupFacts & { readonly visit: string; readonly questions: readonly QuestionFacts[] };

export async function importCheckups(
  step: ImportStep<EditableChild>,
  imported: readonly ImportedCheckup[],
  now: Date,
): Promise<void> {
  const known = new Map(imported.map((checkup) => [checkup.visit, checkup]));
  const ids = await step((trx, child) => planCheckups(trx, child, known, now));
  const asked = imported.flatMap((checkup) =>
    checkup.questions.map((question) => ({ ...question, checkup_id: ids.get(checkup.visit) ?? '' })),
  );
  for (const some of inSteps(withNewIds(asked, now))) {
    await step((trx, child) => questions.insert(trx, child, some, now));
  }
}

async function planCheckups(
  trx: Trx,
  { id: childId, isPrimary, parentId }: MyChild,
  known: ReadonlyMap<string, CheckupFacts>,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  await lock(trx, 'children', childId);
  const child = await trx
    .selectFrom('children as child')
    .leftJoin('child_parents as tie', (tie) => tie.onRef('tie.child_id', '=', 'child.id').on('tie.is_primary', '=', 1))
    .select(['child.born_on as bornOn', 'tie.user_id as primaryParentId'])
    .where('child.id', '=', childId)
    .executeTakeFirst();
  const planned = await trx.selectFrom('checkups').select('visit').where('child_id', '=', childId).execute();
  const lacking = checkupSchedule.visits.filter(({ id }) => planned.every(({ visit }) => visit !== id));
  if (child === undefined || lacking.length === 0) return new Map();
  const ids = newIds(lacking.length, now.getTime());
  const rows = lacking.map((visit, n) => ({
    child_id: childId,
    id: ids[n] ?? '',
    visit: visit.id,
    recommended_on: recommendedOn(visit, child.bornOn),
    ...factsOfNew(known.get(visit.id)),
    ...entryBy(isPrimary ? parentId : child.primaryParentId, now),
  }));
  await trx.insertInto('checkups').values(rows).execute();
  return new Map(rows.map(({ visit, id }) => [visit, id]));
}

function factsOfNew(known: CheckupFacts | undefined): CheckupFacts {
  return {
    scheduled_on: known?.scheduled_on ?? null,
    scheduled_time: known?.scheduled_time ?? null,
    place: known?.place ?? null,
    completed: known?.completed ?? 0,
    completed_on: known?.completed_on ?? null,
    notes: known?.notes ?? null,
  };
}

export async function moveCheckups(trx: Trx, child: EditableChild, bornOn: Day, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom('checkups')
    .select(['id', 'visit', 'recommended_on'])
    .where('child_id', '=', child.id)
    .execute();
  for (const { id, visit, recommended_on: before } of rows) {
    const on = recommendedOn(visitOf(visit), bornOn);
    if (on === before) continue;
    await checkups.update(trx, child, id, { recommended_on: on }, now);
  }
}
