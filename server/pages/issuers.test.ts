import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMe } from '#contract/accounts/me.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import type { CookieJar } from '#server/auth/cookie-jar.ts';
import { rememberPage } from '#server/auth/first-page.ts';
import { inviteAddress } from '#server/accounts/queries.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { anEmail, closeFor, sendSignIn, sendSignUp } from '#testing/accounts.ts';
import {
  aHouseBeside as aHouseWithout,
  aMember,
  callback,
  comeBack,
  goThrough,
  pressButton,
  sendButton,
} from '#testing/entering.ts';
import type { Client } from '#testing/client.ts';
import { aChild, anInvitation, aPerson } from '#testing/family.ts';
import { anIdentityOf } from '#testing/identities.ts';
import { TestIssuer, throughIssuer } from '#testing/servers/issuer.ts';
import { renderer } from '#web/app/render.tsx';

type Changes = Parameters<typeof aHouseWithout>[1];
const aHouseBeside = (one: TestIssuer, changes: Changes = {}) => aHouseWithout(one, { pages: renderer, ...changes });

const signUp = { purpose: 'sign-up' } as const;
const signIn = { purpose: 'sign-in' } as const;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await TestIssuer.start({ callbacks: [callback] });
});
afterAll(() => issuer.stop());

describe('[AUTH-05] signing up with Google', () => {
  test('makes an account in the region us, and says so', async () => {
    const home = await aHouseBeside(issuer);
    const { email } = (issuer.member = aMember());
    const parent = home.visitor();

    expect(await goThrough(issuer, parent, { ...signUp, timeZone: 'America/Denver' })).toBe('/dashboard');

    expect(parent.cookies.get('flash')).toBe('account-made');
    const me = await parent.call(readMe, {});
    expect(me).toMatchObject({ name: 'Hannah Brooks', email, region: 'us', timeZone: 'America/Denver' });
    const events = await parent.call(listSecurityEvents, {});
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['logged-in', null],
      ['identity-linked', 'Google'],
    ]);
  });

  test('on the way a page says where it leads, and a link goes there, too', async () => {
    const home = await aHouseBeside(issuer);
    const parent = home.visitor();
    const pressed = await sendButton(parent, signUp);

    expect(pressed).toMatchObject({ status: 303 });
    const page = await parent.get(pressed.headers.get('location') ?? '');

    expect(page.text).toContain('<h1>Redirecting to Google...</h1>');
    expect(page.text).toMatch(new RegExp(`<a href="${issuer.address}/auth\\?[^"]*code_challenge_method=S256[^"]*"`));
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('an account that Google made has no password: nobody logs in with one', async () => {
    const home = await aHouseBeside(issuer);
    const { email } = (issuer.member = aMember());
    await goThrough(issuer, home.visitor(), signUp);

    expect(await sendSignIn(home.visitor(), { email, password: 'Hannah Brooks' })).toMatchObject({ status: 401 });
  });

  test('a sign-up that waits for its address to be confirmed is done with', async () => {
    const home = await aHouseBeside(issuer);
    const { email } = (issuer.member = aMember());
    await sendSignUp(home.visitor(), { email });

    await goThrough(issuer, home.visitor(), signUp);

    const waiting = home.house.db.selectFrom('sign_ups').selectAll().where('email', '=', email);
    expect(await waiting.execute()).toEqual([]);
    expect(await sendSignIn(home.visitor(), { email })).toMatchObject({
      status: 401,
      body: { code: 'sign-in-needed' },
    });
  });

  test('without a name that can be one here, the account is called by its address', async () => {
    const home = await aHouseBeside(issuer);
    const parent = home.visitor();
    issuer.member = aMember({ name: '\u202e', email: `hannah.${anEmail()}` });

    await goThrough(issuer, parent, signUp);

    expect((await parent.call(readMe, {})).name).toMatch(/^hannah\./);
  });

  test('an issuer that keeps the address out of its tokens is asked for it', async () => {
    const other = await TestIssuer.start({ callbacks: [callback], saysInToken: false });
    const home = await aHouseBeside(other);
    const parent = home.visitor();
    const { email } = (other.member = aMember());

    expect(await goThrough(other, parent, signUp)).toBe('/dashboard');
    expect((await parent.call(readMe, {})).email).toBe(email);
    await other.stop();
  });

  test.each([
    { SIGN_UP: 'invited', page: '/signup', says: 'Sign-up here is by invitation. Use the address that was invited.' },
    { SIGN_UP: 'closed', page: '/signup', says: 'Nobody can sign up here.' },
  ])('[decision 52] holds to SIGN_UP=$SIGN_UP', async ({ SIGN_UP, page, says }) => {
    const home = await aHouseBeside(issuer, { settings: { SIGN_UP } });
    const { email } = (issuer.member = aMember());
    const parent = home.visitor();

    expect(await goThrough(issuer, parent, signUp)).toBe(page);

    const shown = await parent.get(page);
    expect(shown.text).toContain('Google signup failed');
    expect(shown.text).toContain(says);
    expect(await accountsOf(home, email)).toBe(0);
  });

  test('[decision 52] whoever was invited by the operator or to a child may', async () => {
    const home = await aHouseBeside(issuer, { settings: { SIGN_UP: 'invited' } });
    const byOperator = aMember();
    await inviteAddress(home.house.db, byOperator.email, new Date(), new Date(Date.now() + 60_000));
    const toChild = aMember();
    const inviter = await aPerson(home, 'Daniel Brooks');
    await anInvitation(home, await aChild(home, inviter), inviter, { email: toChild.email });

    for (const member of [byOperator, toChild]) {
      issuer.member = member;
      expect(await goThrough(issuer, home.visitor(), signUp)).toBe('/dashboard');
    }
  });
});

describe('[AUTH-05] logging in with Google', () => {
  test('opens a session that ends with the browser, as a password does', async () => {
    const { home, email } = await anAccount();
    const parent = home.visitor();
    const at = await throughIssuer(issuer, await pressButton(parent, signIn));

    const { headers } = await parent.get(`${at.pathname}${at.search}`);

    expect(headers.get('location')).toBe('/dashboard');
    expect(headers.getSetCookie().find((made) => made.startsWith('sid='))).toMatch(
      /^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(parent.cookies.get('flash')).toBe('welcome-back');
    expect(parent.cookies.has('trip')).toBe(false);
    expect((await parent.call(readMe, {})).email).toBe(email);
  });

  test('[AUTH-11] "remember me" survives the way', async () => {
    const { home } = await anAccount();
    const parent = home.visitor();
    const at = await throughIssuer(issuer, await pressButton(parent, { ...signIn, remember: '1' }));

    const { headers } = await parent.get(`${at.pathname}${at.search}`);

    expect(headers.getSetCookie().find((made) => made.startsWith('sid='))).toContain('Max-Age=31536000;');
  });

  test.each(['/growth?tab=chart', '/settings?section=account', `/invitation?token=${'a'.repeat(43)}`])(
    '[AUTH-04] leads to what was asked for first: %s',
    async (page) => {
      const { home } = await anAccount();
      const parent = home.visitor();
      await rememberPage(home.house, aJar(parent), page);

      expect(await goThrough(issuer, parent, signIn)).toBe(page);
      expect(parent.cookies.has('next')).toBe(false);
    },
  );

  test('the session that this browser had ends', async () => {
    const { home } = await anAccount();
    const parent = home.visitor();
    await goThrough(issuer, parent, signIn);
    await goThrough(issuer, parent, signIn);
    const sessions = await parent.call(listSessions, {});

    // Beside that of the person.
    expect(sessions).toHaveLength(2);
  });

  test('the account is known by what never changes, so a new address at Google finds it', async () => {
    const { home, email, member } = await anAccount();
    issuer.member = { ...member, email: anEmail() };
    const parent = home.visitor();

    expect(await goThrough(issuer, parent, signIn)).toBe('/dashboard');
    expect((await parent.call(readMe, {})).email).toBe(email);
  });

  test('and whoever has got the old address of somebody there does not enter their account', async () => {
    const { home, member, email } = await anAccount();
    await home.house.db.updateTable('identities').set({ email }).execute();
    issuer.member = { ...member, subject: 'somebody else', isVerified: false };

    expect(await goThrough(issuer, home.visitor(), signIn)).toBe('/login');
  });

  test('without an account it makes none, but says how to', async () => {
    const home = await aHouseBeside(issuer);
    const { email } = (issuer.member = aMember());
    const parent = home.visitor();

    expect(await goThrough(issuer, parent, signIn)).toBe('/signup');

    const page = await parent.get('/signup');
    expect(page.text).toContain('Google login failed');
    expect(page.text).toContain('No account here belongs to this Google account.');
    expect(await accountsOf(home, email)).toBe(0);
    expect((await parent.get('/signup')).text).not.toContain('Google login failed');
  });

  test('a closed account is shown how to keep it, and nothing else', async () => {
    const { home, id } = await anAccount();
    await closeFor(home.house.db, { id }, '2099-01-01T00:00:00.000Z');

    expect(await goThrough(issuer, home.visitor(), signIn)).toBe('/account-closed');
  });
});

test('[AUTH-05] buttons stand on both pages where an issuer is set, and nowhere else', async () => {
  const two = {
    OIDC_KEYCLOAK_ISSUER: 'https://id.example.org',
    OIDC_KEYCLOAK_CLIENT_ID: 'a',
    OIDC_KEYCLOAK_LABEL: 'Our family',
  };
  const with2 = await aHouseBeside(issuer, { settings: { ...two, OIDC_KEYCLOAK_CLIENT_SECRET: 'b' } });
  const none = await aHouseBeside(issuer, { settings: noGoogle });

  for (const page of ['/login', '/signup']) {
    const buttons = (await with2.visitor().get(page)).text.match(/Continue with [^<]*/g);
    expect(buttons).toEqual(['Continue with Google', 'Continue with Our family']);
    expect((await none.visitor().get(page)).text).not.toContain('Continue with');
  }
  expect(await sendButton(none.visitor(), signIn)).toMatchObject({ status: 404 });
});

test('[AUTH-05] a button of another site does nothing', async () => {
  const home = await aHouseBeside(issuer);
  const visitor = home.visitor();

  const answer = await visitor.send('POST', '/sign-in/google', 'purpose=sign-in', {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://evil.example',
  });

  expect(answer).toMatchObject({ status: 403 });
  expect(visitor.cookies.size).toBe(0);
});

test.each([
  { fields: { purpose: 'link' } },
  { fields: { purpose: '' } },
  { fields: { ...signIn, timeZone: '../etc' } },
])('[AUTH-05] a form with other fields is refused: $fields', async ({ fields }) => {
  const home = await aHouseBeside(issuer);

  expect(await sendButton(home.visitor(), fields)).toMatchObject({ status: 422 });
});

describe('[AUTH-05] many ways from one network', () => {
  const limits = { ...realLimits, issuerNetwork: { most: 1, windowS: 60 } };

  /** @returns where a browser is led that comes back with a code which the issuer has never given */
  async function comeBackInVain(parent: Client): Promise<string> {
    const { searchParams } = new URL(await pressButton(parent, signIn));
    return comeBack(parent, new URL(`${callback}?code=made-up&state=${searchParams.get('state')}`));
  }

  test('too many that the issuer refuses are told on the page', async () => {
    const home = await aHouseBeside(issuer, { limits });
    await home.house.db.deleteFrom('rate_limits').execute();
    const parent = home.visitor();
    await comeBackInVain(parent);

    expect(await comeBackInVain(parent)).toBe('/login');

    expect((await parent.get('/login')).text).toContain('Too many tries. Please wait a little.');
  });

  test('ask the issuer for nothing each time they come back from elsewhere', async () => {
    const home = await aHouseBeside(issuer, { limits });
    const stranger = home.visitor();
    await sendButton(stranger, signIn);
    const before = issuer.requests;
    for (const answer of ['code=made-up&state=made-up', 'error=access_denied&state=made-up', '']) {
      await sendButton(stranger, signIn);
      await comeBack(stranger, new URL(`${callback}?${answer}`));
    }

    expect(issuer.requests).toBe(before);
  });

  test('keep nobody out who presses the button, comes back from elsewhere or logs in', async () => {
    const home = await aHouseBeside(issuer, { limits });
    await home.house.db.deleteFrom('rate_limits').execute();
    const stranger = home.visitor();
    for (let press = 0; press < 3; press += 1) {
      await sendButton(stranger, signIn);
      await comeBack(stranger, new URL(`${callback}?code=made-up&state=made-up`));
      await sendButton(stranger, signIn);
      await comeBack(stranger, new URL(`${callback}?error=access_denied&state=made-up`));
    }
    for (let visit = 0; visit < 3; visit += 1) {
      issuer.member = aMember();
      expect(await goThrough(issuer, home.visitor(), { ...signUp, timeZone: 'America/Denver' })).toBe('/dashboard');
    }
  });
});

test('[AUTH-05] a page that nobody is on the way from is not there', async () => {
  const home = await aHouseBeside(issuer);

  expect(await home.visitor().get('/sign-in/google')).toMatchObject({ status: 404 });
  expect(await home.visitor().get('/sign-in/nobody')).toMatchObject({ status: 404 });
  expect(await home.visitor().get('/sign-in/nobody/callback')).toMatchObject({ status: 404 });
  expect(await comeBack(home.visitor(), new URL(`${callback}?code=a&state=b`))).toBe('/login');
});

const noGoogle = { OIDC_GOOGLE_ISSUER: '', OIDC_GOOGLE_CLIENT_ID: '', OIDC_GOOGLE_CLIENT_SECRET: '' };

type Home = Awaited<ReturnType<typeof aHouseBeside>>;

async function anAccount() {
  const home = await aHouseBeside(issuer);
  const person = await aPerson(home, 'Hannah Brooks');
  const member = (issuer.member = aMember());
  await anIdentityOf(home, person, { issuer: issuer.address, subject: member.subject });
  return { home, member, id: person.id, email: person.email };
}

function aJar({ cookies }: Client): CookieJar {
  return {
    get: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    clear: (name) => void cookies.delete(name),
  };
}

async function accountsOf({ house }: Home, email: string): Promise<number> {
  return (await house.db.selectFrom('users').select('id').where('email', '=', email).execute()).length;
}
