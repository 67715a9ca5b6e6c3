import type { Parent } from '#server/auth/session.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { lock, lockTable, tx, type SharedTable } from '#server/db/tx.ts';
import { Problem } from '#server/problem.ts';

/** Whether an account may write what all parents read. */
async function isEditor(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('editors').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks the account, so that the role cannot be removed meanwhile.
 *
 * @param refusal the title for everybody else
 * @throws Problem `not-allowed`
 */
export async function requireEditor(trx: Trx, { id }: Pick<Parent, 'id'>, refusal: string): Promise<void> {
  await lock(trx, 'users', id);
  if (!(await isEditor(trx, id))) throw new Problem('not-allowed', { title: refusal });
}

/**
 * One editor after the other: each counts what the table holds.
 *
 * @param refusal the title for everybody else
 * @throws Problem `not-allowed`
 */
export async function writeAsEditor<T>(
  { db, parent }: { readonly db: Db; readonly parent: Pick<Parent, 'id'> },
  { table, refusal }: { readonly table: SharedTable; readonly refusal: string },
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return tx(db, async (trx) => {
    await requireEditor(trx, parent, refusal);
    await lockTable(trx, table);
    return work(trx);
  });
}

/** @throws Problem `not-allowed`, with `refusal` as its title, for everybody but editors */
export function requireEditorToRead({ isEditor: mayRead }: Pick<Parent, 'isEditor'>, refusal: string): void {
  if (!mayRead) throw new Problem('not-allowed', { title: refusal });
}
