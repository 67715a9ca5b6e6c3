import type { Db } from '#server/db/db.ts';
import { spend, type Limits } from '#server/limits/rate-limit.ts';
import { recordEvent } from './security-events.ts';

type Taking = {
  readonly house: { readonly limits: Limits };
  readonly db: Db;
  readonly parent: { readonly id: string };
  readonly now: Date;
  readonly device: () => string;
};

/**
 * Notes that a parent takes a child's record as a file. Call it before the file is made.
 *
 * @throws Problem `slow-down`
 */
export async function recordTaking(
  { house, db, parent, now, device }: Taking,
  kind: 'measurements-taken' | 'vaccines-taken',
): Promise<void> {
  await spend(db, `files taken:${parent.id}`, house.limits.filesTaken, now);
  await recordEvent(db, { userId: parent.id, kind, device: device() }, now);
}
