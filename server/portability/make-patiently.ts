import { setTimeout as sleep } from 'node:timers/promises';
import { makePicture } from '#server/pictures/make-picture.ts';
import { PictureRefused } from '#server/pictures/picture-refused.ts';
import { Interrupted } from './transfers.ts';

type Patience = { readonly signal: AbortSignal; readonly make?: typeof makePicture; readonly waitMs?: number };

/** How often what may pass is tried again. */
const again = { busy: 24, 'too-heavy': 1 };

/**
 * Makes a picture that nobody waits for: where others are before it, it waits up to two minutes for its turn, and what
 * took too long or too much memory, maybe since the machine had much to do, is tried once more.
 *
 * @throws PictureRefused as `makePicture`; Interrupted
 */
export async function makePatiently(file: Uint8Array, patience: Patience, left = again): Promise<Buffer> {
  const { signal, make = makePicture, waitMs = 5000 } = patience;
  try {
    return await make(file, { keepsOurs: true });
  } catch (error) {
    const why = error instanceof PictureRefused ? error.why : null;
    if ((why !== 'busy' && why !== 'too-heavy') || left[why] === 0) throw error;
    await sleep(waitMs, undefined, { signal }).catch(() => {
      throw new Interrupted();
    });
    return makePatiently(file, patience, { ...left, [why]: left[why] - 1 });
  }
}
