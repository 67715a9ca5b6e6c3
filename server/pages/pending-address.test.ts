import { expect, test } from 'vitest';
import { anEmail, sendConfirmation, confirmationTokensTo, sendSignUp } from '#testing/accounts.ts';
import { aHouse } from '#testing/house.ts';
import { renderer } from '#web/app/render.tsx';

const page = '/signup-success';

test('[AUTH-01] after signing up the page says to this browser alone where the mail went', async () => {
  const home = await aHouse({ pages: renderer });
  const email = anEmail();
  const parent = home.visitor();
  await sendSignUp(parent, { email });

  const [own, other] = [await parent.get(page), await home.visitor().get(page)];

  expect(own.text).toMatch(new RegExp(`We sent a verification email to <strong[^>]*>${email}</strong>`));
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(other.text).toContain('We sent a verification email. Open the link in it to start.');
  expect(other.text).not.toContain(email);
});

test('[AUTH-01] no other page says the address', async () => {
  const home = await aHouse({ pages: renderer });
  const email = anEmail();
  const parent = home.visitor();
  await sendSignUp(parent, { email });

  for (const path of ['/', '/login', '/signup', '/confirm-email', '/nowhere']) {
    expect((await parent.get(path)).text).not.toContain(email);
  }
});

test('[AUTH-01] the address is hidden once it is confirmed, or has expired', async () => {
  const home = await aHouse({ pages: renderer });
  const [confirmedEmail, lateEmail] = [anEmail(), anEmail()];
  const [confirmed, late] = [home.visitor(), home.visitor()];
  await sendSignUp(confirmed, { email: confirmedEmail });
  await sendSignUp(late, { email: lateEmail });
  const [link] = await confirmationTokensTo(home, confirmedEmail);

  await sendConfirmation(home.visitor(), link);
  home.clock.goOn({ hours: 47 });
  const [ofConfirmed, inTime] = [await confirmed.get(page), await late.get(page)];
  home.clock.goOn({ hours: 1 });
  const tooLate = await late.get(page);

  expect(ofConfirmed.text).not.toContain(confirmedEmail);
  expect(inTime.text).toContain(lateEmail);
  expect(tooLate.text).not.toContain(lateEmail);
});

test('[AUTH-01] a cookie that this server did not seal reveals no address', async () => {
  const home = await aHouse({ pages: renderer });
  const email = anEmail();
  await sendSignUp(home.visitor(), { email });
  const pending = await home.house.db.selectFrom('sign_ups').select('id').where('email', '=', email).execute();
  const visitor = home.visitor();
  visitor.cookies.set('pending', Buffer.from(`9999-12-31T00:00:00.000Z ${pending[0]?.id}`).toString('base64url'));

  const { status, text } = await visitor.get(page);

  expect(status).toBe(200);
  expect(text).not.toContain(email);
});
