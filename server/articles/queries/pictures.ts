import type { ArticlePicture } from '#contract/articles/pictures.ts';
import type { Db, Trx } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';

export type StoredPicture = Tables['article_pictures'];

export async function insertArticlePicture(trx: Trx, picture: StoredPicture): Promise<void> {
  await trx.insertInto('article_pictures').values(picture).execute();
}

export async function findArticlePicture(db: Db, id: string): Promise<StoredPicture | undefined> {
  return db.selectFrom('article_pictures').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setPictureState(trx: Trx, id: string, state: ArticlePicture['state']): Promise<void> {
  await trx.updateTable('article_pictures').set({ state }).where('id', '=', id).execute();
}

export async function countArticlePictures(db: Db): Promise<number> {
  const { found } = await db
    .selectFrom('article_pictures')
    .select((row) => row.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return found;
}

/** Deletes older pictures that no version of an article has. */
export async function deleteUnusedPictures(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom('article_pictures')
    .where('made_at', '<', before.toISOString())
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('article_versions')
            .select('article_id')
            .whereRef('article_versions.picture_id', '=', 'article_pictures.id'),
        ),
      ),
    )
    .execute();
}

export async function picturesThatStand(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('article_pictures').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
