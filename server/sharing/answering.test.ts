import { describe, expect, test } from 'vitest';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { addChild, listChildren } from '#contract/children.ts';
import { day } from '#domain/time/day.ts';
import { declineInvitation, processInvitation, readInvitation } from '#contract/sharing/answering.ts';
import { listInvitations } from '#contract/sharing/invitations.ts';
import { listParents, removeParent } from '#contract/sharing/parents.ts';
import { mostChildren } from '#server/children/rules.ts';
import { newToken } from '#server/auth/token.ts';
import { anEmail } from '#testing/accounts.ts';
import type { Client } from '#testing/client.ts';
import { aChild, aFamily, anInvitation, aPerson, type Family } from '#testing/family.ts';
import { storedRows } from '#testing/db/stored-rows.ts';

describe('[PAR-04] accepting an invitation', () => {
  test('gives the invited address what was promised, as the list of parents shows', async () => {
    const { family, guest, token } = await anInvitedGuest();
    const { child, parent, clock } = family;
    clock.goOn({ hours: 1 });

    const accepted = await guest.call(processInvitation, { body: { token } });

    expect(accepted).toEqual({ childId: child.id, childIds: [child.id] });
    const parents = await parent.call(listParents, about(family));
    expect(parents.find(({ userId }) => userId === guest.id)).toMatchObject({
      name: 'Ada Hale',
      relationship: 'mother',
      may: 'view',
      isPrimary: false,
    });
    const [invitation] = await parent.call(listInvitations, about(family));
    expect(invitation).toMatchObject({ status: 'accepted', acceptedAt: clock.now().toISOString() });
    expect(await guest.call(listChildren, {})).toMatchObject({
      children: [{ id: child.id, relationship: 'mother', may: 'view', isPrimary: false }],
      activeChildId: child.id,
    });
  });

  test('does not change the active child of the parent who accepts', async () => {
    const { guest, token } = await anInvitedGuest();
    const body = { firstName: 'Noah', bornOn: day('2026-11-02'), gender: 'male' } as const;
    const { id } = await guest.call(addChild, { body });

    await guest.call(processInvitation, { body: { token } });

    expect(await guest.call(listChildren, {})).toMatchObject({ children: [{}, {}], activeChildId: id });
  });

  test('is logged for the parent who accepts, and reported to the primary parent', async () => {
    const { family, guest, token } = await anInvitedGuest();

    await guest.call(processInvitation, { body: { token } });

    expect(await guest.call(listSecurityEvents, {})).toMatchObject([{ kind: 'invitation-accepted' }]);
    const [mail] = await family.mailsTo(family.parent.email);
    expect(mail?.text).toContain(
      'Ada Hale accepted an invitation and now shares what is kept about Maya, as mother (Can view).',
    );
  });

  test('by another account is refused, says for whom the link is, and grants nothing', async () => {
    const { family, token } = await anInvitedGuest('maria@example.org');
    const before = await storedRows(family.house.db);

    const answer = await family.stranger.ask(processInvitation, { body: { token } });

    const error = 'This invitation is for m…@example.org. You are logged in with another address.';
    expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed', title: error, error } });
    expect(await storedRows(family.house.db)).toEqual(before);
  });

  test('a second time by the same account is a success, and changes nothing', async () => {
    const { family, guest, token } = await anInvitedGuest();
    await guest.call(processInvitation, { body: { token } });
    const before = await storedRows(family.house.db);

    const again = await guest.call(processInvitation, { body: { token } });

    expect(again).toEqual({ childId: family.child.id, childIds: [family.child.id] });
    expect(await storedRows(family.house.db)).toEqual(before);
  });

  test('by a parent who has access already changes nothing', async () => {
    const family = await aFamily();
    const { viewer, child, parent } = family;
    const { token } = await anInvitation(family, child, parent, { email: viewer.email, may: 'edit' });
    const before = await storedRows(family.house.db);

    await viewer.call(processInvitation, { body: { token } });

    const after = await storedRows(family.house.db);
    expect({ ...after, invitations: [] }).toEqual({ ...before, invitations: [] });
  });

  test('does not restore a parent who was removed after accepting', async () => {
    const { family, guest, token } = await anInvitedGuest();
    await guest.call(processInvitation, { body: { token } });
    const parents = await family.parent.call(listParents, about(family));
    const parentId = parents.find(({ userId }) => userId === guest.id)?.id ?? '';
    await family.parent.call(removeParent, { params: { childId: family.child.id, parentId }, body: {} });

    const answer = await guest.ask(processInvitation, { body: { token } });

    expect(answer).toMatchObject({ status: 410, body: { code: 'spent' } });
    expect(await guest.call(listChildren, {})).toMatchObject({ children: [] });
  });

  test('is refused to an account that sees all the children it can see', async () => {
    const { family, guest, token } = await anInvitedGuest();
    for (let n = 0; n < mostChildren; n += 1) await aChild(family, guest, { first_name: `Child ${n}` });
    const before = await storedRows(family.house.db);

    const answer = await guest.ask(processInvitation, { body: { token } });

    expect(answer).toMatchObject({ status: 413, body: { title: 'An account can have at most 100 children.' } });
    expect(await storedRows(family.house.db)).toEqual(before);
  });
});

describe('[PAR-04] a used link says that it has expired', () => {
  const spent = { status: 410, body: { code: 'spent', error: expect.stringContaining('expired') } };

  test('after seven days', async () => {
    const { family, guest, token } = await anInvitedGuest();
    family.clock.goOn({ days: 7 });

    expect(await guest.ask(processInvitation, { body: { token } })).toMatchObject(spent);
  });

  test('a moment before, it still works', async () => {
    const { family, guest, token } = await anInvitedGuest();
    family.clock.goOn({ days: 7 });
    family.clock.goOn({ ms: -1 });

    expect((await guest.ask(processInvitation, { body: { token } })).status).toBe(200);
  });

  test('once it was declined', async () => {
    const { family, guest, token } = await anInvitedGuest();
    await family.nobody.call(declineInvitation, { body: { token } });

    expect(await guest.ask(processInvitation, { body: { token } })).toMatchObject(spent);
  });

  test('when it never was', async () => {
    const { guest } = await anInvitedGuest();

    expect(await guest.ask(processInvitation, { body: { token: newToken() } })).toMatchObject(spent);
  });
});

describe('[PAR-03] what the bearer of a link learns', () => {
  const offer = {
    email: 'm…@example.org',
    relationship: 'mother',
    may: 'view',
    isAccepted: false,
    isDeclined: false,
  };

  test.each(['nobody', 'stranger', 'coParent'] as const)('%s: who invites, and no name of a child', async (person) => {
    const { family, token } = await anInvitedGuest('maria@example.org');

    const opened = await family[person].call(readInvitation, { body: { token } });

    expect(opened).toEqual({ ...offer, isForYou: false, children: 'a child', inviterName: 'Hannah Brooks' });
  });

  test('the invited address: from whom and about whom', async () => {
    const { guest, token } = await anInvitedGuest('maria@example.org');

    const opened = await guest.call(readInvitation, { body: { token } });

    expect(opened).toEqual({ ...offer, isForYou: true, children: 'Maya', inviterName: 'Hannah Brooks' });
  });

  test('the parent who has accepted: that they have', async () => {
    const { guest, token, family } = await anInvitedGuest();
    await guest.call(processInvitation, { body: { token } });

    expect(await guest.call(readInvitation, { body: { token } })).toMatchObject({ isAccepted: true, isForYou: true });
    expect(await family.nobody.ask(readInvitation, { body: { token } })).toMatchObject({ status: 410 });
  });
});

describe('[PAR-03] declining', () => {
  test('needs only the link, ends the invitation, and has the same answer a second time', async () => {
    const { family, token } = await anInvitedGuest();

    await family.nobody.call(declineInvitation, { body: { token } });
    await family.visitor().call(declineInvitation, { body: { token } });

    const [invitation] = await family.parent.call(listInvitations, about(family));
    expect(invitation).toMatchObject({ status: 'declined', acceptedAt: null });
  });

  test('shows that it was declined only on the page that declines', async () => {
    const { family, guest, token } = await anInvitedGuest();
    const toDecline = { body: { token, toDecline: true } };
    expect(await family.nobody.call(readInvitation, toDecline)).toMatchObject({ isDeclined: false });

    await family.nobody.call(declineInvitation, { body: { token } });

    expect(await family.nobody.call(readInvitation, toDecline)).toMatchObject({
      isDeclined: true,
      children: 'a child',
    });
    expect(await guest.ask(readInvitation, { body: { token } })).toMatchObject({ status: 410 });
  });

  test.each([
    { when: 'it was accepted', spoil: async ({ guest, token }: Scene) => void (await accepts(guest, token)) },
    { when: 'it has expired', spoil: async ({ family }: Scene) => family.clock.goOn({ days: 7 }) },
  ])('is too late once $when', async ({ spoil }) => {
    const scene = await anInvitedGuest();
    await spoil(scene);

    const answer = await scene.family.nobody.ask(declineInvitation, { body: { token: scene.token } });

    expect(answer).toMatchObject({ status: 410, body: { code: 'spent' } });
  });
});

type Scene = Awaited<ReturnType<typeof anInvitedGuest>>;

/** Ada, who has an account, invited by Hannah to view Maya. */
async function anInvitedGuest(email = anEmail()) {
  const family = await aFamily();
  await family.house.db.deleteFrom('users').where('email', '=', email).execute();
  const guest = await aPerson(family, 'Ada Hale', { email });
  const { token } = await anInvitation(family, family.child, family.parent, {
    email,
    relationship: 'mother',
    may: 'view',
  });
  return { family, guest, token };
}

function accepts(guest: Client, token: string) {
  return guest.call(processInvitation, { body: { token } });
}

function about({ child }: Family) {
  return { params: { childId: child.id } };
}
