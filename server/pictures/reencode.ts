// Re-encodes one picture in its own process: node reencode.ts WIDTH HEIGHT [keep-ours] < file > picture.webp
// With 'keep-ours', a picture that this script wrote comes back byte for byte.
// Exits with 0, or with one of `verdicts`.
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { isOurs } from './our-own.ts';
import { verdicts } from './verdicts.ts';

/** The largest it becomes, in pixels. */
const [width = 0, height = 0] = process.argv.slice(2, 4).map(Number);
const keepsOurs = process.argv[4] === 'keep-ours';

const mostPixels = 50_000_000;
/** Limits what must be decoded as a whole before its first line. */
const mostDecodedBytes = 110_000_000;

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

process.exitCode = await reencode(await buffer(process.stdin));

async function reencode(file: Buffer): Promise<number> {
  try {
    const about = await sharp(file, { limitInputPixels: false }).metadata();
    if (!fits(about)) return verdicts.tooManyPixels;
    const picture = await turned(await shrunk(file, about.orientation));
    process.stdout.write(keepsOurs && (await isOurs(file, picture)) ? file : picture);
    return 0;
  } catch {
    return verdicts.notAPicture;
  }
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
    .resize({ ...boxFor(orientation), fit: 'inside', withoutEnlargement: true })
    .withMetadata({ orientation })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** As the file lies, which shows sideways from the fifth orientation of EXIF on. */
function boxFor(orientation: number): { width: number; height: number } {
  return orientation < 5 ? { width, height } : { width: height, height: width };
}

/** Rotates after scaling down, because rotating needs all pixels in memory. Drops all metadata. */
function turned(small: Buffer): Promise<Buffer> {
  return sharp(small).autoOrient().webp({ quality: 80 }).toBuffer();
}
