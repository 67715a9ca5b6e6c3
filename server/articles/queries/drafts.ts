import type { Flag } from '#server/db/columns.ts';
import type { Db, Trx } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';
import { versioned } from '#server/db/versioned.ts';

/** An article as its latest version says it. */
export type StoredDraft = Tables['articles'] & { readonly content: string; readonly picture_id: string | null };

export const draftVersions = versioned({ table: 'articles', versions: 'article_versions', of: 'article_id' });

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
    .select(['now.content', 'now.picture_id']);
}

export type Publication = Pick<
  Tables['articles'],
  'slug' | 'published_version' | 'published_at' | 'first_published_at'
> & { readonly is_removed: Flag };

/** Removes all versions up to this one but the published one. */
export async function deleteDraftVersions(trx: Trx, id: string, upTo: number): Promise<void> {
  const { published_version } = await trx
    .selectFrom('articles')
    .select('published_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await draftVersions.deleteVersions(trx, id, upTo, published_version);
}

/**
 * Keeps of the removed articles those that were removed last. Of one that was published the row stays, without any
 * text: its address is never another article's.
 */
export async function deleteLongRemovedDrafts(trx: Trx, most: number): Promise<void> {
  for (const id of await draftVersions.longRemoved(trx, most)) {
    await trx.deleteFrom('articles').where('id', '=', id).where('slug', 'is', null).execute();
    await trx.deleteFrom('article_versions').where('article_id', '=', id).execute();
  }
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
