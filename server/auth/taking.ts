import type { Ask } from '#server/http/handle.ts';
import { spend } from '#server/http/limits/rate-limit.ts';
import { recordEvent } from './security-events.ts';

/**
 * Notes that a parent takes a child's record as a file. Call it before the file is made.
 *
 * @throws Problem `slow-down`
 */
export async function recordTaking(
  { house, db, parent, now, device }: Ask<'may see the child'>,
  kind: 'measurements-taken' | 'vaccines-taken',
): Promise<void> {
  await spend(db, `files taken:${parent.id}`, house.limits.filesTaken, now);
  await recordEvent(db, { userId: parent.id, kind, device: device() }, now);
}
