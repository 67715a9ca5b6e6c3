import { describe, expect, test } from 'vitest';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { listChildren } from '#contract/children.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { listInvitations } from '#contract/sharing/invitations.ts';
import { changeParent, leaveChild, listParents, removeParent } from '#contract/sharing/parents.ts';
import { day } from '#domain/time/day.ts';
import { anEmail } from '#testing/accounts.ts';
import type { Client } from '#testing/client.ts';
import { aChild, aFamily, anInvitation, aPerson, tie, type Family } from '#testing/family.ts';
import { storedRows } from '#testing/db/stored-rows.ts';

describe('[PAR-01] who has access to a child', () => {
  test('the primary parent first, then the others as they came, with their addresses', async () => {
    const { family, params } = await aChildSharedStepByStep();
    const { parent, coParent, viewer } = family;

    const list = await coParent.call(listParents, { params });

    expect(list.map(({ userId, email, relationship, may }) => ({ userId, email, relationship, may }))).toEqual([
      { userId: parent.id, email: parent.email, relationship: 'mother', may: 'edit' },
      { userId: viewer.id, email: viewer.email, relationship: 'guardian', may: 'view' },
      { userId: coParent.id, email: coParent.email, relationship: 'father', may: 'edit' },
    ]);
    expect(list.map(({ isPrimary, isYou }) => [isPrimary, isYou])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  test('a viewer sees the names without the addresses', async () => {
    const { family, params } = await aChildSharedStepByStep();

    const list = await family.viewer.call(listParents, { params });

    expect(list.map(({ name, email }) => [name, email])).toEqual([
      ['Hannah Brooks', null],
      ['Ruth Brooks', null],
      ['Daniel Brooks', null],
    ]);
  });
});

/** Noah, to whom Ruth got access before Daniel. */
async function aChildSharedStepByStep() {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { first_name: 'Noah' });
  family.clock.goOn({ days: 1 });
  await tie(family, child, family.viewer, { may: 'view' });
  family.clock.goOn({ days: 1 });
  await tie(family, child, family.coParent, { relationship: 'father' });
  return { family, params: { childId: child.id } };
}

describe('[PAR-05] removing a parent', () => {
  test('ends their access at once, and keeps their entries under their name', async () => {
    const family = await aFamily();
    const { parent, coParent, child } = family;
    await coParent.call(measurementEndpoints.add, {
      ...about(family),
      body: { measuredOn: day('2026-10-01'), weightKg: 5.4 },
    });
    await coParent.call(listChildren, {});

    await removes(parent, family, coParent);

    expect(await coParent.call(listChildren, {})).toEqual({ children: [], activeChildId: null, incomplete: [] });
    expect(await coParent.ask(measurementEndpoints.list, about(family))).toMatchObject({ status: 404 });
    expect(await parent.call(measurementEndpoints.list, about(family))).toMatchObject([
      { childId: child.id, weightKg: 5.4, madeBy: { name: 'Daniel Brooks' } },
    ]);
  });

  test('cancels their unanswered invitations to this child', async () => {
    const family = await aFamily();
    const { parent, coParent, child } = family;
    const other = await aChild(family, coParent, { first_name: 'Noah' });
    await anInvitation(family, child, coParent, { email: 'theirs@example.org' });
    await anInvitation(family, child, coParent, { email: 'over@example.org', status: 'accepted' });
    await anInvitation(family, child, parent, { email: 'hers@example.org' });
    await anInvitation(family, other, coParent, { email: 'elsewhere@example.org' });

    await removes(parent, family, coParent);

    const left = await parent.call(listInvitations, about(family));
    expect(left.map(({ email }) => email).toSorted()).toEqual(['hers@example.org', 'over@example.org']);
    expect(await coParent.call(listInvitations, { params: { childId: other.id } })).toHaveLength(1);
  });

  test('makes another of their children the active one', async () => {
    const family = await aFamily();
    const { parent, coParent } = family;
    await coParent.call(listChildren, {});
    const other = await aChild(family, coParent, { first_name: 'Noah' });

    await removes(parent, family, coParent);

    expect(await coParent.call(listChildren, {})).toMatchObject({ activeChildId: other.id });
  });

  test('names the parents they had invited, who still have access', async () => {
    const family = await aFamily();
    const ines = await aPerson(family, 'Ines Brooks');
    await tie(family, family.child, ines, { invited_by: family.coParent.id });

    const { letIn } = await removes(family.parent, family, family.coParent);

    expect(letIn.map(({ name }) => name)).toEqual(['Ines Brooks']);
    const mails = await family.mailsTo(family.parent.email);
    expect(mails.at(-1)?.text).toContain('They had invited Ines Brooks, who can still see Maya.');
  });

  test('is logged for both, and reported to the primary parent', async () => {
    const family = await aFamily();
    const { parent, coParent, viewer } = family;

    await removes(coParent, family, viewer);

    expect(await coParent.call(listSecurityEvents, {})).toMatchObject([
      { kind: 'access-removed', detail: 'Ruth Brooks' },
    ]);
    expect(await viewer.call(listSecurityEvents, {})).toMatchObject([
      { kind: 'access-lost', device: 'Another parent' },
    ]);
    const [mail] = await family.mailsTo(parent.email);
    expect(mail?.text).toContain('Daniel Brooks removed the access of Ruth Brooks to Maya.');
  });

  test.each([
    { whom: 'parent', title: 'The primary parent cannot be removed.' },
    { whom: 'coParent', title: 'You cannot remove yourself. You can leave instead.' },
  ] as const)('a co-parent cannot: $title', async ({ whom, title }) => {
    const family = await aFamily();
    const before = await storedRows(family.house.db);
    const parentId = await tieOf(family, family[whom]);

    const answer = await family.coParent.ask(removeParent, one(family, parentId));

    expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed', title } });
    expect(await storedRows(family.house.db)).toEqual(before);
  });

  test('does not affect parents of another child', async () => {
    const family = await aFamily();
    const other = await aChild(family, family.stranger);
    const ines = await aPerson(family, 'Ines Brooks');
    const tieId = await tie(family, other, ines);

    expect(await family.parent.ask(removeParent, one(family, tieId))).toMatchObject({ status: 404 });
  });
});

describe('[PAR-05] leaving a child', () => {
  test.each(['coParent', 'viewer'] as const)('ends the access of the %s, who asks for it', async (who) => {
    const family = await aFamily();
    const person = family[who];
    await anInvitation(family, family.child, person, { email: anEmail() });

    await person.call(leaveChild, { ...about(family), body: {} });

    expect(await person.call(listChildren, {})).toMatchObject({ children: [], activeChildId: null });
    expect(await family.parent.call(listInvitations, about(family))).toEqual([]);
    expect(await person.call(listSecurityEvents, {})).toMatchObject([{ kind: 'child-left' }]);
    const [mail] = await family.mailsTo(family.parent.email);
    expect(mail?.text).toContain(`${person.name} gave up their access to Maya.`);
  });

  test('the primary parent cannot', async () => {
    const family = await aFamily();

    const answer = await family.parent.ask(leaveChild, { ...about(family), body: {} });

    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'not-allowed', title: 'The primary parent cannot leave their child.' },
    });
  });
});

describe('[PAR-05] changing a parent’s relationship and right', () => {
  test('counts from the next request on, and a viewer has no invitations out', async () => {
    const family = await aFamily();
    const { parent, coParent } = family;
    await anInvitation(family, family.child, coParent, { email: anEmail() });
    const parentId = await tieOf(family, coParent);

    const changed = await parent.call(changeParent, {
      ...one(family, parentId),
      body: { relationship: 'guardian', may: 'view' },
    });

    expect(changed).toMatchObject({ userId: coParent.id, relationship: 'guardian', may: 'view' });
    const body = { measuredOn: day('2026-10-01'), weightKg: 5.4 };
    expect(await coParent.ask(measurementEndpoints.add, { ...about(family), body })).toMatchObject({ status: 403 });
    expect(await parent.call(listInvitations, about(family))).toEqual([]);
  });

  test('the primary parent says what they are themselves, but always may edit', async () => {
    const family = await aFamily();
    const { parent } = family;
    const params = one(family, await tieOf(family, parent)).params;

    const changed = await parent.call(changeParent, { params, body: { relationship: 'guardian', may: 'edit' } });
    const refused = await parent.ask(changeParent, { params, body: { relationship: 'guardian', may: 'view' } });

    expect(changed).toMatchObject({ relationship: 'guardian', may: 'edit', isPrimary: true });
    expect(refused).toMatchObject({
      status: 403,
      body: { title: 'The primary parent always has the right to edit.' },
    });
  });

  test.each(['grandparent', 'caregiver'] as const)('[decision 80] a %s only views', async (relationship) => {
    const family = await aFamily();
    const { parent, coParent } = family;
    const params = one(family, await tieOf(family, coParent)).params;

    const refused = await parent.ask(changeParent, { params, body: { relationship, may: 'edit' } });
    const changed = await parent.call(changeParent, { params, body: { relationship, may: 'view' } });

    const fields = [{ name: 'may', code: 'refused', message: `A ${relationship} can view, not edit` }];
    expect(refused).toMatchObject({ status: 422, body: { fields } });
    expect(changed).toMatchObject({ relationship, may: 'view' });
  });

  test('says to a co-parent that only the primary parent can', async () => {
    const family = await aFamily();
    const parentId = await tieOf(family, family.viewer);

    const answer = await family.coParent.ask(changeParent, {
      ...one(family, parentId),
      body: { relationship: 'guardian', may: 'edit' },
    });

    expect(answer).toMatchObject({ status: 403, body: { title: 'Only the primary parent can change this.' } });
  });
});

async function tieOf(family: Family, { id }: { readonly id: string }): Promise<string> {
  const list = await family.parent.call(listParents, about(family));
  return list.find(({ userId }) => userId === id)?.id ?? '';
}

async function removes(by: Client, family: Family, whom: { readonly id: string }) {
  return by.call(removeParent, one(family, await tieOf(family, whom)));
}

function one({ child }: Family, parentId: string) {
  return { params: { childId: child.id, parentId }, body: {} };
}

function about({ child }: Family) {
  return { params: { childId: child.id } };
}
