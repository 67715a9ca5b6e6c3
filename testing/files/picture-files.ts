import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { makePicture, type Making } from '#server/pictures/make-picture.ts';
import { PictureRefused } from '#server/pictures/picture-refused.ts';

export const green = { r: 91, g: 140, b: 81 };

export function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: green } });
}

export function noisy(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: green, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
}

/** Shapes and shades, as a photo has, with some noise. */
export function aScene(width: number, height: number): Sharp {
  const balls = Array.from({ length: 60 }, (_, n) => {
    const [x, y, r] = [(n * 173) % width, (n * 97) % height, 20 + ((n * 31) % 90)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${n * 47} 60% 60%)" opacity="0.6"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${balls.join('')}</svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: green, noise } });
  return grain.composite([{ input: Buffer.from(drawing) }]);
}

export function frameOf(color: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();
}

/** Red in the top left corner, green elsewhere. */
export function redInTheCorner(): Sharp {
  const red = { create: { width: 40, height: 30, channels: 3 as const, background: '#ff0000' } };
  return plain(160, 90).composite([{ input: red, left: 0, top: 0 }]);
}

export async function redCornerOf(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  for (const [x, left] of [
    [8, 'left'],
    [width - 8, 'right'],
  ] as const) {
    for (const [y, top] of [
      [8, 'top'],
      [height - 8, 'bottom'],
    ] as const) {
      const { r, g } = await colorAt(picture, x, y);
      if (r > 200 && g < 90) return `${top} ${left}`;
    }
  }
  return 'nowhere';
}

export async function colorAt(picture: Buffer, left: number, top: number) {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  const [r = 0, g = 0, b = 0] = await pixel.toBuffer();
  return { r, g, b };
}

export function near({ r, g, b }: typeof green, tolerance = 12) {
  const close = (value: number) => expect.closeTo(value, -Math.log10(2 * tolerance));
  return { r: close(r), g: close(g), b: close(b) };
}

export function about(picture: Buffer) {
  return sharp(picture).metadata();
}

/** A PNG whose header claims a size that its data does not have. */
export function pngClaiming(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

type Limits = Omit<Making, 'accountId'>;

export function made(file: Buffer, limits: Limits = {}): Promise<Buffer> {
  return makePicture(file, { accountId: 'ana', ...limits });
}

export async function refusalOf(file: Buffer, limits?: Limits): Promise<PictureRefused['why'] | null> {
  const end = await madeOrWhyNot(file, limits);
  return typeof end === 'string' ? end : null;
}

/** The refusal, or the picture's format and size. */
export async function outcomeOf(file: Buffer): Promise<string> {
  const end = await madeOrWhyNot(file);
  if (typeof end === 'string') return end;
  const { format, width, height } = await about(end);
  return `${format} of ${width} × ${height}`;
}

async function madeOrWhyNot(file: Buffer, limits?: Limits): Promise<Buffer | PictureRefused['why']> {
  try {
    return await made(file, limits);
  } catch (error) {
    if (error instanceof PictureRefused) return error.why;
    throw error;
  }
}
