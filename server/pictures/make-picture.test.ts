import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  about,
  aScene,
  colorAt,
  frameOf,
  green,
  made,
  near,
  noisy,
  plain,
  pngClaiming,
  redCornerOf,
  redInTheCorner,
  refusalOf,
  outcomeOf,
} from '#testing/files/picture-files.ts';

describe('[CHILD-03] what a picture becomes', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s becomes a WebP of its size', async (format) => {
    const picture = await made(await plain(300, 200).toFormat(format).toBuffer());

    expect(await about(picture)).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect(await colorAt(picture, 0, 0)).toEqual(near(green));
  });

  test.each([
    { from: [4000, 3000], to: [1024, 768] },
    { from: [900, 2048], to: [450, 1024] },
    { from: [1024, 1024], to: [1024, 1024] },
    { from: [1, 1], to: [1, 1] },
    { from: [10_000, 1], to: [1024, 1] },
  ])('$from.0 × $from.1 pixels become $to.0 × $to.1', async ({ from: [w = 0, h = 0], to: [width, height] }) => {
    const picture = await made(await plain(w, h).png().toBuffer());

    expect(await about(picture)).toMatchObject({ width, height });
  });

  test.each([
    { from: [2000, 1000], orientation: 1, to: [400, 200] },
    { from: [2000, 1000], orientation: 6, to: [400, 800] },
    { from: [300, 1000], orientation: 1, to: [270, 900] },
  ])(
    'in a box of 400 × 900, $from.0 × $from.1 pixels of orientation $orientation become $to.0 × $to.1',
    async (one) => {
      const { orientation } = one;
      const [width = 0, height = 0] = one.from;
      const photo = await plain(width, height).withMetadata({ orientation }).jpeg().toBuffer();

      const picture = await made(photo, { box: { width: 400, height: 900 } });

      expect(await about(picture)).toMatchObject({ width: one.to[0], height: one.to[1] });
    },
  );

  test.each(['jpeg', 'png', 'webp'] as const)('no location or camera data of a %s is left', async (format) => {
    const original = await plain(64, 64)
      .withExif({
        IFD0: { Make: 'Cameramaker', Artist: 'Hannah Brooks' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/>Hannah</x:xmpmeta>')
      .keepIccProfile()
      .toFormat(format)
      .toBuffer();

    const picture = await made(original);

    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { exif, xmp, icc, iptc, comments } = await sharp(picture).metadata();
    expect({ exif, xmp, icc, iptc, comments }).toEqual({});
    expect(picture.toString('latin1')).not.toMatch(/Cameramaker|Hannah|GPS|EXIF|XMP/);
  });

  test.each(['gif', 'webp'] as const)('of an animated %s the first frame is used', async (format) => {
    const frames = await Promise.all(['#ff0000', '#0000ff', '#00ff00'].map(frameOf));
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();

    const picture = await made(moving);

    expect((await sharp(moving).metadata()).pages).toBe(3);
    expect(await about(picture)).toMatchObject({ width: 40, height: 30 });
    expect(await colorAt(picture, 5, 5)).toEqual(near({ r: 255, g: 0, b: 0 }));
  });

  test('a photo taken with the camera turned is upright', async () => {
    const photo = await redInTheCorner().withMetadata({ orientation: 6 }).jpeg().toBuffer();

    const picture = await made(photo);

    expect(await about(picture)).toMatchObject({ width: 90, height: 160 });
    expect(await redCornerOf(picture)).toBe('top right');
  });

  test('the colors of a photo made for print are translated', async () => {
    const print = await plain(50, 50).toColourspace('cmyk').jpeg().toBuffer();

    const picture = await made(print);

    expect((await sharp(print).metadata()).space).toBe('cmyk');
    expect(await about(picture)).toMatchObject({ space: 'srgb', channels: 3 });
    expect(await colorAt(picture, 5, 5)).toEqual(near(green, 30));
  });

  test('transparency is preserved', async () => {
    const glass = await sharp({ create: { width: 9, height: 9, channels: 4, background: { ...green, alpha: 0.5 } } })
      .png()
      .toBuffer();

    expect(await about(await made(glass))).toMatchObject({ hasAlpha: true });
  });
});

/** What imports make of it, one after the other. */
async function moved(picture: Buffer, times: number): Promise<Buffer> {
  return times === 0 ? picture : moved(await made(picture, { keepsOurs: true }), times - 1);
}

/** A file of the same picture with one more chunk, as of RFC 9649. */
function withChunk(webp: Buffer, name: string, content: string): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  const file = Buffer.concat([webp, head, Buffer.from(content)]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** A file of one chunk, made longer: decoders stop at the last pixel. */
function withMoreIn(webp: Buffer, content: string): Buffer {
  const file = Buffer.concat([webp, Buffer.from(content)]);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(webp.readUInt32LE(16) + content.length, 16);
  return file;
}

/** As `withMoreIn`, at the end of the first partition (RFC 6386, 9.1), whose length stands in the first three bytes. */
function withMoreAfterModes(webp: Buffer, content: string): Buffer {
  const end = 30 + (webp.readUIntLE(20, 3) >> 5);
  const file = withMoreIn(Buffer.concat([webp.subarray(0, end), Buffer.from(content), webp.subarray(end)]), '');
  file.writeUInt32LE(webp.readUInt32LE(16) + content.length, 16);
  file.writeUIntLE(webp.readUIntLE(20, 3) + (content.length << 5), 20, 3);
  return file;
}

function fading(width: number, height: number): Sharp {
  const pixels = Buffer.from(Array.from({ length: width * height * 4 }, (_, at) => (at * 7) % 256));
  return sharp(pixels, { raw: { width, height, channels: 4 } }).png();
}

describe('[ACC-03] a picture from an export', () => {
  test.each([
    { what: 'a photo', original: () => aScene(300, 200).jpeg() },
    { what: 'a transparent drawing', original: () => aScene(300, 200).ensureAlpha(0.5).png() },
    { what: 'one that fades out', original: () => fading(120, 80) },
    { what: 'of one color', original: () => plain(700, 500).png() },
    { what: 'of one pixel', original: () => plain(1, 1).png() },
    { what: 'mostly noise', original: () => noisy(700, 700).jpeg() },
    { what: 'as large as ours can be', original: () => aScene(1024, 768).jpeg() },
  ])('comes back byte for byte: $what', async ({ original }) => {
    const ours = await made(await original().toBuffer());

    expect((await moved(ours, 1)).equals(ours)).toBe(true);
  });

  test.each([
    { what: 'larger than ours', options: {}, width: 1100 },
    { what: 'without loss', options: { lossless: true }, width: 300 },
  ])('costs as much as an upload when it is $what', async ({ options, width }) => {
    const file = await aScene(width, 300).webp(options).toBuffer();

    expect((await moved(file, 1)).equals(await made(file))).toBe(true);
  });

  test.each([
    { what: 'behind it', make: (ours: Buffer) => Buffer.concat([ours, Buffer.from('SECRETGPS!')]) },
    { what: 'in a chunk that decoders skip', make: (ours: Buffer) => withChunk(ours, 'EXIF', 'SECRETGPS!') },
    { what: 'in a chunk of a name of its own', make: (ours: Buffer) => withChunk(ours, 'ZZZZ', 'SECRETGPS!') },
    { what: 'behind its pixels, in their chunk', make: (ours: Buffer) => withMoreIn(ours, 'SECRETGPS!') },
    { what: 'between its modes and its pixels', make: (ours: Buffer) => withMoreAfterModes(ours, 'SECRETGPS!') },
  ])('loses what was hidden $what', async ({ make }) => {
    const file = make(await made(await plain(20, 20).png().toBuffer()));

    const picture = await moved(file, 1);

    expect(file.includes('SECRETGPS')).toBe(true);
    expect(picture.includes('SECRETGPS')).toBe(false);
  });

  test('is none when it ends in the middle', async () => {
    const ours = await made(await noisy(300, 300).png().toBuffer());

    expect(await refusalOf(ours.subarray(0, ours.length / 2))).toBe('not-a-picture');
  });
});

describe('[CHILD-03] a hostile file', () => {
  test('that is small and unfolds to gigapixels is refused before it is unfolded', async () => {
    const bomb = pngClaiming(50_000, 50_000, deflateSync(Buffer.alloc(10_000_000)));

    expect(await refusalOf(bomb)).toBe('too-many-pixels');
  });

  test('that says it is small and unfolds to more is refused or cut off', async () => {
    const bomb = pngClaiming(10, 10, deflateSync(Buffer.alloc(50_000_000)));

    expect(await outcomeOf(bomb)).toMatch(/^(not-a-picture|webp of 10 × 10)$/);
  });

  test('that claims more pixels than there are numbers is refused', async () => {
    expect(await refusalOf(pngClaiming(2 ** 31 - 1, 2 ** 31 - 1, Buffer.alloc(0)))).toMatch(/^(too-many|not-a)/);
  });

  test.each([
    { what: 'a ZIP behind a JPEG', head: 'jpeg' as const, tail: 'PK\x03\x04 secret.exe' },
    { what: 'a program behind a GIF', head: 'gif' as const, tail: '*/=1;alert(1)//' },
    { what: 'a page behind a PNG', head: 'png' as const, tail: '<!doctype html><script>alert(1)</script>' },
  ])('that is two things at once ends up as a picture alone: $what', async ({ head, tail }) => {
    const both = Buffer.concat([await plain(20, 20).toFormat(head).toBuffer(), Buffer.from(tail, 'latin1')]);

    const picture = await made(both);

    expect(await about(picture)).toMatchObject({ format: 'webp', width: 20 });
    expect(picture.includes(tail)).toBe(false);
    expect(picture.readUInt32LE(4) + 8).toBe(picture.length);
  });

  test('that is a program beginning like a GIF is refused', async () => {
    expect(await refusalOf(Buffer.from('GIF89a/*'.padEnd(200, ' ') + '*/=1;alert(1)'))).toBe('not-a-picture');
  });

  test('that is cut off in the middle is refused', async () => {
    const whole = await noisy(400, 400).jpeg().toBuffer();

    expect(await refusalOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('not-a-picture');
  });

  test('that takes too long is ended, and not taken for one that is no picture', async () => {
    expect(await refusalOf(await plain(300, 200).jpeg().toBuffer(), { longestMs: 1 })).toBe('too-heavy');
  });

  test('of 51 megapixels is refused', async () => {
    expect(await refusalOf(await plain(10_200, 5000).jpeg().toBuffer())).toBe('too-many-pixels');
    expect(await refusalOf(pngClaiming(10_200, 5000, Buffer.alloc(0)))).toBe('too-many-pixels');
  });

  test.each([
    { what: 'SVG', file: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') },
    { what: 'PDF', file: async () => Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF') },
    { what: 'TIFF', file: () => plain(20, 20).tiff().toBuffer() },
    { what: 'AVIF', file: () => plain(64, 64).avif().toBuffer() },
    { what: 'HEIC', file: async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
    { what: 'BMP', file: async () => Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0') },
    { what: 'nothing', file: async () => Buffer.alloc(0) },
    { what: 'text', file: async () => Buffer.from('a picture of Maya') },
    { what: 'SVG behind the first bytes of a PNG', file: async () => Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1') },
  ])('is no picture here: $what', async ({ file }) => {
    expect(await refusalOf(await file())).toBe('not-a-picture');
  });
});
