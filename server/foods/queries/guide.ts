import type { Entry, Flag } from '#server/db/columns.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { versioned } from '#server/db/versioned.ts';

/** An entry as its latest version says it. */
export type StoredGuideEntry = Entry & { readonly id: string; readonly content: string; readonly is_removed: Flag };

export const guideVersions = versioned({
  table: 'food_guide_entries',
  versions: 'food_guide_versions',
  of: 'entry_id',
});

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

/** Keeps of the removed entries those that were removed last. */
export async function deleteLongRemoved(trx: Trx, most: number): Promise<void> {
  for (const id of await guideVersions.longRemoved(trx, most)) {
    await trx.deleteFrom('food_guide_entries').where('id', '=', id).execute();
  }
}
