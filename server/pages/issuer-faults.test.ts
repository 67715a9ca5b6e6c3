import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMe } from '#contract/accounts/me.ts';
import { createLog } from '#server/log.ts';
import type { Client } from '#testing/client.ts';
import { aHouseBeside, aMember, callback, comeBack, goThrough, pressButton, sendButton } from '#testing/entering.ts';
import { aPerson } from '#testing/family.ts';
import { anIdentityOf } from '#testing/identities.ts';
import { TestIssuer, throughIssuer, type Fault } from '#testing/servers/issuer.ts';
import { renderer } from '#web/app/render.tsx';

const signIn = { purpose: 'sign-in' } as const;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await TestIssuer.start({ callbacks: [callback] });
});
beforeEach(() => {
  issuer.fault = null;
});
afterAll(() => issuer.stop());

const didNotFit = 'What Google sent back did not fit. Please try again.';
const noAnswer = 'Google does not answer right now. Please try again later.';
const tooLate = 'That took too long, or began in another browser. Please try again.';

describe('[AUTH-05] whoever comes back with something wrong is let in nowhere', () => {
  test.each([
    { what: 'another state', change: { state: 'of somebody else' }, on: 'back' },
    { what: 'the code of nobody', change: { code: 'made up' }, on: 'back' },
    { what: 'the name of another issuer', change: { iss: 'https://evil.example' }, on: 'back' },
    { what: 'another nonce in the token', change: { nonce: 'of somebody else' }, on: 'way' },
    { what: 'the code of another verifier', change: { code_challenge: 'A'.repeat(43) }, on: 'way' },
  ])('$what', async ({ change, on }) => {
    const { parent } = await anAccount();
    const way = await pressButton(parent, signIn);
    const back = await throughIssuer(issuer, on === 'way' ? changed(way, change) : way);

    const page = await comeBack(parent, on === 'back' ? new URL(changed(back.href, change)) : back);

    expect(await outcomeOf(parent, page)).toEqual(refused(didNotFit));
  });

  test('a code that has been used', async () => {
    const { parent } = await anAccount();
    const back = await throughIssuer(issuer, await pressButton(parent, signIn));
    const trip = parent.cookies.get('trip') ?? '';
    expect(await comeBack(parent, back)).toBe('/dashboard');
    const replaying = anotherOf(parent, trip);

    expect(await outcomeOf(replaying, await comeBack(replaying, back))).toEqual(refused(didNotFit));
  });

  test('in the browser of somebody else', async () => {
    const { home, parent } = await anAccount();
    const back = await throughIssuer(issuer, await pressButton(parent, signIn));
    const victim = home.visitor();

    expect(await outcomeOf(victim, await comeBack(victim, back))).toEqual(refused(tooLate));
  });

  test('with the address of the way before this one', async () => {
    const { parent } = await anAccount();
    const back = await throughIssuer(issuer, await pressButton(parent, signIn));
    await pressButton(parent, signIn);

    expect(await outcomeOf(parent, await comeBack(parent, back))).toEqual(refused(didNotFit));
  });

  test('after ten minutes', async () => {
    let late = 0;
    const { parent } = await anAccount({ clock: () => new Date(Date.now() + late) });
    const back = await throughIssuer(issuer, await pressButton(parent, signIn));
    late = 10 * 60_000;

    expect(await outcomeOf(parent, await comeBack(parent, back))).toEqual(refused(tooLate));
  });

  test('with a cookie that this server did not seal', async () => {
    const { parent } = await anAccount();
    const back = await throughIssuer(issuer, await pressButton(parent, signIn));
    parent.cookies.set('trip', 'A'.repeat(300));

    expect(await outcomeOf(parent, await comeBack(parent, back))).toEqual(refused(tooLate));
  });

  test('with a token that the keys of the issuer have not signed', async () => {
    const { parent } = await anAccount();
    const back = await throughIssuer(issuer, await pressButton(parent, signIn));
    issuer.fault = 'other keys';

    expect(await outcomeOf(parent, await comeBack(parent, back))).toEqual(refused(didNotFit));
  });

  test.each([['a\0b'], ['a'.repeat(256)]])('as somebody whom no database can store: %j', async (subject) => {
    const { home } = await anAccount();
    const parent = home.visitor();
    issuer.member = aMember({ subject });

    expect(await outcomeOf(parent, await goThrough(issuer, parent, signIn))).toEqual(refused(didNotFit));
  });

  test('from an issuer that calls itself otherwise', async () => {
    const { parent } = await anAccount({
      settings: { OIDC_GOOGLE_ISSUER: issuer.address.replace('127.0.0.1', 'localhost') },
    });
    const pressed = await sendButton(parent, signIn);

    const page = await parent.get(pressed.headers.get('location') ?? '');

    expect(page.headers.get('refresh')).toBeNull();
    expect(page.text).toContain('Google login failed');
  });

  test('who cancels at Google is told that nothing has changed', async () => {
    const { parent } = await anAccount();
    issuer.member = null;

    const page = await goThrough(issuer, parent, signIn);

    expect(await outcomeOf(parent, page)).toEqual(
      refused('You canceled at Google, or it did not let you in. Nothing has changed.'),
    );
  });
});

describe('[AUTH-05] an issuer in trouble', () => {
  const faults: readonly NonNullable<Fault>[] = ['empty', 'html', 'huge'];

  test.each(faults)('before the way: %s', async (fault) => {
    const { parent } = await anAccount();
    issuer.fault = fault;
    const pressed = await sendButton(parent, signIn);

    const page = await parent.get(pressed.headers.get('location') ?? '');

    expect(page.status).toBe(200);
    expect(page.headers.get('refresh')).toBeNull();
    expect(page.text).toContain('<h1>Google login failed</h1>');
    expect(page.text).toContain(noAnswer);
    expect(page.text).toContain('<title>Google login failed | Fernling</title>');
  });

  test.each(faults)('on the way back: %s', async (fault) => {
    const { parent } = await anAccount();
    const back = await throughIssuer(issuer, await pressButton(parent, signIn));
    issuer.fault = fault;

    expect(await outcomeOf(parent, await comeBack(parent, back))).toEqual(refused(noAnswer));
  });

  test('that is down is told to the operator by name, without the person', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const gone = await TestIssuer.start({ callbacks: [callback] });
    const home = await aHouseBeside(gone, { pages: renderer, log });
    const parent = home.visitor();
    const { email } = (gone.member = aMember());
    const back = await throughIssuer(gone, await pressButton(parent, signIn));
    await gone.stop();

    expect(await outcomeOf(parent, await comeBack(parent, back))).toEqual(refused(noAnswer));

    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { issuer: 'google', msg: 'the issuer google failed' },
    ]);
    expect(lines.join('')).not.toContain(email);
    expect(lines.join('')).not.toContain(back.searchParams.get('code'));
  });

  test('that is well again is found at once', async () => {
    const { parent } = await anAccount();
    issuer.fault = 'html';
    await pressButton(parent, signIn);
    issuer.fault = null;

    expect(await goThrough(issuer, parent, signIn)).toBe('/dashboard');
  });

  test('that has withdrawn a key lets nobody in by it, although it was good a moment ago', async () => {
    const { parent } = await anAccount();
    expect(await goThrough(issuer, parent, signIn)).toBe('/dashboard');
    const back = await throughIssuer(issuer, await pressButton(parent, signIn));
    parent.cookies.delete('sid');
    issuer.fault = 'other keys';

    expect(await outcomeOf(parent, await comeBack(parent, back))).toEqual(refused(didNotFit));
  });

  test('that has changed its keys since the last time lets people in', async () => {
    const rotating = await TestIssuer.start({ callbacks: [callback] });
    const { parent } = await anAccount({}, rotating);
    expect(await goThrough(rotating, parent, signIn)).toBe('/dashboard');
    rotating.rotateKeys();

    expect(await goThrough(rotating, parent, signIn)).toBe('/dashboard');
    await rotating.stop();
  });
});

describe('[AUTH-05] a clock that is off', () => {
  test.each([
    { minutes: 5, page: '/dashboard' },
    { minutes: -5, page: '/dashboard' },
    { minutes: 20, page: '/login' },
  ])('by $minutes minutes, where tokens live for one', async ({ minutes, page }) => {
    const brief = await TestIssuer.start({ callbacks: [callback], idTokenS: 60 });
    const clock = () => new Date(Date.now() + minutes * 60_000);
    const { parent } = await anAccount({ clock }, brief);

    expect(await goThrough(brief, parent, signIn)).toBe(page);
    await brief.stop();
  });
});

async function anAccount(changes: Parameters<typeof aHouseBeside>[1] = {}, at = issuer) {
  const home = await aHouseBeside(at, { pages: renderer, ...changes });
  const person = await aPerson(home, 'Hannah Brooks');
  const member = (at.member = aMember());
  await anIdentityOf(home, person, { issuer: at.address, subject: member.subject });
  return { home, parent: home.visitor() };
}

/** Another browser with the same way. */
function anotherOf(parent: Client, trip: string): Client {
  const { cookies } = parent;
  cookies.clear();
  cookies.set('trip', trip);
  return parent;
}

function changed(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

function refused(text: string) {
  return { page: '/login', title: 'Google login failed', text, isIn: false };
}

/** What somebody is shown at the page to which they were sent. */
async function outcomeOf(parent: Client, page: string) {
  const { text: html } = await parent.get(page);
  const [, title, text] = /role="alert">.*?<strong>([^<]*)<\/strong><div>([^<]*)<\/div>/.exec(html) ?? [];
  const { status } = await parent.ask(readMe, {});
  return { page, title, text, isIn: status === 200 };
}
