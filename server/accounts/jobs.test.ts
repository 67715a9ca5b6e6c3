import { describe, expect, test } from 'vitest';
import { readMe } from '#contract/accounts/me.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import { openSession } from '#server/auth/session.ts';
import { aFamily, aFamilyAlone, type Family } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';

test('[AUTH-11] sessions that have ended are deleted by the hour', async () => {
  const family = await aFamily();
  const { db } = family.house;
  const sessions = () => db.selectFrom('sessions').select('user_id').where('user_id', '=', family.parent.id).execute();
  family.clock.goOn({ days: 61 });

  await workOff(family);

  expect(await sessions()).toEqual([]);
  expect(await db.selectFrom('jobs').selectAll().where('kind', '=', 'tidy-accounts').execute()).toMatchObject([
    { tries: 0, last_error: null, run_at: new Date(family.clock.now().getTime() + 60 * 60_000).toISOString() },
  ]);
});

describe('[ACC-03] an account that has not been used for 12 months', () => {
  test('is flagged once, and its owner is told that nothing follows from it', async () => {
    const family = await aFamilyAlone();

    family.clock.goOn({ days: 364 });
    await workOff(family);
    expect(await family.mailsTo(family.parent.email)).toEqual([]);
    for (let nights = 0; nights < 3; nights += 1) {
      family.clock.goOn({ days: 1 });
      await workOff(family);
    }

    const [mail, ...others] = await family.mailsTo(family.parent.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'account-idle', subject: 'Your Fernling account was not used for 12 months' });
    expect(mail?.text).toContain('nothing is deleted');
    expect(await flagOf(family)).not.toBeNull();
  });

  test('is an active one again as soon as it is used', async () => {
    const family = await aFamilyAlone();
    family.clock.goOn({ days: 366 });
    await workOff(family);
    family.parent.cookies.set('sid', await aSession(family));

    await family.parent.call(readMe, {});

    expect(await flagOf(family)).toBeNull();
  });

  test('starts its 12 months now if its last use is unknown, as after an upgrade', async () => {
    const family = await aFamilyAlone();
    const { db } = family.house;
    await db.updateTable('users').set({ used_at: null, made_at: '2024-01-01T00:00:00.000Z' }).execute();

    await workOff(family);
    expect(await family.mailsTo(family.parent.email)).toEqual([]);
    family.clock.goOn({ days: 366 });
    await workOff(family);

    expect(await family.mailsTo(family.parent.email)).toMatchObject([{ kind: 'account-idle' }]);
  });

  test('is not flagged when it is used now and then', async () => {
    const family = await aFamilyAlone();
    for (let months = 0; months < 14; months += 1) {
      family.clock.goOn({ days: 30 });
      family.parent.cookies.set('sid', await aSession(family));
      await family.parent.call(readMe, {});
    }
    await workOff(family);

    expect(await flagOf(family)).toBeNull();
  });
});

test('[ACC-03] security events are stored for 12 months', async () => {
  const family = await aFamilyAlone();
  const { db } = family.house;
  const events = () => db.selectFrom('security_events').select('id').where('user_id', '=', family.parent.id).execute();
  await recordEvent(db, { userId: family.parent.id, kind: 'logged-in', device: 'App' }, family.clock.now());

  family.clock.goOn({ days: 364 });
  await workOff(family);
  expect(await events()).toHaveLength(1);
  family.clock.goOn({ days: 1 });
  await workOff(family);

  expect(await events()).toEqual([]);
});

function aSession({ house, parent }: Family): Promise<string> {
  return openSession(house.db, { userId: parent.id, remember: false, now: house.clock() });
}

async function flagOf({ house, parent }: Family): Promise<string | null> {
  const users = house.db.selectFrom('users').select('idle_noted_at').where('id', '=', parent.id);
  return (await users.executeTakeFirstOrThrow()).idle_noted_at;
}
