import type { DraftAct } from '#contract/articles/editing.ts';
import type { Entry, Flag } from '#server/db/columns.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { entryBy } from '#server/db/entry.ts';
import type { Tables } from '#server/db/tables.ts';

/** An article as its latest version says it. */
export type StoredDraft = Tables['articles'] & { readonly content: string };

/** Those that are not removed, the one changed last first. */
export async function selectDrafts(db: Db): Promise<StoredDraft[]> {
  return latest(db)
    .where('article.is_removed', '=', 0)
    .orderBy('article.changed_at', 'desc')
    .orderBy('article.id', 'desc')
    .execute();
}

/** Removed or not. */
export async function findDraft(db: Db, id: string): Promise<StoredDraft | undefined> {
  return latest(db).where('article.id', '=', id).executeTakeFirst();
}

function latest(db: Db) {
  return db
    .selectFrom('articles as article')
    .innerJoin('article_versions as now', (on) =>
      on.onRef('now.article_id', '=', 'article.id').onRef('now.version', '=', 'article.version'),
    )
    .selectAll('article')
    .select('now.content');
}

export type DraftText = { readonly content: string; readonly pictureId: string | null };

/** @returns false when the id is taken */
export async function insertDraft(
  trx: Trx,
  { id, ...text }: DraftText & { readonly id: string },
  editorId: string,
  now: Date,
): Promise<boolean> {
  const entry = entryBy(editorId, now);
  const unpublished = { slug: null, published_version: null, published_at: null, first_published_at: null };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('articles')
    .values({ id, is_removed: 0, ...unpublished, ...entry })
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await insertVersion(trx, { id, version: 1, act: 'saved', ...text }, entry);
  return true;
}

export type NextDraft = DraftText & {
  readonly id: string;
  /** The version on which it is based. */
  readonly seen: number;
  readonly act: DraftAct;
  readonly also?: Partial<Publication>;
};

export type Publication = Pick<
  Tables['articles'],
  'slug' | 'published_version' | 'published_at' | 'first_published_at'
> & { readonly is_removed: Flag };

/** @returns false when there is a later version: of two that come at once, the condition lets one through */
export async function writeNextDraft(
  trx: Trx,
  { id, seen, act, also, ...text }: NextDraft,
  editorId: string,
  now: Date,
): Promise<boolean> {
  const version = seen + 1;
  const change = { changed_by: editorId, changed_at: now.toISOString() };
  const { numUpdatedRows } = await trx
    .updateTable('articles')
    .set({ version, ...also, ...change })
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  await insertVersion(trx, { id, version, act, ...text }, change);
  return true;
}

async function insertVersion(
  trx: Trx,
  { id, version, act, content, pictureId }: DraftText & { id: string; version: number; act: DraftAct },
  { changed_by, changed_at }: Pick<Entry, 'changed_by' | 'changed_at'>,
): Promise<void> {
  const row = { article_id: id, version, act, content, picture_id: pictureId, changed_by, changed_at };
  await trx.insertInto('article_versions').values(row).execute();
}

/** Removes all versions up to this one but the published one. */
export async function deleteDraftVersions(trx: Trx, id: string, upTo: number): Promise<void> {
  await trx
    .deleteFrom('article_versions')
    .where('article_id', '=', id)
    .where('version', '<=', upTo)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('articles')
            .select('id')
            .where('id', '=', id)
            .whereRef('published_version', '=', 'article_versions.version'),
        ),
      ),
    )
    .execute();
}

/** Keeps of the removed articles those that were removed last. */
export async function deleteLongRemovedDrafts(trx: Trx, most: number): Promise<void> {
  const removed = await trx
    .selectFrom('articles')
    .select('id')
    .where('is_removed', '=', 1)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const { id } of removed.slice(most)) await trx.deleteFrom('articles').where('id', '=', id).execute();
}

/** The latest first. */
export async function selectDraftVersions(db: Db, id: string) {
  return db
    .selectFrom('article_versions')
    .selectAll()
    .where('article_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
}

export async function findDraftVersion(db: Db, id: string, version: number) {
  return db
    .selectFrom('article_versions')
    .selectAll()
    .where('article_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** That are not removed, published or not. */
export async function countDrafts(db: Db): Promise<number> {
  const { found } = await db
    .selectFrom('articles')
    .select((row) => row.fn.countAll<number>().as('found'))
    .where('is_removed', '=', 0)
    .executeTakeFirstOrThrow();
  return found;
}

/** Whether another article has it or had it when it was published, removed ones included. */
export async function isSlugTaken(db: Db, slug: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('articles')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}
