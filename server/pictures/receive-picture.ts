import { inTime } from '#server/limits/in-time.ts';
import { Turns } from '#server/limits/turns.ts';
import { busy, PictureRefused } from './picture-refused.ts';

// Per process, for memory.
const receiving = new Turns({ atOnce: 12, waiting: 40 });

/**
 * Receives a few pictures at once.
 *
 * @param longestMs how long it may take to arrive, so that a slow sender does not block others
 * @throws PictureRefused `too-slow` or `busy`
 */
export function receivePicture(upload: AsyncIterable<Uint8Array>, longestMs = 60_000): Promise<Buffer> {
  return receiving.run(() => inTime(upload, longestMs, () => new PictureRefused('too-slow')), busy);
}
