import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeAccount } from '#contract/accounts/deletion.ts';
import { linkIssuer, proveByIssuer, readWaysIn, unlinkIdentity } from '#contract/accounts/identities.ts';
import { readMe } from '#contract/accounts/me.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { startExport } from '#contract/accounts/transfers.ts';
import { hashOfNone } from '#server/auth/password.ts';
import { cookiesOf } from '#server/http/cookies.ts';
import { resetTokensTo, sendNewPassword, sendResetRequest } from '#testing/accounts.ts';
import { openSession } from '#server/auth/session.ts';
import { accountFile } from './export.ts';
import { selectIdentities } from './queries/identities.ts';
import { wayTo } from './routes/way.ts';
import { aHouseBeside, aMember, callback, comeBack } from '#testing/entering.ts';
import { aPerson, type Person } from '#testing/family.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';
import { anIdentityOf } from '#testing/identities.ts';
import { workOff } from '#testing/jobs.ts';
import { TestIssuer, throughIssuer } from '#testing/servers/issuer.ts';

let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await TestIssuer.start({ callbacks: [callback] });
});
beforeEach(() => {
  issuer.member = aMember();
});
afterAll(() => issuer.stop());

describe('[ACC-01] linking Google in the settings', () => {
  test('lets its account in from then on, whatever the address there', async () => {
    const { home, parent } = await aParent();
    const { email } = (issuer.member = aMember({ isVerified: false }));

    expect(await link(home, parent)).toBe('/settings?section=account');

    expect(parent.cookies.get('flash')).toBe('identity-linked');
    const ways = await parent.call(readWaysIn, {});
    expect(ways).toMatchObject({
      hasPassword: true,
      identities: [{ issuer: 'google', label: 'Google', email }],
      issuers: [{ name: 'google', label: 'Google' }],
    });
    expect((await home.mailsTo(parent.email)).map(({ kind }) => kind)).toEqual(['identity-linked']);
    expect((await parent.call(listSecurityEvents, {}))[0]).toMatchObject({ kind: 'identity-linked', detail: 'Google' });
  });

  test('takes the password, given in the last 15 minutes', async () => {
    let later = 0;
    const { parent } = await aParent({ clock: () => new Date(Date.now() + later) });
    later = 15 * 60_000 + 1000;

    const refused = await parent.ask(linkIssuer, { body: { issuer: 'google' } });

    expect(refused).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    expect(parent.cookies.has('trip')).toBe(false);
  });

  test('never takes one that belongs to another account', async () => {
    const { home, parent } = await aParent();
    const other = await aPerson(home, 'Daniel Brooks');
    await link(home, other);

    expect(await link(home, parent)).toBe('/settings?section=account');

    expect(parent.cookies.get('flash')).toBe('identity-taken');
    expect((await parent.call(readWaysIn, {})).identities).toEqual([]);
    expect((await other.call(readWaysIn, {})).identities).toHaveLength(1);
  });

  test('twice is once', async () => {
    const { home, parent } = await aParent();
    await link(home, parent);
    await link(home, parent);

    expect((await parent.call(readWaysIn, {})).identities).toHaveLength(1);
  });

  test('is done for the session that began it alone', async () => {
    const { home, parent } = await aParent();
    const other = await aPerson(home, 'Daniel Brooks');
    const back = await goAndReturn(home, parent, () => parent.call(linkIssuer, { body: { issuer: 'google' } }));
    other.cookies.set('trip', parent.cookies.get('trip') ?? '');

    await comeBack(other, back);

    expect(other.cookies.get('flash')).toBe('link-failed');
    expect((await other.call(readWaysIn, {})).identities).toEqual([]);
  });

  test('that fails on the way says so in the settings', async () => {
    const { home, parent } = await aParent();
    issuer.member = null;

    expect(await link(home, parent)).toBe('/settings?section=account');
    expect(parent.cookies.get('flash')).toBe('link-failed');
  });

  test('an account has ten at most', async () => {
    const { home, parent } = await aParent();
    for (let i = 0; i < 10; i++) await anIdentityOf(home, parent);

    await link(home, parent);

    expect((await parent.call(readWaysIn, {})).identities).toHaveLength(10);
  });
});

describe('[ACC-01] unlinking', () => {
  test('ends that way in, and is noted', async () => {
    const { home, parent } = await aParent();
    const identityId = await anIdentityOf(home, parent);

    await parent.call(unlinkIdentity, { params: { identityId } });

    expect((await parent.call(readWaysIn, {})).identities).toEqual([]);
    expect((await parent.call(listSecurityEvents, {}))[0]).toMatchObject({
      kind: 'identity-unlinked',
      detail: 'Google',
    });
    expect(await parent.ask(unlinkIdentity, { params: { identityId } })).toMatchObject({ status: 404 });
  });

  test('frees the account at the issuer for another one here', async () => {
    const { home, parent } = await aParent();
    const other = await aPerson(home, 'Theo Brooks');
    issuer.member = aMember();
    await link(home, parent);
    const identityId = (await parent.call(readWaysIn, {})).identities[0]?.id ?? '';
    await parent.call(unlinkIdentity, { params: { identityId } });

    await link(home, other);

    expect((await other.call(readWaysIn, {})).identities).toHaveLength(1);
  });

  test('never takes the last way into an account', async () => {
    const { home, parent } = await aParent({}, 'without a password');
    const [first, second] = [await anIdentityOf(home, parent), await anIdentityOf(home, parent)];

    await parent.call(unlinkIdentity, { params: { identityId: first } });
    const last = await parent.ask(unlinkIdentity, { params: { identityId: second } });

    expect(last).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect((await parent.call(readWaysIn, {})).identities).toHaveLength(1);
  });

  test('one whose issuer this server has no more is no way in', async () => {
    const { home, parent } = await aParent({}, 'without a password');
    const identityId = await anIdentityOf(home, parent);
    const old = { issuer_name: 'keycloak', issuer: 'https://id.example.org/realms/family' };
    const oldId = await anIdentityOf(home, parent, old);

    const refused = await parent.ask(unlinkIdentity, { params: { identityId } });
    await parent.call(unlinkIdentity, { params: { identityId: oldId } });

    expect(refused).toMatchObject({ status: 403 });
    expect((await parent.call(readWaysIn, {})).identities.map(({ id }) => id)).toEqual([identityId]);
  });

  test('nor is one of an issuer that had the name of one of today', async () => {
    const { home, parent } = await aParent({}, 'without a password');
    const identityId = await anIdentityOf(home, parent);
    await anIdentityOf(home, parent, { issuer: 'https://id.example.org/realms/family' });

    const refused = await parent.ask(unlinkIdentity, { params: { identityId } });

    expect(refused).toMatchObject({ status: 403 });
    expect((await parent.call(readWaysIn, {})).identities).toMatchObject([
      { issuer: 'google' },
      { issuer: null, label: 'id.example.org' },
    ]);
  });

  test('takes the password, given in the last 15 minutes', async () => {
    let later = 0;
    const { home, parent } = await aParent({ clock: () => new Date(Date.now() + later) });
    const identityId = await anIdentityOf(home, parent);
    later = 15 * 60_000 + 1000;

    const refused = await parent.ask(unlinkIdentity, { params: { identityId } });

    expect(refused).toMatchObject({ status: 403, body: { code: 'password-needed' } });
  });
});

describe('[AUTH-05] an account without a password', () => {
  test('logs in again to do what a stolen phone must not', async () => {
    const { home, parent } = await aParent({}, 'without a password');
    const { subject } = (issuer.member = aMember());
    await anIdentityOf(home, parent, { issuer: issuer.address, subject });
    await loggedInLongAgo(home, parent);
    const refused = await parent.ask(startExport, { body: {} });
    expect(refused).toMatchObject({ status: 403, body: { code: 'password-needed' } });

    expect(await prove(home, parent)).toBe('/settings?section=account');

    expect(parent.cookies.get('flash')).toBe('identity-proved');
    expect(await parent.ask(startExport, { body: {} })).toMatchObject({ status: 201 });
  });

  test('only with what is linked with it', async () => {
    const { home, parent } = await aParent({}, 'without a password');
    await anIdentityOf(home, parent);
    await loggedInLongAgo(home, parent);

    await prove(home, parent);

    expect(parent.cookies.get('flash')).toBe('proof-failed');
    expect(await parent.ask(startExport, { body: {} })).toMatchObject({ status: 403 });
  });

  test('and not where the issuer has only looked whether somebody was logged in', async () => {
    const { home, parent } = await aParent({ clock: () => new Date(Date.now() + 20 * 60_000) }, 'without a password');
    const { subject } = (issuer.member = aMember());
    await anIdentityOf(home, parent, { issuer: issuer.address, subject });

    // Twenty minutes ago, by the clock of this server.
    await prove(home, parent);

    expect(parent.cookies.get('flash')).toBe('proof-failed');
  });

  test('with one, Google proves nothing: it is logged in on the stolen phone, too', async () => {
    const { parent } = await aParent();

    const refused = await parent.ask(proveByIssuer, { body: { issuer: 'google', next: '/settings' } });

    expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  });

  test('and the issuer is asked when that was, whatever the address says of logging in', async () => {
    const { home, parent } = await aParent({}, 'without a password');
    const { subject } = (issuer.member = aMember());
    await anIdentityOf(home, parent, { issuer: issuer.address, subject });
    const body = { issuer: 'google', next: '/settings' };

    const back = await goAndReturn(
      home,
      parent,
      () => parent.call(proveByIssuer, { body }),
      (address) => {
        address.searchParams.delete('prompt');
        address.searchParams.delete('max_age');
      },
    );

    await comeBack(parent, back);
    expect(parent.cookies.get('flash')).toBe('proof-failed');
  });

  test('[ACC-03] is deleted without one, soon after a login', async () => {
    let later = 0;
    const { parent } = await aParent({ clock: () => new Date(Date.now() + later) }, 'without a password');
    later = 20 * 60_000;
    const refused = await parent.ask(closeAccount, { body: { confirmation: 'delete' } });
    later = 0;

    expect(refused).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    expect(await parent.ask(closeAccount, { body: { confirmation: 'delete' } })).toMatchObject({ status: 200 });
  });

  test('[ACC-03] and one that has a password, never without it', async () => {
    const { parent } = await aParent();

    const refused = await parent.ask(closeAccount, { body: { confirmation: 'delete' } });

    expect(refused).toMatchObject({
      status: 422,
      body: { fields: [{ name: 'password', message: 'Password is required' }] },
    });
  });

  test('[AUTH-06] gets one by a mailed link', async () => {
    const { home, parent } = await aParent({}, 'without a password');
    await sendResetRequest(home.visitor(), parent.email);
    await workOff(home);
    const [token] = await resetTokensTo(home, parent.email);

    await sendNewPassword(home.visitor(), token);

    // The new password has ended every session.
    const now = home.house.clock();
    parent.cookies.set('sid', await openSession(home.house.db, { userId: parent.id, remember: false, now }));
    expect((await parent.call(readWaysIn, {})).hasPassword).toBe(true);
  });
});

test('[AUTH-06] a new password by mail unlinks what has another address, and the mail names it', async () => {
  const { home, parent } = await aParent();
  await anIdentityOf(home, parent, { email: parent.email });
  await anIdentityOf(home, parent, { email: 'thief@example.com' });
  await sendResetRequest(home.visitor(), parent.email);
  await workOff(home);
  const [token] = await resetTokensTo(home, parent.email);

  await sendNewPassword(home.visitor(), token);

  const left = await selectIdentities(home.house.db, parent.id);
  expect(left.map(({ email }) => email)).toEqual([parent.email]);
  const mail = (await home.mailsTo(parent.email)).find(({ kind }) => kind === 'password-changed');
  expect(mail?.text).toContain('Unlinked, since it has another email address: Google (thief@example.com).');
  expect(mail?.text).toContain(`You can also log in with: Google (${parent.email}).`);
});

test('[ACC-03] an export names what is linked, without what it is known by there', async () => {
  const home = await aHouse();
  const parent = await aPerson(home, 'Hannah Brooks');
  await anIdentityOf(home, parent, { subject: 'a number at Google' });
  const me = await parent.call(readMe, {});

  const file = JSON.stringify(
    accountFile(me, [], {
      viewed: 0,
      plan: {},
      identities: await selectIdentities(home.house.db, parent.id),
      contactMessages: [],
      chatKeptSince: null,
    }),
  );

  expect(file).toContain('"issuer":"https://accounts.google.com","email":"hannah@example.com"');
  expect(file).not.toContain('a number at Google');
});

type Changes = Parameters<typeof aHouseBeside>[1];

async function aParent(changes: Changes = {}, how?: 'without a password') {
  const home = await aHouseBeside(issuer, changes);
  const hash = how === undefined ? {} : { password_hash: hashOfNone(home.house.passwordCost) };
  return { home, parent: await aPerson(home, 'Hannah Brooks', hash) };
}

async function loggedInLongAgo({ house }: TestHouse, { id }: Person): Promise<void> {
  const made_at = new Date(Date.now() - 20 * 60_000).toISOString();
  await house.db.updateTable('sessions').set({ made_at }).where('user_id', '=', id).execute();
}

async function link(home: TestHouse, parent: Person): Promise<string> {
  const back = await goAndReturn(home, parent, () => parent.call(linkIssuer, { body: { issuer: 'google' } }));
  return comeBack(parent, back);
}

async function prove(home: TestHouse, parent: Person): Promise<string> {
  const body = { issuer: 'google', next: '/settings?section=account' };
  return comeBack(parent, await goAndReturn(home, parent, () => parent.call(proveByIssuer, { body })));
}

/** @returns the address at which the browser comes back */
async function goAndReturn(
  { house }: TestHouse,
  parent: Person,
  begin: () => Promise<{ next: string }>,
  change: (address: URL) => void = () => {},
): Promise<URL> {
  expect(await begin()).toEqual({ next: '/sign-in/google' });
  const cookies = cookiesOf(`trip=${parent.cookies.get('trip')}`, false);
  const way = await wayTo({ house, cookies }, 'google');
  const address = new URL(way?.address ?? '');
  change(address);
  return throughIssuer(issuer, address.href);
}
