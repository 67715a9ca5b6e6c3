import { describe, expect, test } from 'vitest';
import { cancelInvitation, listInvitations, sendInvitation } from '#contract/sharing/invitations.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { readInvitation } from '#contract/sharing/answering.ts';
import { anEmail } from '#testing/accounts.ts';
import { aChild, aFamily, anInvitation } from '#testing/family.ts';
import { invitationTokensTo, sendInvite } from '#testing/sharing.ts';
import { storedRows } from '#testing/db/stored-rows.ts';

describe('[PAR-02] an invitation', () => {
  test('is for an address, as what and with which right it says, for seven days', async () => {
    const family = await aFamily();
    const { child, coParent, clock } = family;

    const sent = await coParent.call(sendInvitation, {
      body: { newbornId: child.id, email: ' Ada@Example.org ', relationship: 'mother', right: 'view' },
    });

    expect(sent).toEqual({
      id: expect.any(String),
      childId: child.id,
      email: 'Ada@Example.org',
      relationship: 'mother',
      may: 'view',
      status: 'pending',
      madeBy: { id: coParent.id, name: 'Daniel Brooks' },
      madeAt: clock.now().toISOString(),
      expiresAt: new Date(clock.now().getTime() + 7 * 24 * 60 * 60_000).toISOString(),
      acceptedAt: null,
      endedAt: null,
      alsoFor: [],
      isInPlaceOfEarlier: false,
    });
  });

  test('is for a guardian who can edit by default', async () => {
    const { child, parent } = await aFamily();

    const sent = await parent.call(sendInvitation, { body: { newbornId: child.id, email: anEmail() } });

    expect(sent).toMatchObject({ relationship: 'guardian', may: 'edit' });
  });

  test.each(['grandparent', 'caregiver'] as const)(
    '[decision 80] is for a %s who can view by default',
    async (relationship) => {
      const { child, parent } = await aFamily();

      const sent = await parent.call(sendInvitation, { body: { newbornId: child.id, email: anEmail(), relationship } });

      expect(sent).toMatchObject({ relationship, may: 'view' });
    },
  );

  test('takes its names from what is stored, never from the request', async () => {
    const family = await aFamily();
    const email = anEmail();

    await family.parent.post('/functions/v1/send-invitation', {
      newbornId: family.child.id,
      email,
      relationship: 'father',
      childName: 'Prize',
      inviterName: 'Your bank',
    });

    const [mail] = await family.mailsTo(email);
    expect(mail?.text).toContain(`Hannah Brooks (${family.parent.email}) would like you to follow Maya on Fernling`);
    expect(mail?.text).not.toMatch(/Prize|Your bank/);
  });

  test('stores only the hash of its token', async () => {
    const family = await aFamily();
    const email = anEmail();

    await sendInvite(family.parent, family.child, email);

    const [token] = await invitationTokensTo(family, email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { mails: _, ...rows } = await storedRows(family.house.db);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('says whether it takes the place of one that could still be answered', async () => {
    const { parent, coParent, child, clock } = await aFamily();
    const email = anEmail();

    const first = await sendInvite(parent, child, email);
    const second = await sendInvite(coParent, child, email);
    clock.goOn({ days: 8 });
    const third = await sendInvite(parent, child, email);

    expect(first.body).toMatchObject({ isInPlaceOfEarlier: false });
    expect(second.body).toMatchObject({ isInPlaceOfEarlier: true });
    expect(third.body).toMatchObject({ isInPlaceOfEarlier: false });
  });

  test('replaces the pending one to the same address, whose link stops working', async () => {
    const family = await aFamily();
    const email = anEmail();
    await sendInvite(family.parent, family.child, email);

    await sendInvite(family.coParent, family.child, email.toUpperCase(), { right: 'view' });

    const [first] = await invitationTokensTo(family, email);
    const [second] = await invitationTokensTo(family, email.toUpperCase());
    expect(await family.parent.call(listInvitations, about(family))).toMatchObject([
      { may: 'view', status: 'pending' },
    ]);
    expect(await family.nobody.ask(readInvitation, { body: { token: first ?? '' } })).toMatchObject({ status: 410 });
    expect(await family.nobody.ask(readInvitation, { body: { token: second ?? '' } })).toMatchObject({ status: 200 });
  });

  test('for a parent who has access already is refused', async () => {
    const { parent, coParent, child } = await aFamily();

    const answer = await sendInvite(parent, child, coParent.email.toUpperCase());

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'already-exists', error: 'This person already has access.', details: [] },
    });
  });

  test('for oneself is refused', async () => {
    const { coParent, child } = await aFamily();

    const answer = await sendInvite(coParent, child, coParent.email);

    const fields = [{ name: 'email', code: 'refused', message: 'This is your own address' }];
    expect(answer).toMatchObject({ status: 422, body: { fields, details: fields } });
  });

  test.each([
    { field: 'email', body: { email: 'nobody' }, message: 'Please enter a valid email address' },
    { field: 'relationship', body: { relationship: 'aunt' }, message: 'Please select a relationship' },
    { field: 'right', body: { right: 'own' }, message: 'Please select a right' },
    {
      field: 'right',
      body: { relationship: 'grandparent', right: 'edit' },
      message: 'A grandparent can view, not edit',
    },
    {
      field: 'right',
      body: { relationship: 'caregiver', right: 'edit' },
      message: 'A caregiver can view, not edit',
    },
  ])('[UI-02] with another $field is refused: $message', async ({ field, body, message }) => {
    const { parent, child } = await aFamily();

    const answer = await parent.post('/functions/v1/send-invitation', {
      newbornId: child.id,
      email: anEmail(),
      ...body,
    });

    expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: field, message }] } });
  });

  test('is logged for its sender, and reported to the primary parent', async () => {
    const family = await aFamily();
    const email = anEmail();

    await sendInvite(family.coParent, family.child, email, { right: 'view' });

    const [event] = await family.coParent.call(listSecurityEvents, {});
    const [mail] = await family.mailsTo(family.parent.email);
    expect(event).toMatchObject({ kind: 'invitation-sent', detail: email });
    expect(mail?.text).toContain(
      `Daniel Brooks invited ${email} to share what is kept about Maya, as guardian (Can view).`,
    );
  });
});

describe('[PAR-01] the invitations to a child', () => {
  test('come newest first, those without an answer in time as expired', async () => {
    const family = await aFamily();
    const { child, parent, coParent, clock } = family;
    await anInvitation(family, child, parent, { email: 'first@example.org' });
    clock.goOn({ days: 7 });
    const { id } = await anInvitation(family, child, coParent, { email: 'second@example.org', may: 'view' });
    const answered = { answered_at: clock.now().toISOString() };
    clock.goOn({ minutes: 1 });
    await anInvitation(family, child, parent, { email: 'third@example.org', status: 'declined', ...answered });
    clock.goOn({ minutes: 1 });
    await anInvitation(family, child, parent, { email: 'fourth@example.org', status: 'accepted', ...answered });

    const list = await coParent.call(listInvitations, about(family));

    const at = answered.answered_at;
    expect(list.map(({ email, status, acceptedAt, endedAt }) => [email, status, acceptedAt, endedAt])).toEqual([
      ['fourth@example.org', 'accepted', at, at],
      ['third@example.org', 'declined', null, at],
      ['second@example.org', 'pending', null, null],
      ['first@example.org', 'expired', null, at],
    ]);
    expect(list[2]).toMatchObject({ id, may: 'view', madeBy: { name: 'Daniel Brooks' } });
  });

  test('are those of this child alone', async () => {
    const family = await aFamily();
    const other = await aChild(family, family.parent, { first_name: 'Noah' });
    await anInvitation(family, other, family.parent, { email: anEmail() });

    expect(await family.parent.call(listInvitations, about(family))).toEqual([]);
  });
});

describe('[PAR-05] canceling an invitation', () => {
  test('deletes it, by any of the parents, and its link stops working', async () => {
    const family = await aFamily();
    const { id, token } = await anInvitation(family, family.child, family.parent, { email: anEmail() });

    await family.coParent.call(cancelInvitation, which(family, id));

    expect(await family.parent.call(listInvitations, about(family))).toEqual([]);
    expect(await family.nobody.ask(readInvitation, { body: { token } })).toMatchObject({ status: 410 });
  });

  test('reports that it was answered before, and changes nothing', async () => {
    const family = await aFamily();
    const email = anEmail();
    const { id } = await anInvitation(family, family.child, family.parent, { email, status: 'accepted' });

    const answer = await family.parent.ask(cancelInvitation, which(family, id));

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', title: 'This invitation has been answered.', current: { email } },
    });
  });

  test('does not affect another child’s', async () => {
    const family = await aFamily();
    const other = await aChild(family, family.stranger);
    const { id } = await anInvitation(family, other, family.stranger, { email: anEmail() });

    expect(await family.parent.ask(cancelInvitation, which(family, id))).toMatchObject({ status: 404 });
  });
});

type Family = Awaited<ReturnType<typeof aFamily>>;

function about({ child }: Family) {
  return { params: { childId: child.id } };
}

function which({ child }: Family, invitationId: string) {
  return { params: { childId: child.id, invitationId }, body: {} };
}
