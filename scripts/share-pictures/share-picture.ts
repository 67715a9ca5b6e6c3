import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { DRAWING_HEIGHT, DRAWING_WIDTH, type Drawing } from '#web/articles/art/drawing.ts';
import { lightColor, lightFill } from './light-colors.ts';

/** In pixels, as most of those who show a link expect it. */
const shareSize = { width: 1200, height: 630 } as const;

const frame = { x: 150, y: 62, width: 900, height: 506, radius: 28 };
const icon = readFileSync(new URL('../../web/public/favicon.svg', import.meta.url), 'utf8');
/** Beside the frame, with clear space of half its height. */
const corner = { x: 1078, y: 512, size: 56 };

/** An article's drawing, with the mark beside it, in the light theme. */
export function pictureOfDrawing({ ground, shapes }: Drawing): string {
  const paths = shapes.map(([ink, path]) => `<path fill="${lightFill(ink)}" d="${path}"/>`);
  const surface = `<rect width="${DRAWING_WIDTH}" height="${DRAWING_HEIGHT}" fill="${lightFill(ground)}"/>`;
  const box = `0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`;
  return onPaper(`${framed(box, `${surface}${paths.join('')}`)}${markAt(corner)}`);
}

/** The mark alone, for pages without an article. */
export function pictureOfMark(): string {
  const { x, y, width, height, radius } = frame;
  const surface = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${lightColor('art-deep')}"/>`;
  return onPaper(`${surface}${markAt({ x: 400, y: 115, size: 400 })}`);
}

/** @returns a PNG of few colors, the same at each run */
export function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 64, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

function onPaper(inside: string): string {
  const { width, height } = shareSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${lightColor('ground')}"/>${inside}</svg>`;
}

function framed(viewBox: string, inside: string): string {
  const { x, y, width, height, radius } = frame;
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<clipPath id="frame"><rect ${place} rx="${radius}"/></clipPath><g clip-path="url(#frame)"><svg ${place} viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${inside}</svg></g>`;
}

function markAt({ x, y, size }: typeof corner): string {
  return icon.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
