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
    return await receiving.run(() => inTime(upload, longestMs), busy);
  } finally {
    const left = (underWay.get(accountId) ?? 1) - 1;
    if (left === 0) underWay.delete(accountId);
    else underWay.set(accountId, left);
  }
}

async function inTime(upload: AsyncIterable<Uint8Array>, longestMs: number): Promise<Buffer> {
  const coming = upload[Symbol.asyncIterator]();
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new PictureRefused('too-slow')), longestMs);
  const next = () => Promise.race([coming.next(), tooLate.promise]);
  const parts: Uint8Array[] = [];
  try {
    for (let part = await next(); !part.done; part = await next()) parts.push(part.value);
    return Buffer.concat(parts);
  } catch (error) {
    // Nobody waits for it: it is told once another part has come, which may be never.
    coming.return?.().catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
