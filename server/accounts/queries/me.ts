import type * as z from 'zod/mini';
import type { changeMe, Me } from '#contract/accounts/me.ts';
import type { Db } from '#server/db/db.ts';

const meColumns = [
  'id',
  'name',
  'email',
  'region',
  'time_zone as timeZone',
  'units',
  'theme',
  'growth_reference as growthReference',
  'changed_at as changedAt',
  'version',
] as const;

export async function findMe(db: Db, userId: string): Promise<Me | undefined> {
  return db.selectFrom('users').select(meColumns).where('id', '=', userId).executeTakeFirst();
}

/** @returns undefined when the version does not match */
export async function updateMe(
  db: Db,
  userId: string,
  { version, timeZone, growthReference, ...rest }: z.output<typeof changeMe.body>,
  now: Date,
): Promise<Me | undefined> {
  return db
    .updateTable('users')
    .set({
      ...rest,
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
      ...(growthReference === undefined ? {} : { growth_reference: growthReference }),
      changed_at: now.toISOString(),
      version: version + 1,
    })
    .where('id', '=', userId)
    .where('version', '=', version)
    .returning(meColumns)
    .executeTakeFirst();
}
