import { newId } from '#server/db/id.ts';
import type { TestHouse } from '../house-on.ts';

/** As many articles with the content and the latest version of another one, which was never published. */
export async function copyDraft({ house: { db } }: TestHouse, id: string, copies: number): Promise<void> {
  const article = await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const version = await db
    .selectFrom('article_versions')
    .selectAll()
    .where('article_id', '=', id)
    .where('version', '=', article.version)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: copies }, () => newId());
  await db
    .insertInto('articles')
    .values(ids.map((copy) => ({ ...article, id: copy })))
    .execute();
  await db
    .insertInto('article_versions')
    .values(ids.map((copy) => ({ ...version, article_id: copy })))
    .execute();
}
