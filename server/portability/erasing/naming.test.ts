import { describe, expect, test } from 'vitest';
import { removeChild } from '#contract/children.ts';
import { closeAccount } from '#contract/accounts/deletion.ts';
import { processInvitation } from '#contract/sharing/answering.ts';
import { sendInvitation } from '#contract/sharing/invitations.ts';
import { leaveChild, listParents, removeParent } from '#contract/sharing/parents.ts';
import {
  aChild,
  aFamily,
  aFamilyAlone,
  aPerson,
  familyPassword,
  tie,
  type Family,
  type Person,
} from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';
import { tracesOf } from '#testing/db/traces.ts';

describe('[ACC-03] what named an erased account to others', () => {
  test('is removed: that it was invited, joined, invited others, was removed from one child and left another', async () => {
    const family = await aFamilyAlone();
    const { parent, child, clock } = family;
    const noah = await aChild(family, parent, { first_name: 'Noah' });
    const ines = await aPerson(family, 'Ines Withersby', { email: 'Ines@Example.org' });
    await comesIn(family, ines, child.id);
    await comesIn(family, ines, noah.id);
    await invite(family, ines, { childId: child.id, email: 'nora@example.org' });
    clock.goOn({ minutes: 1 });
    await remove(parent, child.id, ines);
    clock.goOn({ minutes: 1 });
    await ines.call(leaveChild, { params: { childId: noah.id }, body: {} });
    await close(ines);
    clock.goOn({ days: 29 });
    const words = [ines.id, ines.email, ines.name];
    expect((await tracesOf(family, words)).length).toBeGreaterThan(10);

    clock.goOn({ days: 1 });
    await workOff(family);

    expect(await tracesOf(family, words)).toEqual([]);
    expect(await kindsOf(family, parent)).toEqual(['invitation-sent', 'invitation-sent', 'access-removed']);
  });

  test.each(['Li', '(@)', 'Maya'])('other accounts keep their names, even with %j', async (name) => {
    const family = await aFamilyAlone();
    const { parent, coParent, child, clock } = family;
    const leaving = await aPerson(family, name);
    await tie(family, child, leaving);
    const strangers = await aFamily(family);
    const namesake = await aPerson(family, name);
    await tie(family, strangers.child, namesake);
    await invite(family, strangers.parent, { childId: strangers.child.id, email: 'nora@example.org' });
    await invite(family, coParent, { childId: child.id, email: 'li@example.org' });
    await remove(strangers.parent, strangers.child.id, namesake);
    await close(leaving);
    clock.goOn({ days: 29 });
    const before = [await mailsIn(family), await detailsIn(family)];
    expect(before[0]).toHaveLength(5);

    clock.goOn({ days: 1 });
    await workOff(family);

    expect([await mailsIn(family), await detailsIn(family)]).toEqual(before);
    expect(await kindsOf(family, parent)).toEqual([]);
  });
});

test('mails about a child that was removed go with the work of sending them', async () => {
  const family = await aFamilyAlone();
  const { parent, child, house } = family;
  await invite(family, parent, { childId: child.id, email: 'nora@example.org' });
  const waiting = () => house.db.selectFrom('jobs').select('id').where('kind', '=', 'send-mail').execute();
  expect(await waiting()).toHaveLength(2);

  await parent.call(removeChild, { params: { childId: child.id }, body: { firstName: child.firstName } });

  expect(await waiting()).toEqual([]);
});

async function comesIn(family: Family, guest: Person, childId: string): Promise<void> {
  await invite(family, family.parent, { childId, email: guest.email });
  const [, token = ''] = /token=([\w-]+)/.exec((await family.mailsTo(guest.email)).at(-1)?.text ?? '') ?? [];
  family.clock.goOn({ minutes: 1 });
  await guest.call(processInvitation, { body: { token } });
}

async function invite(family: Family, by: Person, { childId, email }: { childId: string; email: string }) {
  family.clock.goOn({ minutes: 1 });
  await by.call(sendInvitation, { body: { newbornId: childId, email } });
}

async function remove(by: Person, childId: string, whom: Person): Promise<void> {
  const parents = await by.call(listParents, { params: { childId } });
  const parentId = parents.find(({ userId }) => userId === whom.id)?.id ?? '';
  await by.call(removeParent, { params: { childId, parentId }, body: {} });
}

async function close(person: Person): Promise<void> {
  await person.call(closeAccount, { body: { password: familyPassword, confirmation: 'delete' } });
}

/** The mails about access. */
async function mailsIn({ house }: Family) {
  const mails = house.db.selectFrom('mails').select(['kind', 'to_address', 'text']).where('child_id', 'is not', null);
  return mails.orderBy('id').execute();
}

async function detailsIn({ house }: Family) {
  return house.db.selectFrom('security_events').select(['kind', 'detail']).where('detail', 'is not', null).execute();
}

async function kindsOf({ house }: Family, { id }: Person): Promise<string[]> {
  const events = house.db.selectFrom('security_events').select('kind').where('user_id', '=', id);
  return (await events.orderBy('id').execute()).map(({ kind }) => kind);
}
