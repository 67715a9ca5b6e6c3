import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { resendConfirmation } from '#contract/accounts/signing-in.ts';
import { newToken } from '#server/auth/token.ts';
import {
  anEmail,
  solvedChallenge,
  sendConfirmation,
  confirmationTokensTo,
  sendSignIn,
  sendSignUp,
} from '#testing/accounts.ts';
import type { Answer, Client } from '#testing/client.ts';
import { aPerson } from '#testing/family.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';
import { workOff, writeMails } from '#testing/jobs.ts';
import { accountJobs, tidyAccounts } from './jobs.ts';

test('[AUTH-01] [AUTH-02] a parent signs up, presses the link of the mail, and signs in', async () => {
  const home = await aHouse();
  const parent = home.visitor();
  const email = anEmail();

  const began = await sendSignUp(parent, { email, timeZone: 'Europe/Berlin' });
  expect(began).toMatchObject({ status: 201, body: { next: '/signup-success' } });
  expect(parent.cookies.get('flash')).toBe('account-created');

  const [link] = await confirmationTokensTo(home, email);
  const confirmed = await sendConfirmation(parent, link);
  expect(confirmed).toMatchObject({ status: 200, body: { next: '/login' } });
  expect(parent.cookies.get('flash')).toBe('address-confirmed');

  expect(await sendSignIn(parent, { email })).toMatchObject({ status: 200, body: { next: '/dashboard' } });
  expect(await parent.get('/api/me')).toMatchObject({
    body: { name: 'Hannah Brooks', email, region: 'us', timeZone: 'Europe/Berlin', version: 1 },
  });
});

test('[AUTH-02] the mail has one link, repeats nothing that was typed, and is the same in text and HTML', async () => {
  const home = await aHouse();
  const email = anEmail();

  await sendSignUp(home.visitor(), { email, name: 'Win <b>money</b> at evil.example' });
  await writeMails(home, 'mail-confirmation');

  const mail = (await home.mailsTo(email)).at(0);
  expect(mail?.kind).toBe('confirm-address');
  expect(mail?.text.match(/https?:/g)).toHaveLength(1);
  expect(new Set(mail?.html.match(/https?:[^"<]+/g))).toEqual(new Set(mail?.text.match(/https?:\S+/g)));
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/money|evil|<img|src=/);
});

test('[AUTH-02] when one link has made the account, the others of that address are spent', async () => {
  const home = await aHouse();
  const email = anEmail();
  await sendSignUp(home.visitor(), { email });
  home.clock.goOn({ minutes: 1 });
  await sendSignUp(home.visitor(), { email });
  const [first, second] = await confirmationTokensTo(home, email);
  await sendConfirmation(home.visitor(), second);

  const answer = await sendConfirmation(home.visitor(), first);

  expect(answer).toMatchObject({ status: 410, body: { code: 'spent' } });
});

test('[AUTH-02] a link is spent when the address got its account in the meantime', async () => {
  const home = await aHouse();
  const email = anEmail();
  await sendSignUp(home.visitor(), { email });
  await aPerson(home, 'Hannah Brooks', { email });
  const [link] = await confirmationTokensTo(home, email);

  const answer = await sendConfirmation(home.visitor(), link);

  expect(answer.status).toBe(410);
  const pending = home.house.db.selectFrom('sign_ups').select('id').where('email', '=', email);
  expect(await pending.execute()).toHaveLength(1);
});

test('[AUTH-02] the same browser may press again for ten minutes, another browser may not', async () => {
  const home = await aHouse();
  const email = anEmail();
  const parent = home.visitor();
  await sendSignUp(parent, { email });
  const [link] = await confirmationTokensTo(home, email);
  await sendConfirmation(parent, link);

  home.clock.goOn({ minutes: 9 });
  expect(await sendConfirmation(parent, link)).toMatchObject({ status: 200, body: { next: '/login' } });
  expect((await sendConfirmation(home.visitor(), link)).status).toBe(410);
  home.clock.goOn({ minutes: 2 });

  expect((await sendConfirmation(parent, link)).status).toBe(410);
});

test('[AUTH-02] a link works for 48 hours', async () => {
  const home = await aHouse();
  const inTime = anEmail();
  const late = anEmail();
  await sendSignUp(home.visitor(), { email: inTime });
  await sendSignUp(home.visitor(), { email: late });
  await writeMails(home, 'mail-confirmation');

  home.clock.goOn({ hours: 47, minutes: 59 });
  expect((await sendConfirmation(home.visitor(), (await confirmationTokensTo(home, inTime))[0])).status).toBe(200);
  home.clock.goOn({ minutes: 1 });

  expect((await sendConfirmation(home.visitor(), (await confirmationTokensTo(home, late))[0])).status).toBe(410);
});

test('[AUTH-02] an unknown link is answered like a used one', async () => {
  const home = await aHouse();

  expect(await sendConfirmation(home.visitor(), newToken())).toMatchObject({ status: 410, body: { code: 'spent' } });
});

test('[AUTH-02] signing in before confirming is refused with the reason, after the right password only', async () => {
  const home = await aHouse();
  const email = anEmail();
  const parent = home.visitor();
  await sendSignUp(parent, { email });
  const wrong = await sendSignIn(parent, { email, password: 'not this one' });

  expect(await sendSignIn(parent, { email })).toMatchObject({ status: 403, body: { code: 'confirm-address' } });
  expect(wrong).toMatchObject({ status: 401, body: { title: 'Invalid email or password' } });
});

test('[AUTH-02] the mail is sent again on request, and its new link works', async () => {
  const home = await aHouse();
  const email = anEmail();
  const parent = home.visitor();
  await sendSignUp(parent, { email });
  home.clock.goOn({ hours: 47 });

  const answer = await askAgain(home, parent, email);

  expect(answer).toMatchObject({ status: 200, body: {} });
  home.clock.goOn({ hours: 47 });
  await tidyAccounts(home.house.db, home.clock.now());
  const links = await confirmationTokensTo(home, email);
  expect(links).toHaveLength(2);
  expect((await sendConfirmation(parent, links[1])).status).toBe(200);
});

test('[AUTH-02] asking for the mail again answers the same for an unknown address and for an account', async () => {
  const home = await aHouse();
  const account = await aPerson(home, 'Hannah Brooks');

  const [unknown, known] = [
    await askAgain(home, home.visitor(), anEmail()),
    await askAgain(home, home.visitor(), account.email),
  ];

  expect(unknown).toMatchObject({ status: 200, body: {} });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await home.mailsTo(account.email)).toEqual([]);
});

test('[AUTH-02] a mail sent again is about this browser’s sign-up, not about a later one of another browser', async () => {
  const home = await aHouse();
  const email = anEmail();
  const parent = home.visitor();
  await sendSignUp(parent, { email, name: 'Hannah Brooks' });
  await writeMails(home, 'mail-confirmation');
  home.clock.goOn({ minutes: 1 });
  await sendSignUp(home.visitor(), { email, name: 'Somebody Else', password: 'another long password' });
  await writeMails(home, 'mail-confirmation');
  home.clock.goOn({ minutes: 1 });

  expect((await sendSignIn(parent, { email })).status).toBe(403);
  await askAgain(home, parent, email);
  await sendConfirmation(parent, (await confirmationTokensTo(home, email))[2]);

  expect((await sendSignIn(parent, { email })).status).toBe(200);
});

test('[AUTH-02] a sign-up that is confirmed at the very moment its mail is asked for again harms neither', async () => {
  const home = await aHouse();
  const email = anEmail();
  await sendSignUp(home.visitor(), { email });
  const [link] = await confirmationTokensTo(home, email);
  // Outside the transaction that will be running.
  const confirmMeanwhile = AsyncResource.bind(() => sendConfirmation(home.visitor(), link));
  let confirmed: Promise<Answer> | undefined;
  const asking = await aHouse({
    clock: home.clock.now,
    db: home.house.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const hasReadSignUp = result.rows.some((row) => row['email'] === email && !('passwordHash' in row));
        if (!hasReadSignUp || confirmed) return result;
        confirmed = confirmMeanwhile();
        // A database that lets one writer in at a time makes the other wait until this one is done.
        await Promise.race([confirmed, sleep(200)]);
        return result;
      },
    }),
  });

  const answer = await askAgain(asking, asking.visitor(), email);

  expect(answer).toMatchObject({ status: 200, body: {} });
  expect(await confirmed).toMatchObject({ status: 200 });
});

test('an unconfirmed sign-up is deleted in time, with its links', async () => {
  const home = await aHouse();
  const email = anEmail();
  await sendSignUp(home.visitor(), { email });
  await writeMails(home, 'mail-confirmation');
  home.clock.goOn({ hours: 48 });

  await tidyAccounts(home.house.db, home.clock.now());

  const rows = home.house.db.selectFrom('sign_ups').select('id').where('email', '=', email);
  expect(await rows.execute()).toEqual([]);
  expect(await home.mailsTo(email)).toHaveLength(1);
  home.clock.goOn({ days: 91 });
  await tidyAccounts(home.house.db, home.clock.now());
  expect(await home.mailsTo(email)).toEqual([]);
});

/** Asks for the mail again, and waits until it is written. */
async function askAgain(home: TestHouse, client: Client, email: string): Promise<Answer> {
  const challengeToken = await solvedChallenge(client, 'resend');
  const answer = await client.ask(resendConfirmation, { body: { email, challengeToken } });
  await workOff(home, accountJobs(home.house));
  return answer;
}
