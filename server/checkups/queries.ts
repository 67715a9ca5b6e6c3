import type { SeenEntry } from '#contract/stored.ts';
import type { Day } from '#domain/time/day.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import type { Db, Trx } from '#server/db/db.ts';
import type { Made } from '#server/db/entry.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { checkups } from './queries/stored.ts';
import { checkupFacts } from './rules.ts';

type Moment = { readonly now: Date; readonly today: Day };

export type StoredCheckup = Omit<Tables['checkups'], 'child_id'> & Made;

/** By recommended day. */
export async function storedCheckups(db: Db, child: MyChild): Promise<StoredCheckup[]> {
  return entriesById(db, { childId: child.id });
}

export async function findCheckup(db: Db, child: MyChild, id: string): Promise<StoredCheckup | undefined> {
  return entriesOf(db, child.id).where('checkups.id', '=', id).executeTakeFirst();
}

/** @returns those that were open; null when one of them belongs to another child, or is recommended for a later day */
export async function completeCheckups(
  trx: Trx,
  child: EditableChild,
  ids: readonly string[],
  { now, today }: Moment,
): Promise<SeenEntry[] | null> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return [];
  const stored = await storedCheckups(trx, child);
  const known = stored.filter(({ id, recommended_on }) => wanted.has(id) && recommended_on <= today);
  if (known.length < wanted.size) return null;
  const open = known.filter(({ completed }) => completed === 0);
  for (const one of open) {
    const facts = checkupFacts({ completed: true, completedOn: null }, one, { bornOn: child.bornOn, today });
    await checkups.update(trx, child, one.id, facts, now);
  }
  return open.map(({ id, version }) => ({ id, version: version + 1 }));
}

/** @returns false when one of them was changed since it was read; those that are not completed any more stay so */
export async function uncompleteCheckups(
  trx: Trx,
  child: EditableChild,
  seen: readonly SeenEntry[],
  { now, today }: Moment,
): Promise<boolean> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const stored = await storedCheckups(trx, child);
  const done = stored.filter(({ id, completed }) => versions.has(id) && completed === 1);
  if (done.some(({ id, version }) => versions.get(id) !== version)) return false;
  for (const one of done) {
    const facts = checkupFacts({ completed: false }, one, { bornOn: child.bornOn, today });
    await checkups.update(trx, child, one.id, facts, now);
  }
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
