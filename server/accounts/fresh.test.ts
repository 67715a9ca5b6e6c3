import { expect, test } from 'vitest';
import { provePassword } from '#contract/accounts/passwords.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { makeCalendarFeed } from '#contract/checkups/calendar-feed.ts';
import { removeChild } from '#contract/children.ts';
import { downloadCsv } from '#contract/growth/csv.ts';
import { readMeasurementsAsFhir } from '#contract/growth/fhir.ts';
import { sendInvitation } from '#contract/sharing/invitations.ts';
import { changeParent, listParents, removeParent } from '#contract/sharing/parents.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { aFamily, familyPassword, type Family, type Person } from '#testing/family.ts';
import { aHouse, noLimits } from '#testing/house.ts';

const removes = (person: Person, { child }: Family) =>
  person.ask(removeChild, { params: { childId: child.id }, body: { firstName: child.firstName } });
const proves = (person: Person, password = familyPassword) => person.ask(provePassword, { body: { password } });

test('[CHILD-05] a child is removed without another word by who has just logged in, and for 15 minutes', async () => {
  const family = await aFamily();
  family.clock.goOn({ minutes: 15 });

  expect((await removes(family.parent, family)).status).toBe(200);
});

test('[CHILD-05] later the password is asked for again, in this session', async () => {
  const family = await aFamily();
  const { parent } = family;
  family.clock.goOn({ minutes: 15, ms: 1 });

  const before = await removes(parent, family);
  const proved = await proves(parent);
  family.clock.goOn({ minutes: 15 });

  expect(before).toMatchObject({
    status: 403,
    body: { code: 'password-needed', title: 'Please confirm that it is you.' },
  });
  expect(proved).toMatchObject({ status: 200, body: {} });
  expect((await removes(parent, family)).status).toBe(200);
});

test('[CHILD-05] a parent who may not remove the child is not asked for a password', async () => {
  const family = await aFamily();
  family.clock.goOn({ hours: 1 });

  expect(await removes(family.coParent, family)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  expect(await removes(family.stranger, family)).toMatchObject({ status: 404 });
});

test('[AUTH-12] a wrong password proves nothing, and ten tries of a session are enough for a quarter of an hour', async () => {
  const family = await aFamily(await aHouse({ limits: { ...noLimits, passwordSession: realLimits.passwordSession } }));
  const { parent, coParent } = family;
  family.clock.goOn({ hours: 1 });

  const wrong = await proves(parent, 'not this one');
  for (let i = 1; i < 10; i++) await proves(parent, `guess ${i}`);
  const eleventh = await proves(parent);

  expect(wrong).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'password', message: 'This password is incorrect' }] },
  });
  expect(eleventh).toMatchObject({ status: 429, body: { code: 'slow-down', retryAfterS: 900 } });
  expect((await removes(parent, family)).body).toMatchObject({ code: 'password-needed' });
  expect((await proves(coParent)).status).toBe(200);
  family.clock.goOn({ minutes: 15 });
  expect((await proves(parent)).status).toBe(200);
});

test.each([
  {
    what: 'somebody is invited',
    ask: ({ parent, child }: Family) =>
      parent.ask(sendInvitation, { body: { newbornId: child.id, email: 'ruth@example.org' } }),
  },
  {
    what: 'a right is changed',
    ask: async ({ parent, child }: Family) =>
      parent.ask(changeParent, {
        params: { childId: child.id, parentId: await tieOf(parent, child, 'edit') },
        body: { relationship: 'guardian', may: 'view' },
      }),
  },
  {
    what: 'a parent is removed',
    ask: async ({ parent, child }: Family) =>
      parent.ask(removeParent, {
        params: { childId: child.id, parentId: await tieOf(parent, child, 'edit') },
        body: {},
      }),
  },
  {
    what: 'a calendar address is made',
    ask: ({ parent, child }: Family) =>
      parent.ask(makeCalendarFeed, { params: { childId: child.id }, body: { shows: 'initial' } }),
  },
])(
  '[decision 54] the password is asked for again before $what, as a stolen phone could let somebody in',
  async ({ ask }) => {
    const family = await aFamily();
    family.clock.goOn({ minutes: 15, ms: 1 });

    expect(await ask(family)).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    await proves(family.parent);

    expect((await ask(family)).status).toBeLessThan(300);
  },
);

test('[decision 54] a relationship is corrected without the password', async () => {
  const family = await aFamily();
  const { parent, child } = family;
  family.clock.goOn({ hours: 1 });

  const changed = await parent.ask(changeParent, {
    params: { childId: child.id, parentId: await tieOf(parent, child, 'edit') },
    body: { relationship: 'father', may: 'edit' },
  });

  expect(changed.status).toBe(200);
});

test('[decision 54] taking measurements or the vaccine record as a file is among the security events', async () => {
  const { parent, child } = await aFamily();
  const params = { childId: child.id };

  for (const taken of [downloadCsv, readMeasurementsAsFhir, readVaccinesAsFhir]) {
    expect((await parent.ask(taken, { params })).status).toBe(200);
  }

  const kinds = (await parent.call(listSecurityEvents, {})).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.endsWith('-taken')).toSorted()).toEqual([
    'measurements-taken',
    'measurements-taken',
    'vaccines-taken',
  ]);
});

/** A parent other than the caller. */
async function tieOf(parent: Person, child: Family['child'], may: 'edit' | 'view'): Promise<string> {
  const parents = await parent.call(listParents, { params: { childId: child.id } });
  return parents.find((other) => !other.isYou && other.may === may)?.id ?? '';
}
