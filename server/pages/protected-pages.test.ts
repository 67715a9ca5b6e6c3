import { describe, expect, test } from 'vitest';
import { rememberPage } from '#server/auth/first-page.ts';
import { cookiesOf } from '#server/http/cookies.ts';
import { renderer } from '#web/app/render.tsx';
import { closeFor, sendSignIn } from '#testing/accounts.ts';
import { aFamily, aPerson } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

const signedInPaths = [
  '/dashboard',
  '/measurements',
  '/add-measurement',
  '/import-measurements',
  '/appointments',
  '/appointments/questions',
  '/print/visit',
  '/settings',
];

describe.each(signedInPaths)('the page %s', (path) => {
  test('[NAV-04] sends a visitor to log in', async () => {
    const visitor = (await aHouse({ pages: renderer })).visitor();

    const answer = await visitor.get(path);

    expect(answer).toMatchObject({ status: 303, text: '' });
    expect(answer.headers.get('location')).toBe('/login');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('[NAV-04] opens for a parent, with its heading, and is never cached', async () => {
    const home = await aHouse({ pages: renderer });
    const parent = await aPerson(home, 'Hannah Brooks');

    const { status, headers, text } = await parent.get(path);

    expect(status).toBe(200);
    expect(text).toMatch(/<main.*<h1/s);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe.each(['/login', '/login?known=1', '/signup'])('%s', (path) => {
  test('[NAV-04] leads a parent who is signed in to the dashboard, where a message waits still', async () => {
    const home = await aHouse({ pages: renderer });
    const parent = await aPerson(home, 'Hannah Brooks');
    parent.cookies.set('flash', 'welcome-back');

    const answer = await parent.get(path);

    expect(answer).toMatchObject({ status: 303, text: '' });
    expect(answer.headers.get('location')).toBe('/dashboard');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await parent.get('/dashboard')).text).toContain('"flash":"welcome-back"');
  });

  test('[NAV-04] opens when the session has ended', async () => {
    const home = await aHouse({ pages: renderer });
    const parent = await aPerson(home, 'Hannah Brooks');
    home.clock.goOn({ days: 61 });

    expect((await parent.get(path)).status).toBe(200);
  });
});

test.each(['/signup-success', '/confirm-email?token=x', '/terms'])(
  '[NAV-04] %s opens for a parent who is signed in, too',
  async (path) => {
    const home = await aHouse({ pages: renderer });
    const parent = await aPerson(home, 'Hannah Brooks');

    expect((await parent.get(path)).status).toBe(200);
  },
);

test.each(['/dashboard?tab=growth', '/settings?section=newborn&action=add', '/add-measurement'])(
  '[NAV-04] after logging in, a visitor is led to the page first asked for: %s',
  async (asked) => {
    const { visitor, email } = await anAccount();
    await visitor.get(asked);

    expect((await sendSignIn(visitor, { email })).body).toMatchObject({ next: asked });
    expect((await visitor.get(asked)).status).toBe(200);
  },
);

test.each([
  `/education?q=${'why does my baby cry at night '.repeat(34).replaceAll(' ', '+')}`,
  '/education?q=baby%27s+nap!',
])('[NAV-04] [ART-01] so is one who searched for whatever, also at length: %s', async (asked) => {
  const { visitor, email } = await anAccount();
  await visitor.get(asked);

  expect((await sendSignIn(visitor, { email })).body).toMatchObject({ next: asked });
});

test('[NAV-04] [ART-01] a visitor who opens what a search has found is told to log in, and is led to it then', async () => {
  const { visitor, email } = await anAccount();
  const asked = '/appointments?visit=m9&from=search';

  const { headers } = await visitor.get(asked);
  const { text } = await visitor.get(headers.get('location') ?? '');

  expect(headers.get('location')).toBe('/login?for=found');
  expect(text).toContain('Log in to open what you found. After that you are led there.');
  expect((await visitor.get('/login')).text).not.toContain('Log in to open what you found');
  expect((await sendSignIn(visitor, { email })).body).toMatchObject({ next: asked });
});

test('[NAV-04] the page asked for last is the one that counts, and it counts one time', async () => {
  const { visitor, email } = await anAccount();
  await visitor.get('/settings');
  await visitor.get('/measurements');

  expect((await sendSignIn(visitor, { email })).body).toMatchObject({ next: '/measurements' });
  expect((await sendSignIn(visitor, { email })).body).toMatchObject({ next: '/dashboard' });
});

test('[NAV-04] which page was asked for is forgotten after an hour', async () => {
  const { visitor, email, clock } = await anAccount();
  await visitor.get('/settings');
  clock.goOn({ hours: 1 });

  expect((await sendSignIn(visitor, { email })).body).toMatchObject({ next: '/dashboard' });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '/dashboard?next=\\\\evil.example',
  'dashboard',
])('[NAV-04] only our own paths are remembered: %s leads to the dashboard', async (asked) => {
  const { house, visitor, email } = await anAccount();
  const cookies = cookiesOf(undefined, false);

  await rememberPage(house, cookies, asked);

  expect(cookies.made).toEqual([]);
  expect((await sendSignIn(visitor, { email })).body).toMatchObject({ next: '/dashboard' });
});

test('[NAV-04] the page in the cookie cannot be forged', async () => {
  const { visitor, email } = await anAccount();
  visitor.cookies.set('next', Buffer.from('9999-12-31T00:00:00.000Z /settings').toString('base64url'));

  expect((await sendSignIn(visitor, { email })).body).toMatchObject({ next: '/dashboard' });
});

test('[NAV-04] the requested page is sealed in the cookie, which does not reveal it', async () => {
  const { visitor } = await anAccount();
  await visitor.get('/settings?section=children');
  const kept = visitor.cookies.get('next') ?? '';

  expect(kept.length).toBeGreaterThan(40);
  expect(Buffer.from(kept, 'base64url').toString('latin1')).not.toContain('settings');
});

test('[NAV-04] a failed try remembers the page for the next one', async () => {
  const { visitor, email } = await anAccount();
  await visitor.get('/settings');
  expect((await sendSignIn(visitor, { email, password: 'not this one' })).status).toBe(401);

  expect((await sendSignIn(visitor, { email })).body).toMatchObject({ next: '/settings' });
});

test('[NAV-04] the shell never contains another family’s child', async () => {
  const family = await aFamily(await aHouse({ pages: renderer }));

  for (const person of [family.stranger, family.removed]) {
    const { status, text } = await person.get('/dashboard');
    expect(status).toBe(200);
    expect(text).not.toContain(family.child.id);
  }
});

/** Somebody with an account, and a browser without a session. */
async function anAccount() {
  const home = await aHouse({ pages: renderer });
  const { email } = await aPerson(home, 'Hannah Brooks');
  return { ...home, visitor: home.visitor(), email };
}

describe('[ACC-03] a closed account', () => {
  test.each([...signedInPaths, '/payment-success', '/login', '/signup'])(
    'is redirected from %s to the page that says so',
    async (path) => {
      const parent = await aClosedAccount();

      const answer = await parent.get(path);

      expect(answer).toMatchObject({ status: 303, text: '' });
      expect(answer.headers.get('location')).toBe('/account-closed');
    },
  );

  test('sees there the last whole day on which it can be reopened, by its own calendar, and no way to the signed-in pages', async () => {
    const parent = await aClosedAccount();

    const { status, text } = await parent.get('/account-closed');

    expect(status).toBe(200);
    expect(text).toContain('December 19, 2026');
    expect(text).toContain('Keep my account');
    expect(text).toContain('Log out');
    expect(text).not.toContain('href="/dashboard"');
  });

  test('can read what anyone can', async () => {
    expect((await (await aClosedAccount()).get('/terms')).status).toBe(200);
  });

  test.each([
    { who: 'an account that is open', isSignedIn: true, place: '/dashboard' },
    { who: 'a visitor', isSignedIn: false, place: '/login' },
  ])('has a page that redirects $who', async ({ isSignedIn, place }) => {
    const home = await aHouse({ pages: renderer });
    const browser = isSignedIn ? await aPerson(home, 'Hannah Brooks') : home.visitor();

    expect((await browser.get('/account-closed')).headers.get('location')).toBe(place);
  });
});

/** It is still the previous day in New York. */
async function aClosedAccount() {
  const home = await aHouse({ pages: renderer });
  const parent = await aPerson(home, 'Hannah Brooks');
  await closeFor(home.house.db, parent, '2026-12-21T03:00:00.000Z');
  return parent;
}
