import { describe, expect, test } from 'vitest';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { listChildren, removeChild } from '#contract/children.ts';
import { declineInvitation, processInvitation, readInvitation } from '#contract/sharing/answering.ts';
import { cancelInvitation, listInvitations, sendInvitation } from '#contract/sharing/invitations.ts';
import { changeParent, leaveChild, listParents } from '#contract/sharing/parents.ts';
import { mostChildren } from '#server/children/rules.ts';
import { anEmail } from '#testing/accounts.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { aChild, aFamily, aPerson, tie, type Family, type Person } from '#testing/family.ts';
import { invitationTokensTo, sendInvite } from '#testing/sharing.ts';

describe('[PAR-02] [decision 80] an invitation to several children', () => {
  test('is one mail with one link, one event, and one mail to their primary parent', async () => {
    const { family, leo } = await aFamilyOfTwo();
    const { parent, coParent, child } = family;
    await tie(family, leo, coParent);
    const email = anEmail();

    const sent = await coParent.call(sendInvitation, {
      body: { newbornId: child.id, alsoForIds: [leo.id, child.id], email, relationship: 'grandparent' },
    });

    expect(sent).toMatchObject({ childId: child.id, alsoFor: [{ id: leo.id, firstName: 'Leo' }] });
    const mails = await family.mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('would like you to follow Maya and Leo on Fernling');
    const news = (await family.mailsTo(parent.email)).filter(({ kind }) => kind === 'access-invited');
    expect(news.map(({ text }) => text)).toEqual([
      expect.stringContaining(`invited ${email} to share what is kept about Maya and Leo, as grandparent (Can view).`),
    ]);
    const events = await coParent.call(listSecurityEvents, {});
    expect(events.filter(({ kind }) => kind === 'invitation-sent')).toHaveLength(1);
    expect(await namesOf(parent, leo)).toEqual([[email, 'pending', ['Maya']]]);
  });

  test('tells each primary parent of their own children', async () => {
    const { family } = await aFamilyOfTwo();
    const { parent, coParent, child } = family;
    const noah = await aChild(family, coParent, { first_name: 'Noah' });
    const email = anEmail();

    await sendInvite(coParent, child, email, { alsoForIds: [noah.id] });

    const told = async (of: Person) =>
      (await family.mailsTo(of.email)).filter(({ kind }) => kind === 'access-invited').map(({ text }) => text);
    expect(await told(parent)).toEqual([expect.stringContaining('Daniel Brooks invited')]);
    expect((await told(parent))[0]).not.toContain('Noah');
    expect(await told(coParent)).toEqual([expect.stringContaining('You invited')]);
    expect((await told(coParent))[0]).not.toContain('Maya');
  });

  test.each([
    { who: 'who may only view one of them', may: 'view' as const, status: 403 },
    { who: 'who has no access to one of them', may: null, status: 404 },
  ])('is refused as a whole to a parent $who', async ({ may, status }) => {
    const { family } = await aFamilyOfTwo();
    const { parent, stranger, child } = family;
    const noah = await aChild(family, stranger, { first_name: 'Noah' });
    if (may !== null) await tie(family, noah, parent, { may });
    const before = await storedRows(family.house.db);

    const first = await sendInvite(parent, child, anEmail(), { alsoForIds: [noah.id] });
    const second = await sendInvite(parent, noah, anEmail(), { alsoForIds: [child.id] });

    expect([first.status, second.status]).toEqual([status, status]);
    expect(withoutProof(await storedRows(family.house.db))).toEqual(withoutProof(before));
  });

  test('is refused for a person with access to one of them, who is named', async () => {
    const { family, leo } = await aFamilyOfTwo();

    const answer = await sendInvite(family.parent, leo, family.coParent.email, { alsoForIds: [family.child.id] });

    expect(answer).toMatchObject({ status: 409, body: { title: 'This person already has access to Maya.' } });
    expect(await namesOf(family.parent, leo)).toEqual([]);
  });

  test('does not tell a parent of the other children whom they do not share', async () => {
    const { family, leo } = await aFamilyOfTwo();
    const { parent, coParent, child } = family;

    await sendInvite(parent, child, 'ruth@example.org', { alsoForIds: [leo.id] });
    expect(await namesOf(coParent, child)).toEqual([['ruth@example.org', 'pending', []]]);
    await tie(family, leo, coParent, { may: 'view' });

    expect(await namesOf(coParent, child)).toEqual([['ruth@example.org', 'pending', []]]);
  });

  test('to an address invited to one of them replaces that one alone', async () => {
    const { family, leo } = await aFamilyOfTwo();
    const { parent, child, nobody } = family;
    const email = anEmail();
    await sendInvite(parent, child, email, { alsoForIds: [leo.id] });

    const again = await sendInvite(parent, leo, email);

    expect(again.body).toMatchObject({ isInPlaceOfEarlier: true, alsoFor: [] });
    const [first = '', second = ''] = await invitationTokensTo(family, email);
    expect(await nobody.call(readInvitation, { body: { token: first } })).toMatchObject({ children: 'a child' });
    expect(await nobody.call(readInvitation, { body: { token: second } })).toMatchObject({ children: 'a child' });
    expect(await namesOf(parent, child)).toEqual([[email, 'pending', []]]);
  });
});

describe('[PAR-04] [decision 80] an invitation to several children is answered for all at once', () => {
  test('names them to the invited person, who accepts all', async () => {
    const { family, leo, guest, token } = await anInvitedGrandmother();
    const { child, parent } = family;
    expect(await family.nobody.call(readInvitation, { body: { token } })).toMatchObject({ children: '2 children' });
    expect(await guest.call(readInvitation, { body: { token } })).toMatchObject({ children: 'Maya and Leo' });

    const accepted = await guest.call(processInvitation, { body: { token } });
    const again = await guest.call(processInvitation, { body: { token } });

    expect(accepted).toEqual({ childId: child.id, childIds: [child.id, leo.id] });
    expect(again).toEqual(accepted);
    expect(await guest.call(listChildren, {})).toMatchObject({
      children: [
        { id: child.id, relationship: 'grandparent', may: 'view' },
        { id: leo.id, relationship: 'grandparent', may: 'view' },
      ],
      activeChildId: child.id,
    });
    const news = (await family.mailsTo(parent.email)).filter(({ kind }) => kind === 'access-accepted');
    expect(news.map(({ subject }) => subject)).toEqual(['Ruth Brooks now has access to Maya and Leo']);
    expect(await eventsOf(guest)).toEqual(['invitation-accepted']);
  });

  test('is declined for all', async () => {
    const { family, leo, guest, token } = await anInvitedGrandmother();

    await family.nobody.call(declineInvitation, { body: { token } });

    expect(await guest.ask(processInvitation, { body: { token } })).toMatchObject({ status: 410 });
    for (const child of [family.child, leo])
      expect(await namesOf(family.parent, child)).toMatchObject([[guest.email, 'declined', [expect.any(String)]]]);
  });

  test('gives none when the account has no space for all', async () => {
    const { family, guest, token } = await anInvitedGrandmother();
    for (let n = 0; n < mostChildren - 1; n += 1) await aChild(family, guest, { first_name: `Child ${n}` });
    const before = await storedRows(family.house.db);

    expect(await guest.ask(processInvitation, { body: { token } })).toMatchObject({ status: 413 });

    expect(await storedRows(family.house.db)).toEqual(before);
  });

  test('leaves access that the person has to one of them as it is', async () => {
    const { family, leo, guest, token } = await anInvitedGrandmother();
    await tie(family, leo, guest, { relationship: 'mother', may: 'edit' });

    await guest.call(processInvitation, { body: { token } });

    const { children } = await guest.call(listChildren, {});
    expect(children.map(({ relationship }) => relationship).toSorted()).toEqual(['grandparent', 'mother']);
  });

  test.each<{ how: string; end: (scene: Scene) => Promise<unknown> }>([
    {
      how: 'canceled for one',
      end: async ({ family, leo, id }) =>
        family.parent.call(cancelInvitation, { params: { childId: leo.id, invitationId: id }, body: {} }),
    },
    {
      how: 'ended for one by removing that child',
      end: async ({ family, leo }) =>
        family.parent.call(removeChild, { params: { childId: leo.id }, body: { firstName: 'Leo' } }),
    },
  ])('[PAR-05] $how, it stays for the other', async ({ end }) => {
    const scene = await anInvitedGrandmother();
    const { family, guest, token } = scene;
    await end(scene);

    const accepted = await guest.call(processInvitation, { body: { token } });

    expect(accepted.childIds).toEqual([family.child.id]);
    expect(await namesOf(family.parent, family.child)).toEqual([[guest.email, 'accepted', []]]);
  });

  test.each(['leaves', 'may only view'] as const)(
    '[PAR-05] it stays for the other child when the inviter %s one',
    async (how) => {
      const { family, leo } = await aFamilyOfTwo();
      const { parent, coParent, child } = family;
      const parentId = await tie(family, leo, coParent);
      const guest = await aPerson(family, 'Ruth Brooks');
      await sendInvite(coParent, child, guest.email, { alsoForIds: [leo.id] });
      if (how === 'leaves') await coParent.call(leaveChild, { params: { childId: leo.id }, body: {} });
      else
        await parent.ask(changeParent, {
          params: { childId: leo.id, parentId },
          body: { relationship: 'grandparent', may: 'view' },
        });

      const [token = ''] = await invitationTokensTo(family, guest.email);

      expect((await guest.call(processInvitation, { body: { token } })).childIds).toEqual([child.id]);
      const parents = await parent.call(listParents, { params: { childId: leo.id } });
      expect(parents.some(({ userId }) => userId === guest.id)).toBe(false);
    },
  );

  test('with a removed child go the waiting mails that name it', async () => {
    const { family, leo, guest } = await anInvitedGrandmother();

    await family.parent.call(removeChild, { params: { childId: leo.id }, body: { firstName: 'Leo' } });

    const left = [...(await family.mailsTo(guest.email)), ...(await family.mailsTo(family.parent.email))];
    expect(left.filter(({ text }) => text.includes('Leo'))).toEqual([]);
  });
});

type Scene = Awaited<ReturnType<typeof anInvitedGrandmother>>;

/** Leo is Hannah's as well; Daniel does not see him. */
async function aFamilyOfTwo() {
  const family = await aFamily();
  const leo = await aChild(family, family.parent, { first_name: 'Leo' });
  return { family, leo };
}

async function anInvitedGrandmother() {
  const { family, leo } = await aFamilyOfTwo();
  const guest = await aPerson(family, 'Ruth Brooks');
  const { body } = await sendInvite(family.parent, family.child, guest.email, {
    alsoForIds: [leo.id],
    relationship: 'grandparent',
  });
  const [token = ''] = await invitationTokensTo(family, guest.email);
  const id = body !== null && typeof body === 'object' && 'id' in body ? String(body.id) : '';
  return { family, leo, guest, token, id };
}

async function namesOf(parent: Person, child: Pick<Family['child'], 'id'>) {
  const list = await parent.call(listInvitations, { params: { childId: child.id } });
  return list.map(({ email, status, alsoFor }) => [email, status, alsoFor.map(({ firstName }) => firstName)]);
}

async function eventsOf(person: Person): Promise<string[]> {
  return (await person.call(listSecurityEvents, {})).map(({ kind }) => kind);
}

/** Being asked for the password is stored with the session. */
function withoutProof({ sessions: _s, security_events: _e, ...rest }: Awaited<ReturnType<typeof storedRows>>) {
  return rest;
}
