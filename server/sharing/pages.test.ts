import { describe, expect, test } from 'vitest';
import { declineInvitation, processInvitation, readInvitation } from '#contract/sharing/answering.ts';
import { renderer } from '#web/app/render.tsx';
import { anEmail, signsIn, signsUp } from '#testing/accounts.ts';
import { aFamily, anInvitation, aPerson } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

describe('[PAR-03] the page of an invitation', () => {
  test('tells its address to nobody and is kept nowhere', async () => {
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

  test('is where somebody lands who signs in or up after opening it', async () => {
    const { browser, email, address, token } = await anOpenInvitation();
    await browser.call(readInvitation, { body: { token } });

    expect(await signsUp(browser, { email: anEmail() })).toMatchObject({ body: { next: address } });
    expect(await signsIn(browser, { email })).toMatchObject({ body: { next: address } });
  });

  test('comes back when it is loaded anew without its token, in the browser that opened it', async () => {
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
    await signsIn(browser, { email });
    await browser.call(processInvitation, { body: { token } });

    expect((await browser.get('/invitation')).status).toBe(200);

    const other = family.visitor();
    const second = await anInvitation(family, family.child, family.parent, { email: anEmail() });
    await other.call(readInvitation, { body: { token: second.token } });
    await other.call(declineInvitation, { body: { token: second.token } });
    expect((await other.get('/invitation')).status).toBe(200);
  });
});

/** An invitation to Ada, who has an account, and a browser in which nobody has signed in. */
async function anOpenInvitation() {
  const family = await aFamily(await aHouse({ pages: renderer }));
  const { email } = await aPerson(family, 'Ada Hale');
  const { token } = await anInvitation(family, family.child, family.parent, { email });
  return { family, email, token, address: `/invitation?token=${token}`, browser: family.visitor() };
}
