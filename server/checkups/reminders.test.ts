import { beforeEach, describe, expect, test } from 'vitest';
import { changeReminders, readReminders } from '#contract/checkups/reminders.ts';
import { seal } from '#server/auth/seal.ts';
import { aFamily, type Family } from '#testing/family.ts';
import { aStopToken, turnOnReminders } from '#testing/checkups/reminding.ts';

let family: Family;
let params: { childId: string };

beforeEach(async () => {
  family = await aFamily();
  params = { childId: family.child.id };
});

/** Unsubscribes as a mail provider's server does: a form, no cookie, no origin. */
const pressed = (token: string) =>
  family.app.request(`/reminders/stop/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const wantedBy = (person = family.parent) => person.call(readReminders, { params });
const both = { vaccines: true, checkups: true };
const none = { vaccines: false, checkups: false };

describe('[CHK-01] reminders', () => {
  test('are off by default', async () => {
    expect(await wantedBy()).toEqual(none);
  });

  test('are chosen for vaccines and for checkups, and given up again', async () => {
    const chosen = { vaccines: true, checkups: false };

    expect(await family.parent.call(changeReminders, { params, body: chosen })).toEqual(chosen);
    expect(await wantedBy()).toEqual(chosen);
    expect(await family.parent.call(changeReminders, { params, body: none })).toEqual(none);
    expect(await wantedBy()).toEqual(none);
  });

  test("are each parent's own, a viewer's too", async () => {
    await family.viewer.call(changeReminders, { params, body: both });

    expect(await wantedBy(family.viewer)).toEqual(both);
    expect(await wantedBy(family.parent)).toEqual(none);
  });

  test('end with the access, and do not return with it', async () => {
    await family.coParent.call(changeReminders, { params, body: both });

    await family.coParent.post(`/api/children/${params.childId}/leave`, {});

    expect(
      await family.house.db.selectFrom('reminders').selectAll().where('child_id', '=', params.childId).execute(),
    ).toEqual([]);
  });
});

describe('[CHK-01] the link of a mail that stops reminders', () => {
  test('stops those of one parent about one child, without a login, and says the same a second time', async () => {
    await turnOnReminders(family, family.parent);
    await turnOnReminders(family, family.viewer);
    const token = await aStopToken(family, family.parent);

    const answers = [await pressed(token), await pressed(token)];

    expect(await Promise.all(answers.map(async (one) => [one.status, await one.json()]))).toEqual([
      [200, {}],
      [200, {}],
    ]);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    expect(await wantedBy(family.parent)).toEqual(none);
    expect(await wantedBy(family.viewer)).toEqual(both);
  });

  test('stops nothing when it is only opened, as mail scanners do: it leads to a page that asks', async () => {
    await turnOnReminders(family, family.parent);
    const token = await aStopToken(family, family.parent);

    const { status, headers } = await family.visitor().get(`/reminders/stop/${token}`);

    expect([status, headers.get('location')]).toEqual([303, `/reminders-off?token=${token}`]);
    expect(await wantedBy()).toEqual(both);
  });

  test('is harmless once the parent has lost access', async () => {
    const token = await aStopToken(family, family.removed);

    expect((await pressed(token)).status).toBe(200);
  });

  test('works for a year', async () => {
    await turnOnReminders(family, family.parent);
    const token = await aStopToken(family, family.parent, new Date('2027-11-21T15:00:00.000Z'));

    family.clock.set('2027-11-21T15:00:00.000Z');

    const answer = await pressed(token);
    expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'spent' }]);
    const stored = family.house.db.selectFrom('reminders').select(['vaccines', 'checkups']);
    expect(await stored.where('child_id', '=', params.childId).execute()).toEqual([{ vaccines: 1, checkups: 1 }]);
  });

  test.each([
    { what: 'was changed', change: (token: string) => `${token.slice(0, -2)}AA` },
    { what: 'is none of ours', change: () => 'x'.repeat(168) },
    { what: 'was cut off', change: (token: string) => token.slice(0, 60) },
  ])('stops nothing when it $what', async ({ change }) => {
    await turnOnReminders(family, family.parent);

    const answer = await pressed(change(await aStopToken(family, family.parent)));

    expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'spent' }]);
    expect(await wantedBy()).toEqual(both);
  });

  test('stops nothing when it was sealed for something else', async () => {
    await turnOnReminders(family, family.parent);
    const text = `${family.child.id} ${family.parent.id}`;
    const token = await seal(family.house.db, {
      purpose: 'next',
      text,
      expiresAt: new Date('2099-01-01T00:00:00.000Z'),
    });

    expect((await pressed(token)).status).toBe(410);
    expect(await wantedBy()).toEqual(both);
  });
});
