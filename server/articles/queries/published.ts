import type { Db, Trx } from '#server/db/db.ts';
import type { At } from '#server/db/columns.ts';

/** An editor's article with its published version. */
export type StoredPublished = {
  readonly id: string;
  readonly slug: string | null;
  readonly published_at: At | null;
  readonly first_published_at: At | null;
  readonly content: string;
};

export async function selectPublished(db: Db): Promise<StoredPublished[]> {
  return db
    .selectFrom('articles as article')
    .innerJoin('article_versions as shown', (on) =>
      on.onRef('shown.article_id', '=', 'article.id').onRef('shown.version', '=', 'article.published_version'),
    )
    .select(['article.id', 'article.slug', 'article.published_at', 'article.first_published_at', 'shown.content'])
    .where('article.is_removed', '=', 0)
    .orderBy('article.id')
    .execute();
}

/** How many times the published library has changed. */
export async function readLibraryChanges(db: Db): Promise<number> {
  const row = await db.selectFrom('library_changes').select('made').executeTakeFirst();
  return row?.made ?? 0;
}

/** To be called in the transaction of every change of the published library. */
export async function countLibraryChange(trx: Trx): Promise<void> {
  await trx
    .insertInto('library_changes')
    .values({ id: 1, made: 1 })
    .onConflict((on) => on.column('id').doUpdateSet((row) => ({ made: row('library_changes.made', '+', 1) })))
    .execute();
}

/** Whether a published article shows a picture. */
export async function isPicturePublished(db: Db, pictureId: string): Promise<boolean> {
  const row = await db
    .selectFrom('article_versions as shown')
    .innerJoin('articles as article', (on) =>
      on.onRef('article.id', '=', 'shown.article_id').onRef('article.published_version', '=', 'shown.version'),
    )
    .select('article.id')
    .where('shown.picture_id', '=', pictureId)
    .where('article.is_removed', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}
