import { countLibraryChange } from '#server/articles/queries/published.ts';
import { libraryChanged } from '#server/articles/service.ts';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';

/** Deletes what editors have written. */
export async function emptyLibrary(db: Db): Promise<void> {
  await tx(db, async (trx) => {
    await trx.deleteFrom('articles').execute();
    await trx.deleteFrom('article_pictures').execute();
    await countLibraryChange(trx);
  });
  libraryChanged(db);
}
