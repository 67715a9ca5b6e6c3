import { describe, expect, test } from 'vitest';
import { PictureRefused } from '#server/pictures/picture-refused.ts';
import { makePictureWithRetries } from './make-picture-with-retries.ts';
import { Interrupted } from './transfers.ts';

const file = Buffer.from('a photo');
const picture = Buffer.from('a picture');

/** Makes pictures on a machine whose first tries end as given. */
function making(...ends: PictureRefused['why'][]) {
  const tried: Uint8Array[] = [];
  const make = async (given: Uint8Array) => {
    const why = ends[tried.length];
    tried.push(given);
    if (why !== undefined) throw new PictureRefused(why);
    return picture;
  };
  return { accountId: 'ana', make, tried, signal: new AbortController().signal, waitMs: 0 };
}

describe('[ACC-03] a picture that comes back', () => {
  test.each<{ what: string; ends: PictureRefused['why'][]; tries: number }>([
    { what: 'waits for its turn while others are before it', ends: ['busy', 'busy', 'busy'], tries: 4 },
    { what: 'is tried once more when the machine had no time or memory for it', ends: ['too-heavy'], tries: 2 },
    { what: 'is tried once more after it has waited', ends: ['busy', 'too-heavy', 'busy'], tries: 4 },
  ])('$what', async ({ ends, tries }) => {
    const patience = making(...ends);

    expect(await makePictureWithRetries(file, patience)).toBe(picture);
    expect(patience.tried).toHaveLength(tries);
  });

  test.each<{ what: string; ends: PictureRefused['why'][]; tries: number }>([
    { what: 'is no picture at the first look', ends: ['not-a-picture'], tries: 1 },
    { what: 'is too heavy twice', ends: ['too-heavy', 'too-heavy'], tries: 2 },
    { what: 'finds no turn for minutes', ends: Array.from({ length: 25 }, () => 'busy'), tries: 25 },
  ])('is given up when it $what', async ({ ends, tries }) => {
    const patience = making(...ends);

    await expect(makePictureWithRetries(file, patience)).rejects.toMatchObject({ why: ends.at(-1) });
    expect(patience.tried).toHaveLength(tries);
  });

  test('is not waited for when the server is about to stop', async () => {
    const patience = { ...making('busy'), signal: AbortSignal.abort(), waitMs: 60_000 };

    await expect(makePictureWithRetries(file, patience)).rejects.toBeInstanceOf(Interrupted);
  });
});
