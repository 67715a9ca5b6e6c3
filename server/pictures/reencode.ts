// Makes one picture anew, in a process of its own: node reencode.ts [keep-ours] < file > picture.webp
// With 'keep-ours' a picture that is as this program makes them is given back byte for byte, once it was decoded whole.
// Ends with 0, or with one of `verdicts` when the file cannot be taken.
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { verdicts } from './verdicts.ts';

/** Longest side of what is kept, in pixels. */
const longestSide = 1024;
const mostPixels = 50_000_000;
/** Most memory for what must be decoded as a whole before its first line is there. */
const mostDecodedBytes = 110_000_000;

// Every other reader of libvips, of PDF, SVG, TIFF and the like, is closed.
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
    const isKept = keepsOurs && isOurs(file, about);
    if (isKept) await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }).stats();
    process.stdout.write(isKept ? file : await turned(await shrunk(file, about.orientation)));
    return 0;
  } catch {
    return verdicts.notAPicture;
  }
}

/** Whether a file holds one small picture and nothing else, as `turned` makes them. */
function isOurs(file: Buffer, { format, width, height, pages = 1, exif, icc, iptc, xmp }: Metadata): boolean {
  const isSmall = width <= longestSide && height <= longestSide;
  // A WebP says in its head how long it is: what stood behind would be something else.
  const isWhole = format === 'webp' && file.readUInt32LE(4) + 8 === file.length;
  return isWhole && isSmall && pages === 1 && !exif && !icc && !iptc && !xmp;
}

function fits(about: Metadata): boolean {
  const pixels = about.width * about.height;
  return pixels <= mostPixels && pixels * bytesDecodedAtOnce(about) <= mostDecodedBytes;
}

/** Memory for each pixel of a file that cannot be read line by line; measured, with a little to spare. */
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

/** The first picture of a file, small enough to be kept; how it is to be turned stays noted in it. */
function shrunk(file: Buffer, orientation = 1): Promise<Buffer> {
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .withMetadata({ orientation })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Turned only once it is small, since turning needs all of it in memory. Nothing but the pixels is kept. */
function turned(small: Buffer): Promise<Buffer> {
  return sharp(small).autoOrient().webp({ quality: 80 }).toBuffer();
}
