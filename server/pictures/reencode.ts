// Re-encodes one picture in its own process: node reencode.ts [keep-pixels] < file > picture.webp
// With 'keep-pixels', a WebP of our size looks the same again, after any number of times.
// Exits with 0, or with one of `verdicts`.
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata, type WebpOptions } from 'sharp';
import { verdicts } from './verdicts.ts';

/** In pixels. */
const longestSide = 1024;
const mostPixels = 50_000_000;
/** Limits what must be decoded as a whole before its first line. */
const mostDecodedBytes = 110_000_000;
/** As many pictures as an account can have fit in the next export and import. */
const mostExactBytes = 1_000_000;

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

const keepsPixels = process.argv[2] === 'keep-pixels';
process.exitCode = await reencode(await buffer(process.stdin));

async function reencode(file: Buffer): Promise<number> {
  try {
    const about = await sharp(file, { limitInputPixels: false }).metadata();
    if (!fits(about)) return verdicts.tooManyPixels;
    const small = await shrunk(file, about.orientation);
    process.stdout.write(await (keepsPixels && isOfOurSize(about) ? exact(small) : turned(small)));
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
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .withMetadata({ orientation })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Rotates after scaling down, because rotating needs all pixels in memory. Drops all metadata. */
function turned(small: Buffer, options: WebpOptions = { quality: 80 }): Promise<Buffer> {
  return sharp(small).autoOrient().webp(options).toBuffer();
}

function isOfOurSize({ format, width, height }: Metadata): boolean {
  return format === 'webp' && width <= longestSide && height <= longestSide;
}

/** Every pixel as it is, at six to eight times the bytes. What would be too large, as much noise is, is nearly so. */
async function exact(small: Buffer): Promise<Buffer> {
  const picture = await turned(small, { lossless: true });
  return picture.length <= mostExactBytes ? picture : turned(small, { quality: 95, smartSubsample: true });
}
