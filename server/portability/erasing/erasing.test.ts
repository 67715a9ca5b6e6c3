import { describe, expect, test } from 'vitest';
import { cancelDeletion, closeAccount } from '#contract/accounts/deletion.ts';
import { listChildren, readChild } from '#contract/children.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { newId } from '#server/db/id.ts';
import { tx } from '#server/db/tx.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { deletedList, type Deleted } from '#server/storage/deleted-list.ts';
import { sendSignIn, sendSignUp } from '#testing/accounts.ts';
import { aChild, aFamilyAlone, aMeasurement, familyPassword, tie, type Family, type Person } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';
import { tracesOf } from '#testing/db/traces.ts';

describe('[ACC-03] within 30 days after an account was closed', () => {
  test('it is erased, and not before the 30th day', async () => {
    const family = await aFamilyAlone();
    await closes(family.parent);

    family.clock.goOn({ days: 29, hours: 11 });
    await workOff(family);
    expect(await isThere(family, family.parent)).toBe(true);
    family.clock.goOn({ hours: 1 });
    await workOff(family);

    expect(await isThere(family, family.parent)).toBe(false);
    const login = await sendSignIn(family.visitor(), { email: family.parent.email });
    expect(login).toMatchObject({ status: 401, body: { title: 'Invalid email or password' } });
  });

  test('its child passes to the co-parent, with everything that was entered, and the co-parent is told', async () => {
    const family = await aFamilyAlone();
    const { child, coParent } = family;
    const params = { childId: child.id };
    const { id } = await aMeasurement(family, child, family.parent);
    await eraseNow(family, family.parent);

    expect(await coParent.call(readChild, { params })).toMatchObject({ isPrimary: true, madeBy: null });
    expect(await coParent.call(measurementEndpoints.list, { params })).toMatchObject([
      { id, weightKg: 5.1, madeBy: null },
    ]);
    const mail = (await family.mailsTo(coParent.email)).at(-1);
    expect(mail).toMatchObject({ kind: 'primary-parent', subject: 'You are now the primary parent of Maya' });
  });

  test('a child that only viewers see besides is deleted with it', async () => {
    const family = await aFamilyAlone();
    const jonah = await aChild(family, family.parent, { first_name: 'Jonah' });
    await tie(family, jonah, family.viewer, { may: 'view' });
    await eraseNow(family, family.parent);

    const { children } = await family.viewer.call(listChildren, {});
    expect(children.map(({ firstName }) => firstName)).toEqual(['Maya']);
  });

  test('a co-parent’s account leaves the child to the others', async () => {
    const family = await aFamilyAlone();
    await eraseNow(family, family.coParent);

    expect(await family.parent.call(readChild, { params: { childId: family.child.id } })).toMatchObject({
      isPrimary: true,
    });
    expect(await family.mailsTo(family.parent.email)).toEqual([]);
  });

  test('nothing says any more who it was or which children went with it', async () => {
    const family = await aFamilyAlone();
    const jonah = await aChild(family, family.parent, { first_name: 'Jonah', last_name: 'Withersby' });
    await leaveTraces(family, jonah.id);
    const words = [family.parent.id, family.parent.email, family.parent.name, jonah.id, 'Jonah', 'Withersby'];
    expect((await tracesOf(family, words)).length).toBeGreaterThan(15);

    await eraseNow(family, family.parent);

    expect(await tracesOf(family, words)).toEqual([]);
    expect(await listed(family)).toEqual([
      { kind: 'account', id: family.parent.id },
      { kind: 'child', id: jonah.id },
    ]);
  });

  test('a picture that the account uploaded stays with the child that has it', async () => {
    const family = await aFamilyAlone();
    const key = await anUpload(family, 'kept');
    const pictureId = await aPicture(family, { child_id: family.child.id, storage_key: key });
    await eraseNow(family, family.parent);

    const { storage_key: keptKey } = await family.house.db
      .selectFrom('pictures')
      .select('storage_key')
      .where('id', '=', pictureId)
      .executeTakeFirstOrThrow();
    expect(keptKey).toBe(`profile_pictures/${family.child.id}/kept.webp`);
    expect(await family.house.storage.get(keptKey)).toMatchObject({ bytes: 4 });
    expect(await family.house.storage.get(key)).toBeNull();
  });

  test('one that was reopened stays, pictures too', async () => {
    const family = await aFamilyAlone();
    const key = await anUpload(family, 'kept');
    await aPicture(family, { child_id: family.child.id, storage_key: key });
    await closes(family.parent);
    await family.parent.call(cancelDeletion, { body: {} });
    family.clock.goOn({ days: 31 });
    await workOff(family);

    expect(await isThere(family, family.parent)).toBe(true);
    expect(await family.house.storage.get(key)).not.toBeNull();
  });
});

/** Closes an account and lets its last day pass. */
async function eraseNow(family: Family, person: Person): Promise<void> {
  await closes(person);
  family.clock.goOn({ days: 30 });
  await workOff(family);
}

async function closes(person: Person): Promise<void> {
  await person.call(closeAccount, { body: { password: familyPassword, confirmation: 'delete' } });
}

async function isThere({ house }: Family, { id }: Person): Promise<boolean> {
  return (await house.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

async function listed({ house }: Family): Promise<Deleted[]> {
  const all: Deleted[] = [];
  for await (const deleted of deletedList(house.storage)) all.push(deleted);
  return all.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
}

/** Writes the account and the child into every column that can hold one. */
async function leaveTraces(family: Family, childId: string): Promise<void> {
  const { house, parent, coParent, clock } = family;
  const { db } = house;
  const at = clock.now().toISOString();
  const later = new Date(clock.now().getTime() + 40 * 24 * 60 * 60_000).toISOString();
  await aMeasurement(family, { id: childId }, parent);
  await sendSignUp(family.visitor(), { email: parent.email.toUpperCase(), name: 'Somebody' });
  await db.updateTable('sign_ups').set({ expires_at: later }).execute();
  const invitation = { relationship: 'guardian', may: 'edit', made_at: at, expires_at: later } as const;
  await db
    .insertInto('invitations')
    .values([
      {
        ...invitation,
        child_id: family.child.id,
        id: newId(),
        token_hash: newId(),
        status: 'accepted',
        email: parent.email.toUpperCase(),
        email_key: parent.email,
        made_by: coParent.id,
        answered_by: parent.id,
      },
      {
        ...invitation,
        child_id: childId,
        id: newId(),
        token_hash: newId(),
        status: 'pending',
        email: 'nora@example.org',
        email_key: 'nora@example.org',
        made_by: parent.id,
      },
    ])
    .execute();
  await db
    .insertInto('security_events')
    .values([
      {
        id: newId(),
        user_id: coParent.id,
        kind: 'invitation-sent',
        detail: parent.email.replace('example', 'Example'),
        device: 'App',
        at,
      },
      { id: newId(), user_id: coParent.id, kind: 'access-removed', detail: parent.name, device: 'App', at },
      { id: newId(), user_id: parent.id, kind: 'access-lost', detail: parent.name, device: 'Another parent', at },
      { id: newId(), user_id: parent.id, kind: 'logged-in', detail: null, device: 'App', at },
    ])
    .execute();
  const key = await anUpload(family, 'own');
  await aPicture(family, { user_id: parent.id, storage_key: key });
  await aPicture(family, { child_id: childId, storage_key: await anUpload(family, 'of-child') });
  const file = `exports/${parent.id}/${newId()}.zip`;
  await house.storage.put(file, Buffer.from('zip'));
  await db
    .insertInto('transfers')
    .values({
      id: newId(),
      user_id: parent.id,
      kind: 'export',
      status: 'ready',
      done: 1,
      storage_key: file,
      made_at: at,
      expires_at: later,
    })
    .execute();
  const letter = { kind: 'access-left', subject: 'Told', text: 'Told', html: 'Told' } as const;
  await tx(db, async (trx) => {
    await queueMail(
      trx,
      { ...letter, to: coParent.email, text: parent.name, about: { userId: parent.id } },
      clock.now(),
    );
    await queueMail(trx, { ...letter, to: coParent.email, text: 'Jonah', about: { childId } }, clock.now());
    await queueMail(trx, { ...letter, to: parent.email.toUpperCase() }, clock.now());
  });
  await db
    .insertInto('jobs')
    .values({
      id: newId(),
      kind: 'mail-password-reset',
      payload: JSON.stringify({ userId: parent.id, device: 'App' }),
      run_at: later,
      tries: 0,
      made_at: at,
    })
    .execute();
}

/** @returns the storage key */
async function anUpload({ house, parent }: Family, name: string): Promise<string> {
  const key = `profile_pictures/${parent.id}/${name}.webp`;
  await house.storage.put(key, Buffer.from('webp'));
  return key;
}

type PointsTo = { user_id?: string; child_id?: string; storage_key: string };

async function aPicture({ house }: Family, facts: PointsTo): Promise<string> {
  const id = newId();
  await house.db
    .insertInto('pictures')
    .values({ id, address: newId(), bytes: 4, made_at: house.clock().toISOString(), ...facts })
    .execute();
  return id;
}
