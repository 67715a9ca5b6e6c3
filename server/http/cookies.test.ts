import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { sendSignIn } from '#testing/accounts.ts';
import { aPerson } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

const secure = readConfig({ PUBLIC_URL: 'https://family.example.org', LOG_LEVEL: 'silent' });
const homely = readConfig({ LOG_LEVEL: 'silent' });

test('[AUTH-11] over https the session is tied to this host and to https', async () => {
  const cookies = await cookiesOfSignIn(secure);

  expect(cookies['__Host-sid']).toMatch(/^[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookies['__Host-flash']).toContain('Secure');
  expect(Object.keys(cookies).filter((name) => !name.startsWith('__Host-'))).toEqual([]);
});

test('[AUTH-11] over plain http on this machine the session is a plain cookie that no script reads', async () => {
  const cookies = await cookiesOfSignIn(homely);

  expect(cookies['sid']).toMatch(/^[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(Object.keys(cookies).filter((name) => name.startsWith('__'))).toEqual([]);
});

test.each([secure, homely])(
  'every cookie of $publicUrl is hidden from scripts and from other sites',
  async (config) => {
    for (const attributes of Object.values(await cookiesOfSignIn(config))) {
      expect(attributes).toMatch(/; HttpOnly(; Secure)?; SameSite=Lax$/);
      expect(attributes).toContain('; Path=/');
      expect(attributes).not.toContain('Domain');
    }
  },
);

test('[AUTH-11] over https a session in a cookie without the prefix counts for nothing', async () => {
  const home = await aHouse({ config: secure });
  const person = await aPerson(home, 'Hannah Brooks');
  const token = person.cookies.get('sid') ?? '';
  const visitor = home.visitor();

  expect((await visitor.get('/api/me', { cookie: `sid=${token}` })).status).toBe(401);
  expect((await visitor.get('/api/me', { cookie: `__Host-sid=${token}` })).status).toBe(200);
});

test.each(['sid', 'sid=', 'sid=%', '=x', ';;;', 'sid=a; sid=b', `sid=${'x'.repeat(4000)}`])(
  'a cookie header without our cookie is not signed in: %s',
  async (cookie) => {
    const { visitor } = await aHouse();

    expect((await visitor().get('/api/me', { cookie })).status).toBe(401);
  },
);

/** What is set when somebody signs in, by name: value and attributes. */
async function cookiesOfSignIn(config: typeof secure): Promise<Record<string, string>> {
  const home = await aHouse({ config });
  const { email } = await aPerson(home, 'Hannah Brooks');
  const visitor = home.visitor();
  const { headers } = await sendSignIn(visitor, { email });
  return Object.fromEntries(
    headers.getSetCookie().map((cookie) => {
      const at = cookie.indexOf('=');
      return [cookie.slice(0, at), cookie.slice(at + 1)];
    }),
  );
}
