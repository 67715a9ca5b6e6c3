import { describe, expect, test } from 'vitest';
import { anEmail } from '#testing/accounts.ts';
import { aChild, aFamilyAlone, anInvitation, type Family, type Person } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';

describe('[PAR-03] the address of an invited person', () => {
  test.each([
    { who: 'never answered', status: 'pending' as const, days: 97 },
    { who: 'declined', status: 'declined' as const, days: 90 },
  ])('is deleted 90 days after the end of an invitation that they $who', async ({ status, days }) => {
    const family = await aFamilyAlone();
    await invites(family, { status, answered_at: status === 'declined' ? family.clock.now().toISOString() : null });

    family.clock.goOn({ days: days - 1 });
    await workOff(family);
    expect(await statusesOf(family)).toEqual([status]);
    family.clock.goOn({ days: 1 });
    await workOff(family);

    expect(await statusesOf(family)).toEqual([]);
  });

  test('stays with the child while they have the access they accepted', async () => {
    const family = await aFamilyAlone();
    await invites(family, acceptedBy(family, family.viewer));

    family.clock.goOn({ days: 400 });
    await workOff(family);

    expect(await statusesOf(family)).toEqual(['accepted']);
  });

  test.each([
    { who: 'was removed', of: ({ removed }: Family) => removed },
    { who: 'has access to another child alone', of: aParentOfAnotherChild },
    { who: 'has no account any more', of: () => ({ id: null }) },
  ])('is deleted when the parent who accepted $who', async ({ of }) => {
    const family = await aFamilyAlone();
    await invites(family, acceptedBy(family, await of(family)));

    family.clock.goOn({ days: 89 });
    await workOff(family);
    expect(await statusesOf(family)).toEqual(['accepted']);
    family.clock.goOn({ days: 1 });
    await workOff(family);

    expect(await statusesOf(family)).toEqual([]);
  });

  test('is deleted when they declined, even if they have access by another invitation', async () => {
    const family = await aFamilyAlone();
    await invites(family, { ...acceptedBy(family, family.viewer), status: 'declined' });

    family.clock.goOn({ days: 90 });
    await workOff(family);

    expect(await statusesOf(family)).toEqual([]);
  });
});

async function aParentOfAnotherChild(family: Family): Promise<Person> {
  await aChild(family, family.stranger);
  return family.stranger;
}

function acceptedBy({ clock }: Family, { id }: { readonly id: string | null }) {
  return { status: 'accepted' as const, answered_by: id, answered_at: clock.now().toISOString() };
}

function invites(family: Family, facts: Partial<Parameters<typeof anInvitation>[3]>) {
  return anInvitation(family, family.child, family.parent, { email: anEmail(), ...facts });
}

async function statusesOf({ house, child }: Family): Promise<string[]> {
  const rows = await house.db.selectFrom('invitations').select('status').where('child_id', '=', child.id).execute();
  return rows.map(({ status }) => status);
}
