import type { Db } from './db.ts';

/** Facts about the installation itself, made once. */
export async function selectSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Does nothing when another process was first. */
export async function insertSettingIfMissing(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((on) => on.column('name').doNothing())
    .execute();
}
