import { setTimeout as sleep } from 'node:timers/promises';
import { makePicture } from '#server/pictures/make-picture.ts';
import { PictureRefused } from '#server/pictures/picture-refused.ts';
import { Interrupted } from './transfers.ts';

type Retrying = {
  readonly accountId: string;
  readonly signal: AbortSignal;
  readonly make?: typeof makePicture;
  readonly waitMs?: number;
};

const retries = { busy: 24, 'too-heavy': 1 };

/**
 * Waits up to two minutes for a free worker, and retries once what took too long or too much memory, since the machine
 * may have been busy.
 *
 * @throws PictureRefused as `makePicture`; Interrupted
 */
export async function makePictureWithRetries(file: Uint8Array, retrying: Retrying, left = retries): Promise<Buffer> {
  const { accountId, signal, make = makePicture, waitMs = 5000 } = retrying;
  try {
    return await make(file, { accountId, keepsOurs: true });
  } catch (error) {
    const why = error instanceof PictureRefused ? error.why : null;
    if ((why !== 'busy' && why !== 'too-heavy') || left[why] === 0) throw error;
    await sleep(waitMs, undefined, { signal }).catch(() => {
      throw new Interrupted();
    });
    return makePictureWithRetries(file, retrying, { ...left, [why]: left[why] - 1 });
  }
}
