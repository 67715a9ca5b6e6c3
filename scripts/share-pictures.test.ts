import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareFolder, sharePictures } from './share-pictures.ts';

const pictures = sharePictures();
const names = [...pictures.keys()];

test('[PUB-07] every drawing of an article has a picture to share, and pages without an article have one', () => {
  expect(names).toHaveLength(16);
  expect(readdirSync(shareFolder).toSorted()).toEqual(names.toSorted());
});

test.each(names)('[PUB-07] a shared link shows a picture of the usual size that loads at once: %s', async (name) => {
  const file = readFileSync(new URL(name, shareFolder));
  const { width, height, format, isPalette } = await sharp(file).metadata();

  expect({ width, height, format, isPalette }).toEqual({ width: 1200, height: 630, format: 'png', isPalette: true });
  expect(file.length).toBeLessThanOrEqual(60_000);
});

test.each([...pictures])('[PUB-07] a shared link shows the drawing as it is now: %s', async (name, svg) => {
  const [kept, drawn] = await Promise.all([
    seenFromAfar(readFileSync(new URL(name, shareFolder))),
    seenFromAfar(Buffer.from(svg)),
  ]);

  const differences = kept.map((value, i) => Math.abs(value - (drawn[i] ?? 0)));
  expect(kept).toHaveLength(drawn.length);
  expect(Math.max(...differences)).toBeLessThan(8);
});

test('[ART-02] nothing lies in the crib but its mattress, as is safe', async () => {
  const { data, info } = await sharp(Buffer.from(pictures.get('sleep-1.png') ?? ''))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.round(62 + y * 2.25) * info.width + Math.round(150 + x * 2.25)) * info.channels;
    return data.subarray(start, start + 3).toString('hex');
  };
  const betweenBars = [102, 130, 160, 190, 220, 250, 280, 303];
  const aboveMattress = Array.from({ length: 38 }, (_, y) => 117 + y);

  const seen = betweenBars.flatMap((x) => aboveMattress.map((y) => at(x, y)));

  expect([...new Set(seen)]).toEqual([at(20, 20)]);
});

/** Small, since edges are drawn slightly differently on each machine. */
async function seenFromAfar(picture: Buffer): Promise<number[]> {
  const pixels = await sharp(picture).png({ compressionLevel: 0 }).toBuffer();
  return [...(await sharp(pixels).removeAlpha().resize(120, 63).raw().toBuffer())];
}
