import { inTime } from '#server/http/in-time.ts';
import { Turns } from '#server/http/turns.ts';
import { busy, PictureRefused } from './picture-refused.ts';

// Memory belongs to the machine, and so do these limits: every house in the process shares them.
const receiving = new Turns({ atOnce: 12, waiting: 40 });
const mostOfOneAccount = 2;
const underWay = new Map<string, number>();

/**
 * Receives a file that an account sends, as one of a few at once, of which nobody has more than two.
 *
 * @param longestMs how long it may take to arrive, so that a slow sender keeps nobody else waiting
 * @throws PictureRefused `too-slow`, `too-many-at-once` or `busy`
 */
export async function receivePicture(
  upload: AsyncIterable<Uint8Array>,
  { accountId, longestMs = 60_000 }: { accountId: string; longestMs?: number },
): Promise<Buffer> {
  const before = underWay.get(accountId) ?? 0;
  if (before >= mostOfOneAccount) throw new PictureRefused('too-many-at-once');
  underWay.set(accountId, before + 1);
  try {
    return await receiving.run(() => inTime(upload, longestMs, () => new PictureRefused('too-slow')), busy);
  } finally {
    const left = (underWay.get(accountId) ?? 1) - 1;
    if (left === 0) underWay.delete(accountId);
    else underWay.set(accountId, left);
  }
}
