import { expect, test } from 'vitest';
import { signOut } from '#contract/accounts/signing-in.ts';
import { renderer } from '#web/app/render.tsx';
import { sendSignIn } from '#testing/accounts.ts';
import { aPerson } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

test('[AUTH-08] logging out shows a message on the next page, once', async () => {
  const home = await aHouse({ pages: renderer });
  const parent = await aPerson(home, 'Hannah Brooks');
  await parent.call(signOut, { body: {} });

  const [first, second] = [await parent.get('/'), await parent.get('/')];

  expect(first.text).toContain('Logged out successfully');
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(second.text).not.toContain('Logged out successfully');
});

test('[AUTH-04] logging in shows a welcome on the next page, once', async () => {
  const home = await aHouse({ pages: renderer });
  const { email } = await aPerson(home, 'Hannah Brooks');
  const browser = home.visitor();
  await sendSignIn(browser, { email });

  const [first, second] = [await browser.get('/dashboard'), await browser.get('/dashboard')];

  expect(first.text).toContain('"flash":"welcome-back"');
  expect(second.text).toContain('"flash":null');
});

test('a message does not wait longer than a minute', async () => {
  const home = await aHouse({ pages: renderer });
  const { email } = await aPerson(home, 'Hannah Brooks');

  const { headers } = await sendSignIn(home.visitor(), { email });

  expect(headers.getSetCookie().find((cookie) => cookie.startsWith('flash='))).toContain('Max-Age=60');
});

test('an unknown message is dropped', async () => {
  const visitor = (await aHouse({ pages: renderer })).visitor();
  visitor.cookies.set('flash', 'you-have-won');

  const answer = await visitor.get('/');

  expect(answer.text).not.toContain('data-flash');
  expect(visitor.cookies.has('flash')).toBe(false);
});
