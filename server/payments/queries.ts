import type { Db, Trx } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';

type Row = Tables['test_payments'];

/** @returns the one that stands: an earlier one, if the same request made it */
export async function insertTestPayment(db: Db, row: Row): Promise<Row> {
  const made = await db
    .insertInto('test_payments')
    .values(row)
    .onConflict((on) => on.column('request_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return made;
  return db
    .selectFrom('test_payments')
    .selectAll()
    .where('request_key', '=', row.request_key)
    .executeTakeFirstOrThrow();
}

export async function findTestPayment(db: Db, kind: Row['kind'], id: string): Promise<Row | undefined> {
  return db.selectFrom('test_payments').selectAll().where('id', '=', id).where('kind', '=', kind).executeTakeFirst();
}

/** Oldest first. */
export async function testPaymentsOf(db: Db, kind: Row['kind'], customerId: string): Promise<Row[]> {
  return db
    .selectFrom('test_payments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

/** @returns false when it was changed meanwhile */
export async function setTestPayment(trx: Trx, { id, state }: Row, next: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('test_payments')
    .set({ state: next })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteTestPortalsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('test_payments')
    .where('kind', '=', 'portal')
    .where('made_at', '<', before.toISOString())
    .execute();
}

export async function deleteTestPayments(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('test_payments').where('customer_id', '=', customerId).execute();
}
