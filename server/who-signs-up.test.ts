import { beforeEach, expect, test } from 'vitest';
import { signUp } from '#contract/accounts/signing-in.ts';
import { newId } from '#server/db/id.ts';
import { readConfig } from '#server/config.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { runCommand } from '#server/operator/commands.ts';
import { anEmail, confirmationTokensTo, sendConfirmation, sendSignUp } from '#testing/accounts.ts';
import { aFamily, aPerson, familyPassword } from '#testing/family.ts';
import { aHouse, noLimits, type TestHouse } from '#testing/house.ts';
import { sendInvite } from '#testing/sharing.ts';

const publicUrl = 'https://family.example.org';
const settings = { LOG_LEVEL: 'silent', SIGN_UP: 'invited', OPERATOR_EMAIL: 'operator@example.org' };
const refusal = {
  status: 403,
  body: { title: 'Sign-up here is by invitation. Use the address that was invited.' },
};
const limits = { ...noLimits, mailPair: realLimits.mailPair };

let home: TestHouse;
beforeEach(async () => {
  home = await aHouse({ config: readConfig(settings), limits });
});

const signUpAs = (email: string) => sendSignUp(home.visitor(), { email });

test('[decision 52] nobody who is not invited signs up; it is said at every try, of every address, and nothing is mailed', async () => {
  const [stranger, known] = [anEmail(), anEmail()];
  await aPerson(home, 'Hannah Brooks', { email: known });

  for (let tries = 0; tries < 7; tries++) expect(await signUpAs(stranger)).toMatchObject(refusal);
  expect(await signUpAs(known)).toMatchObject(refusal);

  expect(await home.mailsTo(stranger)).toEqual([]);
  const pending = home.house.db.selectFrom('sign_ups').select('id').where('email', '=', stranger);
  expect(await pending.execute()).toEqual([]);
});

test('[decision 52] who is invited to a child signs up with that address, in any spelling, and not once it is over', async () => {
  const { parent, child } = await aFamily(home);
  const [guest, late] = [anEmail(), anEmail()];
  for (const email of [guest, late]) expect(await sendInvite(parent, child, email)).toMatchObject({ status: 200 });

  expect((await signUpAs(guest.toUpperCase())).status).toBe(201);

  home.clock.goOn({ days: 7 });
  expect(await signUpAs(late)).toMatchObject(refusal);
});

test('[decision 52] whether an address is invited is not told before the security check', async () => {
  const { parent, child } = await aFamily(home);
  const guest = anEmail();
  await sendInvite(parent, child, guest);
  const unchecked = { name: 'Hannah Brooks', password: familyPassword, challengeToken: `${newId()}.1` };

  const answers = [];
  for (const email of [guest, anEmail()])
    answers.push(await home.visitor().ask(signUp, { body: { ...unchecked, email } }));

  expect(answers).toMatchObject([{ status: 422 }, { status: 422 }]);
});

test('[decision 52] whom the operator lets in signs up once, within seven days, and the operator is told without a name', async () => {
  const [guest, late] = [anEmail(), anEmail()];
  const invite = (email: string) =>
    runCommand(home.house.db, ['users', 'invite', email], { now: home.clock.now(), publicUrl });
  expect(await invite(guest)).toEqual({
    text: `${guest} can sign up at ${publicUrl}/signup within 7 days.\n`,
    isDone: true,
  });
  await invite(late);

  expect((await signUpAs(guest)).status).toBe(201);
  const visitor = home.visitor();
  expect((await sendConfirmation(visitor, (await confirmationTokensTo(home, guest))[0])).status).toBe(200);

  const told = await home.mailsTo('operator@example.org');
  expect(told).toMatchObject([{ kind: 'new-account' }]);
  expect(JSON.stringify(told)).not.toContain(guest);
  const left = home.house.db.selectFrom('invited_addresses').select('email').where('email', 'in', [guest, late]);
  expect(await left.execute()).toEqual([{ email: late }]);
  home.clock.goOn({ days: 7 });
  expect(await signUpAs(late)).toMatchObject(refusal);
});

test('[decision 52] where nobody can sign up, not even who is invited can', async () => {
  home = await aHouse({ config: readConfig({ ...settings, SIGN_UP: 'closed' }) });
  const { parent, child } = await aFamily(home);
  const guest = anEmail();
  await sendInvite(parent, child, guest);

  expect(await signUpAs(guest)).toMatchObject({ status: 403, body: { title: 'Nobody can sign up here.' } });
});

test('[decision 52] a link that waits makes no account once nobody can sign up, or the invitation is over', async () => {
  const guest = anEmail();
  await runCommand(home.house.db, ['users', 'invite', guest], { now: home.clock.now(), publicUrl });
  expect((await signUpAs(guest)).status).toBe(201);
  const [link] = await confirmationTokensTo(home, guest);
  const closed = await aHouse({ config: readConfig({ ...settings, SIGN_UP: 'closed' }), clock: home.house.clock });

  expect(await sendConfirmation(closed.visitor(), link)).toMatchObject({ status: 403 });
  const { db } = home.house;
  await db.deleteFrom('invited_addresses').where('email', '=', guest).execute();
  expect(await sendConfirmation(home.visitor(), link)).toMatchObject(refusal);

  expect(await db.selectFrom('users').select('id').where('email', '=', guest).execute()).toEqual([]);
});

test('an address that is none is not invited', async () => {
  const { text, isDone } = await runCommand(home.house.db, ['users', 'invite', 'hannah'], {
    now: home.clock.now(),
    publicUrl,
  });

  expect({ text, isDone }).toEqual({ text: 'hannah is no mail address.\n', isDone: false });
});
