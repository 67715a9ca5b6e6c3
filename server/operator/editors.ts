import { deleteEditor, insertEditor, selectEditors } from '#server/accounts/queries/editors.ts';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import { done, ofAccount, refused, type Outcome } from './of-account.ts';
import { mostListed } from './queries.ts';

export async function addEditor(db: Db, address: string, now: Date): Promise<Outcome> {
  return ofAccount(db, address, now, async ({ id, email, erasedFrom }) => {
    if (erasedFrom !== null) return refused(`The account of ${email} is closed.`);
    const isNew = await tx(db, (trx) => insertEditor(trx, id, now));
    return isNew
      ? done(`${email} can write the food guide and articles.`)
      : refused(`${email} can write the food guide and articles already.`);
  });
}

export async function removeEditor(db: Db, address: string, now: Date): Promise<Outcome> {
  return ofAccount(db, address, now, async ({ id, email }) => {
    const wasOne = await tx(db, (trx) => deleteEditor(trx, id));
    return wasOne
      ? done(`${email} can no longer write the food guide and articles.`)
      : refused(`${email} is no editor.`);
  });
}

export async function listEditors(db: Db): Promise<Outcome> {
  const editors = await selectEditors(db, mostListed);
  if (editors.length === 0) return done('There is no editor.');
  const lines = editors.map(
    ({ email, madeAt, erasedFrom }) => `${madeAt}  ${email}${erasedFrom === null ? '' : '  (closed)'}`,
  );
  return done([editors.length === 1 ? '1 editor' : `${editors.length} editors`, ...lines].join('\n'));
}
