import { describe, expect, test } from 'vitest';
import { closeAccount } from '#contract/accounts/deletion.ts';
import { declineInvitation, processInvitation, readInvitation } from '#contract/sharing/answering.ts';
import { renderer } from '#web/app/render.tsx';
import { anEmail, sendSignIn, sendSignUp } from '#testing/accounts.ts';
import { aFamily, anInvitation, aPerson, familyPassword } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

describe('[PAR-03] the page of an invitation', () => {
  test('sends no referrer and is never cached', async () => {
    const { browser, address } = await anOpenInvitation();

    const { status, headers } = await browser.get(address);

    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('opening it as a mail scanner does changes nothing, the link that declines included', async () => {
    const { family, browser, address, token } = await anOpenInvitation();

    await browser.get(`${address}&decline=1`);

    expect(await family.nobody.ask(readInvitation, { body: { token } })).toMatchObject({ status: 200 });
  });

  test('is where signing in or up after opening it leads to', async () => {
    const { browser, email, address, token } = await anOpenInvitation();
    await browser.call(readInvitation, { body: { token } });

    expect(await sendSignUp(browser, { email: anEmail() })).toMatchObject({ body: { next: address } });
    expect(await sendSignIn(browser, { email })).toMatchObject({ body: { next: address } });
  });

  test('fills in the invited address where an account is created, in the browser that opened it alone', async () => {
    const { family, browser, email, address, token } = await anOpenInvitation();
    await browser.call(readInvitation, { body: { token } });

    const [own, other] = [await browser.get('/signup'), await family.visitor().get('/signup')];

    expect(own.text).toContain(`value="${email}"`);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(other.text).not.toContain(email);
    expect((await browser.get(address)).text).not.toContain(email);
  });

  test('fills in no address once it was answered', async () => {
    const { family, browser, email, token } = await anOpenInvitation();
    await browser.call(readInvitation, { body: { token } });
    await family.visitor().call(declineInvitation, { body: { token } });

    expect((await browser.get('/signup')).text).not.toContain(email);
  });

  test('works after a reload without its token, in the browser that opened it', async () => {
    const { family, browser, address, token } = await anOpenInvitation();
    await browser.call(readInvitation, { body: { token } });

    const again = await browser.get('/invitation');

    expect(again).toMatchObject({ status: 303 });
    expect(again.headers.get('location')).toBe(address);
    expect((await family.visitor().get('/invitation')).status).toBe(200);
  });

  test('does not come back once it was answered', async () => {
    const { family, browser, email, token } = await anOpenInvitation();
    await browser.call(readInvitation, { body: { token } });
    await sendSignIn(browser, { email });
    await browser.call(processInvitation, { body: { token } });

    expect((await browser.get('/invitation')).status).toBe(200);

    const other = family.visitor();
    const second = await anInvitation(family, family.child, family.parent, { email: anEmail() });
    await other.call(readInvitation, { body: { token: second.token } });
    await other.call(declineInvitation, { body: { token: second.token } });
    expect((await other.get('/invitation')).status).toBe(200);
  });

  test('is not where signing in leads after it was opened with another account, or to decline', async () => {
    const { family, browser, email, token } = await anOpenInvitation();
    await family.stranger.call(readInvitation, { body: { token } });
    await browser.call(readInvitation, { body: { token, toDecline: true } });

    expect((await family.stranger.get('/invitation')).status).toBe(200);
    expect(await sendSignIn(browser, { email })).not.toMatchObject({
      body: { next: expect.stringContaining('invitation') },
    });
  });

  test('names the address that is signed in, and the one that the sign-up of this browser waits for', async () => {
    const { family, browser, address } = await anOpenInvitation();
    const email = anEmail();
    await sendSignUp(browser, { email });

    expect((await browser.get(address)).text).toContain(email);
    expect((await family.stranger.get(address)).text).toContain(family.stranger.email);
    expect((await family.visitor().get(address)).text).not.toContain(email);
  });

  test('[ACC-03] leads the owner of a closed account to the page to reopen it, but lets them decline', async () => {
    const { family, address } = await anOpenInvitation();
    const { stranger } = family;
    await stranger.call(closeAccount, { body: { password: familyPassword, confirmation: 'delete' } });

    const opened = await stranger.get(address);

    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe('/account-closed');
    expect((await stranger.get(`${address}&decline=1`)).status).toBe(200);
  });
});

/** An invitation to Ada, who has an account, and a browser in which nobody has signed in. */
async function anOpenInvitation() {
  const family = await aFamily(await aHouse({ pages: renderer }));
  const { email } = await aPerson(family, 'Ada Hale');
  const { token } = await anInvitation(family, family.child, family.parent, { email });
  return { family, email, token, address: `/invitation?token=${token}`, browser: family.visitor() };
}
