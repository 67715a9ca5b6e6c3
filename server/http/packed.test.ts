import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { packed } from './packed.ts';

const text = '{"weightKg":5.1}'.repeat(100);

test.each([
  { takes: 'gzip, deflate, br, zstd', encoding: 'br', unpack: brotliDecompressSync },
  { takes: 'gzip, deflate', encoding: 'gzip', unpack: gunzipSync },
  { takes: 'br;q=0, gzip;q=0.5', encoding: 'gzip', unpack: gunzipSync },
])('a browser that takes $takes gets $encoding', ({ takes, encoding, unpack }) => {
  const { body, headers } = packed(text, takes);

  expect(headers).toEqual({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(unpack(Buffer.from(body)).toString()).toBe(text);
  expect(body.length).toBeLessThan(text.length / 5);
});

test.each([undefined, '', 'identity', 'br;q=0', 'gzip;q=0.0'])('a program that takes %j gets plain text', (takes) => {
  expect(packed(text, takes)).toEqual({ body: text, headers: { vary: 'accept-encoding' } });
});

test('what is short stays as it is', () => {
  expect(packed('{"ok":true}', 'br')).toEqual({ body: '{"ok":true}', headers: { vary: 'accept-encoding' } });
});

test('an answer about a child is sent packed, a short one is not', async () => {
  const { parent, child } = await aFamily(await aHouse());
  const asked = (path: string) => parent.get(path, { 'accept-encoding': 'br' });

  const plan = await asked(`/api/children/${child.id}/vaccine-plan`);
  const me = await asked('/api/me');

  expect(plan.headers.get('content-encoding')).toBe('br');
  expect(plan.body).toMatchObject({ childId: child.id });
  expect(me.headers.get('content-encoding')).toBeNull();
});
