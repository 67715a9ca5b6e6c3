import type { Turns } from '#server/http/turns.ts';

/** A file that no picture is made of, or not now. */
export class PictureRefused extends Error {
  readonly why: 'not-a-picture' | 'too-many-pixels' | 'too-heavy' | 'too-slow' | 'too-many-at-once' | 'busy';

  constructor(why: PictureRefused['why']) {
    super(why);
    this.why = why;
  }
}

/** @throws PictureRefused `busy` when too many wait already */
export async function inTurn<T>(turns: Turns, work: () => Promise<T>): Promise<T> {
  const turn = await turns.take();
  if (!turn) throw new PictureRefused('busy');
  try {
    return await work();
  } finally {
    turn.leave();
  }
}
