import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newToken } from '#server/auth/token.ts';
import { TestIssuer, throughIssuer, type Fault } from '#testing/servers/issuer.ts';
import type { Issuer } from './issuer-settings.ts';
import { addressAt, claimsFrom, IssuerFailed } from './openid.ts';
import type { Trip } from './trip.ts';

const callback = 'http://localhost:3000/sign-in/google/callback';
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await TestIssuer.start({ callbacks: [callback] });
});
afterEach(() => {
  issuer.fault = null;
  issuer.answersAfterMs = 0;
});
afterAll(() => issuer.stop());

const hanging: readonly NonNullable<Fault>[] = ['silent', 'half'];

test.each(hanging)('[AUTH-05] an issuer that hangs (%s) is waited for only so long, on the way', async (fault) => {
  issuer.fault = fault;

  await expect(addressAt(here(), aTrip(), callback, soon())).rejects.toMatchObject(noAnswer);
});

test.each(hanging)('[AUTH-05] and on the way back: %s', async (fault) => {
  const { trip, back } = await goneThrough();
  issuer.fault = fault;

  await expect(claimsFrom(here(), trip, back, soon())).rejects.toMatchObject(noAnswer);
});

test('[AUTH-05] all that is asked of an issuer on the way back takes no longer than one answer may', async () => {
  const { trip, back } = await goneThrough();
  // It is asked for its description, a token and its keys.
  issuer.answersAfterMs = 400;

  await expect(claimsFrom(here(), trip, back, { now: new Date(), longestMs: 1000 })).rejects.toMatchObject(noAnswer);
});

test('[AUTH-05] an issuer that answers in time says who came', async () => {
  const { trip, back } = await goneThrough();

  expect(await claimsFrom(here(), trip, back, { now: new Date() })).toMatchObject({
    issuer: issuer.address,
    subject: 'hannah',
    email: 'hannah@example.com',
    isVerified: true,
  });
});

const noAnswer = { name: IssuerFailed.name, why: 'no answer' };
const soon = () => ({ now: new Date(), longestMs: 50 });

/** A new one each time, so that nothing is known of it. */
function here(): Issuer {
  const { address, clientId, clientSecret } = issuer;
  return { name: 'google', label: 'Google', address, clientId, clientSecret };
}

function aTrip(): Trip {
  return {
    issuer: 'google',
    purpose: 'sign-in',
    state: newToken(),
    nonce: newToken(),
    verifier: newToken(),
    remember: false,
    timeZone: null,
    sessionId: null,
    next: null,
  };
}

async function goneThrough() {
  const trip = aTrip();
  const back = await throughIssuer(issuer, await addressAt(here(), trip, callback, { now: new Date() }));
  return { trip, back };
}
