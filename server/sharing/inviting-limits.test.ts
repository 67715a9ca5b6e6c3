import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { anEmail, sendResetRequest, sendSignUp } from '#testing/accounts.ts';
import { aFamily, aPerson, tie } from '#testing/family.ts';
import { aHouseWithFreshLimits, noLimits } from '#testing/house.ts';
import { sendInvite } from '#testing/sharing.ts';
import { storedRows } from '#testing/db/stored-rows.ts';

describe('[PAR-02] how many invitations are sent', () => {
  test('an account sends ten a day', async () => {
    const home = await aHouseWithFreshLimits({
      limits: { ...noLimits, invitationAccount: realLimits.invitationAccount },
    });
    const { parent, child, clock } = await aFamily(home);
    for (let sent = 0; sent < 10; sent += 1) expect((await sendInvite(parent, child, anEmail())).status).toBe(200);

    const oneMore = await sendInvite(parent, child, anEmail());
    clock.goOn({ hours: 24 });

    expect(oneMore).toMatchObject({ status: 429, body: { code: 'slow-down' } });
    expect((await sendInvite(parent, child, anEmail())).status).toBe(200);
  });

  test('[decision 53] what others had mailed to an address does not keep it from being invited, and refused ones do not count', async () => {
    const home = await aHouseWithFreshLimits({ limits: { ...realLimits, mailNetwork: noLimits.mailNetwork } });
    const { parent, coParent, child } = await aFamily(home);
    const email = anEmail();
    for (let times = 0; times < 6; times += 1) await sendSignUp(home.visitor(), { email });
    for (let sent = 0; sent < 10; sent += 1) expect((await sendInvite(parent, child, email)).status).toBe(200);

    const before = await storedRows(home.house.db);
    const oneMore = await sendInvite(parent, child, email);

    expect(oneMore).toMatchObject({ status: 429 });
    expect(await storedRows(home.house.db)).toEqual(before);
    expect((await sendInvite(coParent, child, email)).status).toBe(200);
  });

  test('[decision 53] accounts of one network invite an address twenty times a day, and one elsewhere still can', async () => {
    const { invitationAccount, invitationPair } = realLimits;
    const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY_HOPS: '1' });
    const home = await aHouseWithFreshLimits({ limits: { ...noLimits, invitationAccount, invitationPair }, config });
    const { parent, coParent, child } = await aFamily(home);
    const third = await aPerson(home, 'Third Parent');
    await tie(home, child, third);
    const email = anEmail();
    for (const inviter of [parent, coParent])
      for (let sent = 0; sent < 10; sent += 1) expect((await sendInvite(inviter, child, email)).status).toBe(200);

    expect((await sendInvite(third, child, email)).status).toBe(429);

    expect((await sendInvite(third, child, anEmail())).status).toBe(200);
    const elsewhere = home.visitorFrom('203.0.113.9');
    elsewhere.cookies.set('sid', third.cookies.get('sid') ?? '');
    expect((await sendInvite(elsewhere, child, email)).status).toBe(200);
  });

  test('what strangers of the same network ask for keeps nobody from inviting', async () => {
    const home = await aHouseWithFreshLimits({
      limits: { ...noLimits, mailNetwork: { easy: 2, most: 2, windowS: 3600 } },
    });
    const { parent, coParent, child } = await aFamily(home);
    const stranger = home.visitor();
    const resets = [
      await sendResetRequest(stranger, anEmail()),
      await sendResetRequest(stranger, anEmail()),
      await sendResetRequest(stranger, anEmail()),
    ];

    expect(resets.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect((await sendInvite(parent, child, anEmail())).status).toBe(200);
    expect((await sendInvite(coParent, child, anEmail())).status).toBe(200);
  });
});

describe('[API-01] a refusal under /functions/v1', () => {
  test('says what it is as the specification’s clients read it, too', async () => {
    const { stranger, child } = await aFamily();

    const answer = await sendInvite(stranger, child, anEmail());

    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'not-found', title: 'There is nothing here.', error: 'There is nothing here.', details: [] },
    });
  });

  test('counts unknown invitations, too', async () => {
    const { parent } = await aFamily();

    const answer = await parent.post('/functions/v1/grant-wish', {});

    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found', error: 'There is nothing here.' } });
  });

  test('elsewhere has no such fields', async () => {
    const { parent } = await aFamily();

    expect((await parent.post('/api/nothing', {})).body).not.toHaveProperty('error');
  });
});
