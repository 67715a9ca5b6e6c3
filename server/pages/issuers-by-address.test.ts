import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWaysIn, unlinkIdentity } from '#contract/accounts/identities.ts';
import { readMe } from '#contract/accounts/me.ts';
import { startExport } from '#contract/accounts/transfers.ts';
import { insertIdentity, selectIdentities, unlinkIdentities } from '#server/accounts/queries/identities.ts';
import { hashOfNone } from '#server/auth/password.ts';
import { tx } from '#server/db/tx.ts';
import { anEmail } from '#testing/accounts.ts';
import { aHouseBeside as aHouseWithout, aMember, callback, goThrough } from '#testing/entering.ts';
import { aPerson } from '#testing/family.ts';
import { TestIssuer } from '#testing/servers/issuer.ts';
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

describe('[AUTH-05] an account with the same address', () => {
  test('is linked where Google has verified the address, and its owner is told by mail', async () => {
    const home = await aHouseBeside(issuer);
    const { id, email } = await aPerson(home, 'Hannah Brooks');
    issuer.member = aMember({ email });
    const parent = home.visitor();

    expect(await goThrough(issuer, parent, signIn)).toBe('/dashboard');

    expect((await parent.call(readMe, {})).id).toBe(id);
    const mails = await home.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toContain('Google can now log you in to Fernling');
  });

  test('and once unlinked does not let itself in again, nor stays', async () => {
    const home = await aHouseBeside(issuer);
    const parent = await aPerson(home, 'Hannah Brooks');
    issuer.member = aMember({ email: parent.email });
    const other = home.visitor();
    expect(await goThrough(issuer, other, signIn)).toBe('/dashboard');
    const identityId = (await parent.call(readWaysIn, {})).identities[0]?.id ?? '';

    await parent.call(unlinkIdentity, { params: { identityId } });

    expect(await other.ask(readMe, {})).toMatchObject({ status: 401 });
    expect(await parent.ask(readMe, {})).toMatchObject({ status: 200 });
    const again = home.visitor();
    expect(await goThrough(issuer, again, signIn)).toBe('/login');
    expect((await again.get('/login')).text).toContain('This Google account is not linked here.');
    expect((await parent.call(readWaysIn, {})).identities).toEqual([]);
  });

  test('nor by way of another account that it was linked with meanwhile', async () => {
    const home = await aHouseBeside(issuer);
    const parent = await aPerson(home, 'Hannah Brooks');
    const { subject } = (issuer.member = aMember({ email: parent.email }));
    const { db, clock } = home.house;
    const other = await aPerson(home, 'Theo Brooks');
    for (const { id: userId } of [parent, other]) {
      const identity = { issuer: issuer.address, subject, userId, issuerName: 'google', email: parent.email };
      await tx(db, (trx) => insertIdentity(trx, identity, clock()));
      const [linked] = await selectIdentities(db, userId);
      await tx(db, (trx) => unlinkIdentities(trx, userId, [linked?.id ?? ''], clock()));
    }

    expect(await goThrough(issuer, home.visitor(), signIn)).toBe('/login');
  });

  test.each(['with a password', 'without a password'] as const)(
    '%s allows nothing by a login at the issuer alone that a stolen phone must not',
    async (how) => {
      const home = await aHouseBeside(issuer);
      const hash = how === 'with a password' ? {} : { password_hash: hashOfNone(home.house.passwordCost) };
      const parent = await aPerson(home, 'Hannah Brooks', hash);
      issuer.member = aMember({ email: parent.email });
      const phone = home.visitor();
      await goThrough(issuer, phone, signIn);

      const refused = await phone.ask(startExport, { body: {} });

      expect(refused).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    },
  );

  test.each([{ isVerified: false }, { isVerified: undefined }])(
    'is neither entered nor linked where it has not: $isVerified',
    async ({ isVerified }) => {
      const home = await aHouseBeside(issuer);
      const { id, email } = await aPerson(home, 'Hannah Brooks');
      const { isVerified: _, ...member } = aMember({ email });
      issuer.member = isVerified === undefined ? member : { ...member, isVerified };
      const parent = home.visitor();

      const pages = [await goThrough(issuer, parent, signIn), await goThrough(issuer, parent, signUp)];

      expect(pages).toEqual(['/login', '/signup']);
      expect(await identitiesOf(home, id)).toBe(0);
      expect(await parent.ask(readMe, {})).toMatchObject({ status: 401 });
    },
  );

  test('gets the same answer as an address without an account, where it is not verified', async () => {
    const home = await aHouseBeside(issuer);
    const { email } = await aPerson(home, 'Hannah Brooks');
    const texts: string[] = [];
    for (const address of [email, anEmail()]) {
      issuer.member = aMember({ email: address, isVerified: false });
      const parent = home.visitor();
      const page = await goThrough(issuer, parent, signIn);
      texts.push((await parent.get(page)).text);
    }

    expect(texts[1]).toBe(texts[0]);
    expect(texts[0]).toContain('Google has not confirmed that your email address is yours.');
  });

  test('makes none for an unverified address', async () => {
    const home = await aHouseBeside(issuer);
    const { email } = (issuer.member = aMember({ isVerified: false }));
    const parent = home.visitor();

    expect(await goThrough(issuer, parent, signUp)).toBe('/signup');
    expect(await accountsOf(home, email)).toBe(0);
    expect((await parent.get('/signup')).text).toContain('Sign up with your email address and a password.');
  });
});

type Home = Awaited<ReturnType<typeof aHouseBeside>>;

async function identitiesOf({ house }: Home, userId: string): Promise<number> {
  return (await house.db.selectFrom('identities').select('id').where('user_id', '=', userId).execute()).length;
}

async function accountsOf({ house }: Home, email: string): Promise<number> {
  return (await house.db.selectFrom('users').select('id').where('email', '=', email).execute()).length;
}
