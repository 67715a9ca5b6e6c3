import { expect, test } from 'vitest';
import { aHouse } from '#testing/house.ts';
import { cookiesOf } from '#server/http/cookies.ts';
import { rememberedPage, rememberPage } from './first-page.ts';
import { seal, unseal } from './seal.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const later = new Date('2026-11-21T16:00:00.000Z');

test('what was sealed comes back, until it expires', async () => {
  const { db } = (await aHouse()).house;
  const sealed = await seal(db, { purpose: 'next', text: '/dashboard?tab=growth und Größe', expiresAt: later });

  expect(sealed).not.toContain('dashboard');
  expect(await unseal(db, 'next', sealed, now)).toBe('/dashboard?tab=growth und Größe');
  expect(await unseal(db, 'next', sealed, later)).toBeNull();
});

test('it does not come back for another purpose, nor when a single byte differs', async () => {
  const { db } = (await aHouse()).house;
  const sealed = await seal(db, { purpose: 'next', text: '/dashboard', expiresAt: later });
  const bytes = Buffer.from(sealed, 'base64url');

  expect(await unseal(db, 'pending', sealed, now)).toBeNull();
  for (const [place, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[place] = byte ^ 1;
    expect(await unseal(db, 'next', changed.toString('base64url'), now)).toBeNull();
  }
});

test.each(['', 'x', 'not sealed at all', 'A'.repeat(4000)])('nonsense is nothing: %.20s', async (nonsense) => {
  const { db } = (await aHouse()).house;

  expect(await unseal(db, 'next', nonsense, now)).toBeNull();
});

test('two sealings at the first start share one key', async () => {
  const { db } = (await aHouse()).house;
  await db.deleteFrom('settings').execute();

  const sealed = await Promise.all(['/a', '/b'].map((text) => seal(db, { purpose: 'next', text, expiresAt: later })));

  expect(await Promise.all(sealed.map((one) => unseal(db, 'next', one, now)))).toEqual(['/a', '/b']);
});

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a\nb',
  `/${'a'.repeat(2000)}`,
])('[AUTH-04] only our own pages are remembered, not %s', async (address) => {
  const { house } = await aHouse();
  const cookies = cookiesOf(undefined, false);

  await rememberPage(house, cookies, address);

  expect(cookies.made).toEqual([]);
});

test('[AUTH-04] the page asked for first is remembered for an hour', async () => {
  const { house, clock } = await aHouse();
  const answer = cookiesOf(undefined, false);
  await rememberPage(house, answer, '/dashboard?tab=growth');
  const next = cookiesOf(answer.made[0]?.split(';')[0], false);

  clock.goOn({ minutes: 59 });
  expect(await rememberedPage(house, next)).toBe('/dashboard?tab=growth');
  clock.goOn({ minutes: 1 });

  expect(await rememberedPage(house, next)).toBeNull();
  expect(answer.made[0]).toMatch(/; Max-Age=3600; .*HttpOnly/);
});
