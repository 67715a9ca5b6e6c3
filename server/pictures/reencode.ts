// Re-encodes one picture in its own process: node reencode.ts [keep-ours] < file > picture.webp
// With 'keep-ours', a picture made by this program is returned unchanged, once it could be encoded again.
// Exits with 0, or with one of `verdicts`.
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { verdicts } from './verdicts.ts';

/** In pixels. */
const longestSide = 1024;
const mostPixels = 50_000_000;
/** Limits what must be decoded as a whole before its first line. */
const mostDecodedBytes = 110_000_000;

/** What `turned` writes: pixels, and before them their transparency. Decoders skip other chunks, which could hold anything. */
const ourChunks = ['VP8 ', 'VP8X ALPH VP8 '];

// Disables libvips's other loaders: PDF, SVG, TIFF and so on.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

const keepsOurs = process.argv[2] === 'keep-ours';
process.exitCode = await reencode(await buffer(process.stdin));

async function reencode(file: Buffer): Promise<number> {
  try {
    const about = await sharp(file, { limitInputPixels: false }).metadata();
    if (!fits(about)) return verdicts.tooManyPixels;
    const picture = await turned(await shrunk(file, about.orientation));
    process.stdout.write(keepsOurs && isOurs(file, about) && isAsLong(file, picture) ? file : picture);
    return 0;
  } catch {
    return verdicts.notAPicture;
  }
}

/** Whether the file is as `turned` writes it, with nothing added. */
function isOurs(file: Buffer, { format, width, height, pages = 1, exif, icc, iptc, xmp }: Metadata): boolean {
  const isSmall = width <= longestSide && height <= longestSide;
  const isPlain = format === 'webp' && ourChunks.includes(chunksOf(file)?.join(' ') ?? '');
  return isPlain && isSmall && pages === 1 && !exif && !icc && !iptc && !xmp;
}

/** A chunk may hold more than its pixels. Ours, encoded again, has 0.84 to 1.19 of its length (measured). */
function isAsLong(ours: Buffer, again: Buffer): boolean {
  return ours.length <= 1.3 * again.length + 100;
}

/**
 * The names of all chunks; null when they do not fill the file to its last byte.
 *
 * Source: RFC 9649, section 2.
 */
function chunksOf(file: Buffer): string[] | null {
  if (file.length < 12 || file.readUInt32LE(4) + 8 !== file.length) return null;
  const names: string[] = [];
  let at = 12;
  while (at + 8 <= file.length) {
    const length = file.readUInt32LE(at + 4);
    names.push(file.toString('latin1', at, at + 4));
    // Padded to an even length.
    at += 8 + length + (length % 2);
  }
  return at === file.length ? names : null;
}

function fits(about: Metadata): boolean {
  const pixels = about.width * about.height;
  return pixels <= mostPixels && pixels * bytesDecodedAtOnce(about) <= mostDecodedBytes;
}

/** Per pixel, for files that cannot be decoded line by line; measured, with a margin. */
function bytesDecodedAtOnce({
  format,
  isProgressive,
  pages = 1,
  channels,
  depth,
  chromaSubsampling,
}: Metadata): number {
  if (pages > 1 || format === 'gif') return 8;
  if (format === 'webp') return 4;
  if (!isProgressive) return 0;
  return (depth === 'ushort' ? 4 : 2) * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
}

function shrunk(file: Buffer, orientation = 1): Promise<Buffer> {
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .withMetadata({ orientation })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Rotates after scaling down, because rotating needs all pixels in memory. Drops all metadata. */
function turned(small: Buffer): Promise<Buffer> {
  return sharp(small).autoOrient().webp({ quality: 80 }).toBuffer();
}
