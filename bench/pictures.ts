import sharp, { type Sharp } from 'sharp';
import type { Served } from './a-server.ts';
import { loopsMs } from './fixed-work.ts';
import { atMost, inTurn, ratioAtMost, type Figure } from './figures.ts';
import type { Reader } from './many-families.ts';
import { largestResidentMb } from './process-tree.ts';

const times = 5;
const lookEveryMs = 10;
const loops = 40;
const mostMb = 250;

type Sender = { readonly product: Served; readonly token: string };

/** How soon a phone's photo is ready, and the peak memory of the largest process, also with huge pictures. */
export async function picturesFigures(product: Served, { token }: Reader): Promise<Figure[]> {
  const sender = { product, token };
  const photo = await noise(4032, 3024).withMetadata({ orientation: 6 }).jpeg({ quality: 88 }).toBuffer();
  const ready = await watched(product, () =>
    inTurn(
      times,
      () => send(sender, photo),
      () => loopsMs(loops),
    ),
  );
  const heaviest: number[] = [];
  for (const make of large) {
    const file = await make().toBuffer();
    heaviest.push((await watched(product, () => send(sender, file))).mostMb);
  }
  return [
    ratioAtMost(
      'photo of 12 megapixels, uploaded and ready',
      { ...ready.value, unit: 'ms', beside: `${loops} loops` },
      4,
    ),
    atMost('largest process meanwhile', [ready.mostMb], mostMb, 'MB'),
    atMost('largest process with the largest files that are taken', [Math.max(...heaviest)], mostMb, 'MB'),
  ];
}

/** The largest allowed file of each kind. */
const large: readonly (() => Sharp)[] = [
  () => pattern(10_000, 5000).jpeg({ quality: 10 }),
  () => pattern(10_000, 5000).png(),
  () => pattern(4500, 3000).png({ progressive: true }),
  () => pattern(6000, 3000).flatten().jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 40 }),
  () => pattern(4500, 3000).gif({ effort: 1 }),
  () => pattern(5500, 5000).webp({ lossless: true, effort: 0 }),
];

function noise(width: number, height: number): Sharp {
  const grain = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: grain } }).blur(2);
}

/** Small as a file and large in memory. */
function pattern(width: number, height: number): Sharp {
  const side = 64;
  const tile = Uint8Array.from({ length: side * side * 4 }, (_, i) => (i * 7919 + i * i) % 256);
  return sharp({ create: { width, height, channels: 4, background: '#000' } }).composite([
    { input: Buffer.from(tile), raw: { width: side, height: side, channels: 4 }, tile: true },
  ]);
}

/** @returns milliseconds until the upload was ready */
async function send({ product, token }: Sender, file: Buffer): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`http://127.0.0.1:${product.port}/api/pictures`, {
    method: 'POST',
    headers: { cookie: `sid=${token}` },
    body: new Uint8Array(file),
  });
  if (response.status !== 201) throw new Error(`a picture was answered ${response.status} ${await response.text()}`);
  return performance.now() - startedAt;
}

/** Peak memory of a program's largest process during some work. */
async function watched<T>({ process: { pid = 0 } }: Served, work: () => Promise<T>) {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, largestResidentMb(pid))), lookEveryMs);
  try {
    const value = await work();
    return { value, mostMb: most };
  } finally {
    clearInterval(timer);
  }
}
