import { describe, expect, test } from 'vitest';
import { cancelDeletion, closeAccount, readDeletion } from '#contract/accounts/deletion.ts';
import { readMe } from '#contract/accounts/me.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { grant } from '#server/billing/service.ts';
import { newId } from '#server/db/id.ts';
import { closeFor, sendSignIn } from '#testing/accounts.ts';
import { checkOut, manage } from '#testing/billing/paying.ts';
import {
  aChild,
  aFamily,
  anInvitation,
  aPerson,
  familyPassword,
  tie,
  type Family,
  type Person,
} from '#testing/family.ts';
import { aHouse, noLimits } from '#testing/house.ts';
import { requestTo, type EndpointName } from '#testing/rooms/rooms.ts';
import { storedRows } from '#testing/db/stored-rows.ts';

const body = { password: familyPassword, confirmation: 'delete' } as const;
const closes = (person: Person) => person.ask(closeAccount, { body });

describe('[ACC-03] before an account is deleted its owner reads what happens to each child', () => {
  test('it passes to the co-parent who joined first, and never to a viewer', async () => {
    const family = await aFamily();
    const { parent, child } = family;
    family.clock.goOn({ days: -1 });
    await tie(family, child, await aPerson(family, 'Ines Marlow'));

    const { erasedFrom, children } = await parent.call(readDeletion, {});

    expect(erasedFrom).toBeNull();
    expect(children).toEqual([
      { childId: child.id, firstName: 'Maya', gender: 'female', what: 'passes', to: 'Ines Marlow' },
    ]);
  });

  test('it is deleted with the account where only viewers are left, and merely loses a parent who is not primary', async () => {
    const family = await aFamily();
    const jonah = await aChild(family, family.coParent, { first_name: 'Jonah', gender: 'male' });
    await tie(family, jonah, family.viewer, { may: 'view' });

    const { children } = await family.coParent.call(readDeletion, {});

    expect(children.toSorted((a, b) => (a.firstName < b.firstName ? -1 : 1))).toMatchObject([
      { childId: jonah.id, what: 'deleted', to: null },
      { childId: family.child.id, what: 'stays', to: null },
    ]);
  });
});

test('[ACC-03] [SUB-02] before an account is deleted its owner reads whether a subscription ends with it', async () => {
  const family = await aFamily();
  const { house, parent, coParent, clock } = family;
  const until = new Date(clock.now().getTime() + 7 * 86_400_000);
  await grant(house.db, coParent.id, until, clock.now());
  const isTold = async (reader: Person) => (await reader.call(readDeletion, {})).hasSubscription;

  expect(await isTold(parent)).toBe(false);
  await checkOut(family, parent);
  expect(await isTold(parent)).toBe(true);
  await manage(family, parent, 'cancel-at-end');
  expect(await isTold(parent)).toBe(true);
  await manage(family, parent, 'cancel-now');
  expect(await isTold(parent)).toBe(false);
  // What the operator gives is paid for nowhere.
  expect(await isTold(coParent)).toBe(false);
});

describe('[ACC-03] closing an account', () => {
  test('says when it is erased, ends every other session, and leaves the co-parents’ access', async () => {
    const { parent, coParent, child, house, clock, visitor, mailsTo } = await aFamily();
    const phone = visitor();
    await sendSignIn(phone, { email: parent.email });

    const answer = await closes(parent);

    const erasedFrom = new Date(clock.now().getTime() + 29.5 * 24 * 60 * 60_000).toISOString();
    expect(answer).toMatchObject({ status: 200, body: { erasedFrom } });
    expect((await phone.ask(readMe, {})).status).toBe(401);
    expect((await coParent.ask(measurementEndpoints.list, { params: { childId: child.id } })).status).toBe(200);
    expect(await parent.call(readDeletion, {})).toMatchObject({ erasedFrom });
    const [mail] = await mailsTo(parent.email);
    expect(mail).toMatchObject({ kind: 'account-closed', subject: 'Your Fernling account is closed' });
    expect(mail?.text).toContain('Until the end of December 19, 2026');
    expect(mail?.text).toContain(`${house.config.publicUrl}/login`);
  });

  test('cancels invitations without an answer, and leaves mailed links to a new password', async () => {
    const family = await aFamily();
    const { house, parent, child } = family;
    const email = 'nora@example.org';
    await aResetLink(family);
    await anInvitation(family, child, parent, { email });
    await anInvitation(family, child, parent, { email, status: 'accepted' });

    await closes(parent);

    const links = house.db.selectFrom('tokens').select('purpose').where('user_id', '=', parent.id);
    expect(await links.execute()).toEqual([{ purpose: 'reset-password' }]);
    const left = house.db.selectFrom('invitations').select('status').where('child_id', '=', child.id);
    expect(await left.execute()).toEqual([{ status: 'accepted' }]);
  });

  test('needs the password, and the tries are limited', async () => {
    const { parent } = await aFamily(
      await aHouse({ limits: { ...noLimits, passwordSession: { most: 2, windowS: 60 } } }),
    );
    const wrong = () => parent.ask(closeAccount, { body: { ...body, password: 'not this one' } });

    expect(await wrong()).toMatchObject({
      status: 422,
      body: { fields: [{ name: 'password', message: 'This password is incorrect' }] },
    });
    expect((await wrong()).status).toBe(422);
    expect(await closes(parent)).toMatchObject({ status: 429, body: { code: 'slow-down' } });
    expect(await parent.call(readDeletion, {})).toMatchObject({ erasedFrom: null });
  });

  test('is refused, with the reason, when something else would happen to a child than was shown', async () => {
    const { parent, coParent, child, house } = await aFamily();
    const { children } = await parent.call(readDeletion, {});
    const seen = children.map(({ childId, what, to }) => ({ childId, what, to }));
    await house.db.deleteFrom('child_parents').where('user_id', '=', coParent.id).execute();

    const refused = await parent.ask(closeAccount, { body: { ...body, seen } });

    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { children: [{ childId: child.id, what: 'deleted', to: null }] } },
    });
    expect(await parent.call(readDeletion, {})).toMatchObject({ erasedFrom: null });
    const known = { childId: child.id, what: 'deleted', to: null } as const;
    expect(await parent.ask(closeAccount, { body: { ...body, seen: [] } })).toMatchObject({ status: 409 });
    expect(await parent.ask(closeAccount, { body: { ...body, seen: [known] } })).toMatchObject({ status: 200 });
  });

  test('twice at the same moment is closed once, with one mail', async () => {
    const { parent, mailsTo } = await aFamily();

    const answers = await Promise.all([closes(parent), closes(parent), closes(parent)]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    expect(await mailsTo(parent.email)).toHaveLength(1);
  });
});

describe('[ACC-03] a closed account', () => {
  const names = Object.keys(endpoints) as EndpointName[];
  const open = names.filter((name) => isOpen(endpoints[name]));
  const shut = names.filter((name) => !isOpen(endpoints[name]));

  test('can be viewed, reopened and left', () => {
    expect(open.filter((name) => endpoints[name].who !== 'anyone')).toEqual([
      'signOut',
      'signOutEverywhere',
      'readMe',
      'readDeletion',
      'cancelDeletion',
    ]);
  });

  test.each(shut)('%s: is refused to its owner, who was the primary parent, and nothing changes', async (name) => {
    const family = await aFamily();
    const request: object = await requestTo[name](family);
    await closeFor(family.house.db, family.parent, '2099-01-01T00:00:00.000Z');
    const before = await storedRows(family.house.db);

    const answer = await family.parent.ask<Endpoint>(endpoints[name], request);

    expect(answer).toMatchObject({ status: 403, body: { code: 'account-closed', title: 'This account is closed.' } });
    expect(await storedRows(family.house.db)).toEqual(before);
  });

  test('leads from the login to the page that can reopen it', async () => {
    const { parent, visitor } = await aFamily();
    await closes(parent);
    const browser = visitor();

    expect(await sendSignIn(browser, { email: parent.email })).toMatchObject({ body: { next: '/account-closed' } });
    expect((await browser.ask(readMe, {})).status).toBe(200);
  });
});

describe('[ACC-03] a change of mind', () => {
  test('opens the account again with everything as it was, and both are among its security events', async () => {
    const { parent, child, house, clock, mailsTo } = await aFamily();
    const before = await withoutTraces(house.db);
    await closes(parent);
    clock.goOn({ seconds: 1 });

    const answer = await parent.ask(cancelDeletion, { body: {} });

    expect(answer.status).toBe(200);
    expect(parent.cookies.get('flash')).toBe('deletion-canceled');
    expect(await withoutTraces(house.db)).toEqual(before);
    expect((await parent.ask(measurementEndpoints.list, { params: { childId: child.id } })).status).toBe(200);
    const kinds = (await parent.call(listSecurityEvents, {})).map(({ kind }) => kind);
    expect(kinds).toEqual(['deletion-canceled', 'deletion-asked']);
    expect((await mailsTo(parent.email)).map(({ kind }) => kind)).toEqual(['account-closed', 'account-kept']);
  });

  test('about an account that is open changes nothing', async () => {
    const { parent, house } = await aFamily();
    const before = await storedRows(house.db);

    expect((await parent.ask(cancelDeletion, { body: {} })).status).toBe(200);
    expect(await storedRows(house.db)).toEqual(before);
  });
});

function isOpen({ who, whileClosed }: Endpoint): boolean {
  return who === 'anyone' || whileClosed === true;
}

/** All rows but those about the closing itself. */
async function withoutTraces(db: Family['house']['db']) {
  const { mails: _m, jobs: _j, security_events: _s, rate_limits: _r, ...rest } = await storedRows(db);
  return rest;
}

async function aResetLink({ house, parent }: Family): Promise<void> {
  const at = house.clock().toISOString();
  await house.db
    .insertInto('tokens')
    .values({ hash: newId(), purpose: 'reset-password', user_id: parent.id, made_at: at, expires_at: at })
    .execute();
}
