import type { Day } from '#domain/time/day.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import type { Db, Trx } from '#server/db/db.ts';
import type { Made } from '#server/db/entry.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { checkups } from './queries/stored.ts';

export type StoredCheckup = Omit<Tables['checkups'], 'child_id'> & Made;

/** By recommended day. */
export async function storedCheckups(db: Db, child: MyChild): Promise<StoredCheckup[]> {
  return entriesById(db, { childId: child.id });
}

export async function findCheckup(db: Db, child: MyChild, id: string): Promise<StoredCheckup | undefined> {
  return entriesOf(db, child.id).where('checkups.id', '=', id).executeTakeFirst();
}

/** @returns false when one of them belongs to another child, or is recommended for a later day */
export async function completeCheckups(
  trx: Trx,
  child: EditableChild,
  ids: readonly string[],
  { now, today }: { readonly now: Date; readonly today: Day },
): Promise<boolean> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return true;
  const known = await trx
    .selectFrom('checkups')
    .select(['id', 'completed'])
    .where('child_id', '=', child.id)
    .where('id', 'in', [...wanted])
    .where('recommended_on', '<=', today)
    .execute();
  for (const { id } of known.filter(({ completed }) => completed === 0)) {
    await checkups.update(trx, child, id, { completed: 1 }, now);
  }
  return known.length === wanted.size;
}

/** @returns false when one of them was changed since it was read; those that are not completed any more stay so */
export async function uncompleteCheckups(
  trx: Trx,
  child: EditableChild,
  seen: readonly { readonly id: string; readonly version: number }[],
  now: Date,
): Promise<boolean> {
  const stored = new Map((await storedCheckups(trx, child)).map((checkup) => [checkup.id, checkup]));
  const completed = seen.filter(({ id }) => stored.get(id)?.completed === 1);
  if (completed.some(({ id, version }) => stored.get(id)?.version !== version)) return false;
  for (const { id } of completed) await checkups.update(trx, child, id, { completed: 0 }, now);
  return true;
}

const entriesById = prepared(['childId'], (db, { childId }) => entriesOf(db, childId));

function entriesOf(db: Db, childId: string) {
  return db
    .selectFrom('checkups')
    .leftJoin('users as planner', 'planner.id', 'checkups.made_by')
    .select([
      'checkups.id',
      'visit',
      'recommended_on',
      'scheduled_on',
      'scheduled_time',
      'place',
      'completed',
      'completed_on',
      'notes',
    ])
    .select(['checkups.made_by', 'checkups.made_at', 'checkups.changed_by', 'checkups.changed_at', 'checkups.version'])
    .select('planner.time_zone as made_in')
    .where('checkups.child_id', '=', childId)
    .orderBy('recommended_on')
    .orderBy('checkups.id');
}
