import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  about,
  outcomeOf,
  made,
  noisy,
  plain,
  redCornerOf,
  redInTheCorner,
  refusalOf,
} from '#testing/files/picture-files.ts';

/** A verdict, or the only kind of picture there is. */
const taken = /^(not-a-picture|too-many-pixels|webp of \d+ × \d+)$/;

describe('[CHILD-03] what a picture becomes', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo taken with the camera turned (%i) is upright', async (orientation) => {
    const photo = await redInTheCorner().withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();

    const picture = await made(photo);

    const upright = await sharp(photo).autoOrient().toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    expect(await about(picture)).toMatchObject({ width, height });
    expect(await redCornerOf(picture)).toEqual(await redCornerOf(upright.data));
  });
});

describe('[CHILD-03] a hostile file', () => {
  test.each(['jpeg', 'png'] as const)('a %s of 50 megapixels is taken', async (format) => {
    expect(await refusalOf(await plain(10_000, 5000).toFormat(format).toBuffer())).toBeNull();
  });

  test.each([
    { what: 'an interlaced PNG', make: () => plain(5000, 4000).png({ progressive: true }) },
    {
      what: 'a progressive JPEG',
      make: () => plain(5000, 4000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    },
    { what: 'a GIF', make: () => plain(5000, 3000).gif() },
    { what: 'a WebP', make: () => plain(7000, 4000).webp({ effort: 0 }) },
  ])('that must be unfolded as a whole is refused when it is too large for that: $what', async ({ make }) => {
    expect(await refusalOf(await make().toBuffer())).toBe('too-many-pixels');
  });

  test.each(['png', 'gif', 'webp'] as const)('a %s cut off in the middle is refused', async (format) => {
    const whole = await noisy(100, 100).toFormat(format).toBuffer();

    expect(await refusalOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('not-a-picture');
  });

  test('any bytes are refused or become a WebP', async () => {
    const heads = [[0xff, 0xd8, 0xff], [...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], [...Buffer.from('GIF89a')]];
    const anything = fc.tuple(fc.constantFrom([], ...heads), fc.uint8Array({ maxLength: 300 }));

    await fc.assert(
      fc.asyncProperty(anything, async ([head, rest]) => {
        expect(await outcomeOf(Buffer.from([...head, ...rest]))).toMatch(taken);
      }),
      { seed: 20261121, numRuns: 15 },
    );
  });

  test('a real photo with bytes changed is refused or becomes a WebP', async () => {
    const photo = await noisy(200, 150).jpeg().toBuffer();
    const changes = fc.array(fc.tuple(fc.nat(photo.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 });

    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const spoilt = Buffer.from(photo);
        for (const [at, byte] of changed) spoilt[at] = byte;
        expect(await outcomeOf(spoilt)).toMatch(taken);
      }),
      { seed: 20261121, numRuns: 8 },
    );
  });
});

test('[CHILD-03] more than a few at once wait in line, and the line has an end', async () => {
  const photo = await plain(40, 40).jpeg().toBuffer();

  const ends = await Promise.all(Array.from({ length: 60 }, () => refusalOf(photo)));

  expect(new Set(ends)).toEqual(new Set([null, 'busy']));
  expect(ends.filter((why) => why === null).length).toBeGreaterThanOrEqual(20);
  expect(await refusalOf(photo)).toBeNull();
});
