import type { Entry, Flag } from '#server/db/columns.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { entryBy } from '#server/db/entry.ts';

/** An entry as its latest version says it. */
export type StoredGuideEntry = Entry & { readonly id: string; readonly content: string; readonly is_removed: Flag };

/** Those that parents read. */
export async function selectGuideEntries(db: Db): Promise<StoredGuideEntry[]> {
  return currentEntries(db).where('entry.is_removed', '=', 0).orderBy('entry.id').execute();
}

/** Removed or not. */
export async function findGuideEntry(db: Db, id: string): Promise<StoredGuideEntry | undefined> {
  return currentEntries(db).where('entry.id', '=', id).executeTakeFirst();
}

function currentEntries(db: Db) {
  return db
    .selectFrom('food_guide_entries as entry')
    .innerJoin('food_guide_versions as now', (on) =>
      on.onRef('now.entry_id', '=', 'entry.id').onRef('now.version', '=', 'entry.version'),
    )
    .select(['entry.id', 'entry.made_by', 'entry.made_at', 'entry.changed_by', 'entry.changed_at', 'entry.version'])
    .select(['entry.is_removed', 'now.content']);
}

/** @returns false when the id is taken */
export async function insertGuideEntry(
  trx: Trx,
  { id, content }: { readonly id: string; readonly content: string },
  editorId: string,
  now: Date,
): Promise<boolean> {
  const entry = entryBy(editorId, now);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('food_guide_entries')
    .values({ id, is_removed: 0, ...entry })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await insertVersion(trx, { entry_id: id, version: 1, content, is_removed: 0 }, entry);
  return true;
}

type NextVersion = {
  readonly id: string;
  /** The version on which it is based. */
  readonly seen: number;
  readonly content: string;
  readonly isRemoved: Flag;
};

/** @returns false when there is a later version: of two that come at once, the condition lets one through */
export async function writeNextVersion(
  trx: Trx,
  { id, seen, content, isRemoved }: NextVersion,
  editorId: string,
  now: Date,
): Promise<boolean> {
  const version = seen + 1;
  const change = { changed_by: editorId, changed_at: now.toISOString() };
  const { numUpdatedRows } = await trx
    .updateTable('food_guide_entries')
    .set({ version, is_removed: isRemoved, ...change })
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  await insertVersion(trx, { entry_id: id, version, content, is_removed: isRemoved }, change);
  return true;
}

async function insertVersion(
  trx: Trx,
  version: { entry_id: string; version: number; content: string; is_removed: Flag },
  { changed_by, changed_at }: Pick<Entry, 'changed_by' | 'changed_at'>,
): Promise<void> {
  await trx
    .insertInto('food_guide_versions')
    .values({ ...version, changed_by, changed_at })
    .execute();
}

/** Removes all versions up to this one. */
export async function deleteGuideVersions(trx: Trx, id: string, upTo: number): Promise<void> {
  await trx.deleteFrom('food_guide_versions').where('entry_id', '=', id).where('version', '<=', upTo).execute();
}

/** Keeps of the removed entries those that were removed last. */
export async function deleteLongRemoved(trx: Trx, most: number): Promise<void> {
  const removed = await trx
    .selectFrom('food_guide_entries')
    .select('id')
    .where('is_removed', '=', 1)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const { id } of removed.slice(most)) await trx.deleteFrom('food_guide_entries').where('id', '=', id).execute();
}

/** The latest first. */
export async function selectGuideVersions(db: Db, id: string) {
  return db
    .selectFrom('food_guide_versions')
    .selectAll()
    .where('entry_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
}

export async function findGuideContent(db: Db, id: string, version: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('food_guide_versions')
    .select('content')
    .where('entry_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content;
}

/** Of those that parents read. */
export async function countStandingEntries(db: Db): Promise<number> {
  const { found } = await db
    .selectFrom('food_guide_entries')
    .select((row) => row.fn.countAll<number>().as('found'))
    .where('is_removed', '=', 0)
    .executeTakeFirstOrThrow();
  return found;
}
