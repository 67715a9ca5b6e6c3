import { AccountTurns } from '#server/http/limits/account-turns.ts';
import { inTime } from '#server/http/limits/in-time.ts';
import { Turns } from '#server/http/limits/turns.ts';
import { busy, PictureRefused } from './picture-refused.ts';

// Per process, for memory.
const receiving = new Turns({ atOnce: 12, waiting: 40 });
const ofAccount = new AccountTurns({ atOnce: 2, waiting: 0 });

/**
 * Receives a few pictures at once, two per account.
 *
 * @param longestMs how long it may take to arrive, so that a slow sender does not block others
 * @throws PictureRefused `too-slow`, `too-many-at-once` or `busy`
 */
export function receivePicture(
  upload: AsyncIterable<Uint8Array>,
  { accountId, longestMs = 60_000 }: { accountId: string; longestMs?: number },
): Promise<Buffer> {
  const receive = () => inTime(upload, longestMs, () => new PictureRefused('too-slow'));
  return ofAccount.run(
    accountId,
    () => receiving.run(receive, busy),
    () => new PictureRefused('too-many-at-once'),
  );
}
