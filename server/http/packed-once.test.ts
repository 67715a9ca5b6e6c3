import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listFoods, listTextures } from '#contract/foods.ts';
import { aFamily } from '#testing/family.ts';
import { packed } from './packed.ts';
import { packedOnce } from './packed-once.ts';

const text = JSON.stringify(Array.from({ length: 500 }, (_, n) => ({ name: `Food ${n}`, fromMonths: n % 24 })));

const varied = Array.from({ length: 2000 }, (_, n) => `Step ${(n * 7919) % 1009}: ${(n * n) % 613} spoons.`).join(' ');

function smallest(plain: string): number {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

test('what everybody is sent is packed once, also where two ask at the same time', async () => {
  const [first, meanwhile] = await Promise.all([packedOnce(text, '"foods"', 'br'), packedOnce(text, '"foods"', 'br')]);
  const later = await packedOnce(text, '"foods"', 'gzip, br');

  expect(meanwhile.body).toBe(first.body);
  expect(later.body).toBe(first.body);
  expect(brotliDecompressSync(Buffer.from(first.body)).toString()).toBe(text);
  expect(first.body.length).toBeLessThan(packed(text, 'br').body.length);
});

test('a browser without brotli reads it all the same, and another edition is another text', async () => {
  const zipped = await packedOnce(text, '"foods"', 'gzip');
  const other = await packedOnce('["none"]', '"none"', 'br');

  expect(gunzipSync(Buffer.from(zipped.body)).toString()).toBe(text);
  expect(brotliDecompressSync(Buffer.from(other.body)).toString()).toBe('["none"]');
});

test('a browser without brotli is also sent what was packed before', async () => {
  const [first, later] = [await packedOnce(text, '"zipped"', 'gzip'), await packedOnce(text, '"zipped"', 'gzip')];

  expect(later.body).toBe(first.body);
});

test.each([
  { what: 'a very long text', long: varied.repeat(20), effort: 'most' },
  { what: 'what visitors ask for in many forms', long: varied, effort: 'little' },
] as const)('$what is packed quickly, not as small as can be', async ({ what, long, effort }) => {
  const { body } = await packedOnce(long, `"${what}"`, 'br', effort);

  expect(brotliDecompressSync(Buffer.from(body)).toString()).toBe(long);
  expect(body.length).toBeGreaterThan(smallest(long));
});

test('[FOOD-01] 250 foods add at most 12.2 KB to a page, and how they are served comes apart', async () => {
  const { parent } = await aFamily();
  const foods = await parent.get(listFoods.path, { 'accept-encoding': 'br' });
  const textures = await parent.get(listTextures.path, { 'accept-encoding': 'br' });
  const sentBytes = async ({ body, headers }: typeof foods) =>
    (await packedOnce(JSON.stringify(body), headers.get('etag') ?? '', 'br')).body.length;

  expect(await sentBytes(foods)).toBeLessThanOrEqual(12_200);
  expect(await sentBytes(textures)).toBeLessThanOrEqual(12_200);
});
