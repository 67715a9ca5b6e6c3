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
  const found = await db
    .selectFrom('users')
    .leftJoin('editors', 'editors.user_id', 'users.id')
    .select(meColumns)
    .select('editors.user_id as editorId')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { editorId, ...me } = found;
  return { ...me, isEditor: editorId !== null };
}

/** @returns undefined when the version does not match */
export async function updateMe(
  db: Db,
  userId: string,
  { version, timeZone, growthReference, ...rest }: z.output<typeof changeMe.body>,
  now: Date,
): Promise<Omit<Me, 'isEditor'> | undefined> {
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
