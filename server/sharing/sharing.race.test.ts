import { expect, test } from 'vitest';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { listParents, removeParent } from '#contract/sharing/parents.ts';
import { openSession } from '#server/auth/session.ts';
import { hashOf } from '#server/auth/token.ts';
import { aChild, anInvitation, aPerson, tie, type Person } from '#testing/family.ts';
import { aFamilyRace, sessionOf } from '#testing/servers/race.ts';

const rounds = 20;

const race = aFamilyRace();

test('[PAR-04] of ten people who open one link at the same moment, one of them on ten devices, the invited one gets access, once', async () => {
  const { family } = race;
  const { child, parent } = family;
  const others = await Promise.all(Array.from({ length: 9 }, (_, n) => aPerson(family, `Ada Hale ${n}`)));
  for (let round = 0; round < rounds; round += 1) {
    const guest = await aPerson(family, 'Ines Brooks');
    const { id, token } = await anInvitation(family, child, parent, { email: guest.email });
    const mailsBefore = await mailsToPrimary();

    const sessions = [...(await sessionsOf(guest, 10)), ...others.map(sessionOf)];

    const answers = await Promise.all(
      race.racers.map((racer, index) =>
        racer.run({
          times: 1,
          session: sessions.filter((_, n) => n % race.racers.length === index),
          method: 'POST',
          path: '/functions/v1/process-invitation',
          body: { token },
        }),
      ),
    );

    const statuses = answers.flat().map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 403 || status === 410)).toHaveLength(9);
    expect(await tiesOf(guest)).toHaveLength(1);
    expect(await eventsOf(guest)).toEqual(['invitation-accepted']);
    expect((await mailsToPrimary()) - mailsBefore).toBe(1);
    expect(await statusOf(id)).toBe('accepted');
  }
});

test('[PAR-04] of accepting, declining and canceling at the same moment one counts', async () => {
  const { family } = race;
  const { child, parent } = family;
  for (let round = 0; round < rounds; round += 1) {
    const guest = await aPerson(family, 'Ines Brooks');
    const { id, token } = await anInvitation(family, child, parent, { email: guest.email });

    const [accepted, declined, canceled] = await Promise.all([
      leg(0, guest, 'POST', '/functions/v1/process-invitation', { token }),
      leg(1, guest, 'POST', '/api/invitations/decline', { token }),
      parent.delete(`/api/children/${child.id}/invitations/${id}`, {}),
    ]);

    const answers = [accepted[0], declined[0], canceled];
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
    expect(await tiesOf(guest)).toHaveLength(accepted[0]?.status === 200 ? 1 : 0);
  }
});

test('[PAR-04] [decision 80] an invitation to two children that is accepted while it is canceled for one gives what was left, whole', async () => {
  const { family } = race;
  const { child, parent } = family;
  const leo = await aChild(family, parent, { first_name: 'Leo' });
  for (let round = 0; round < rounds; round += 1) {
    const guest = await aPerson(family, 'Ines Brooks');
    const { id, token } = await anInvitation(family, child, parent, { email: guest.email });
    await anInvitation(family, leo, parent, { id, email: guest.email, token_hash: hashOf(token) });

    const [accepted, canceled, declined] = await Promise.all([
      leg(0, guest, 'POST', '/functions/v1/process-invitation', { token }),
      parent.delete(`/api/children/${leo.id}/invitations/${id}`, {}),
      leg(1, guest, 'POST', '/api/invitations/decline', { token }),
    ]);

    const statuses = [accepted[0]?.status, declined[0]?.status];
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const isIn = accepted[0]?.status === 200;
    expect(await tiesOf(guest)).toHaveLength(isIn ? 1 : 0);
    expect(await tiesOf(guest, leo)).toHaveLength(isIn && canceled.status !== 200 ? 1 : 0);
  }
});

test('[PAR-06] after a removal none of the twenty things is kept that the removed co-parent writes at the same moment', async () => {
  const { family } = race;
  const { child, parent } = family;
  const statuses = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const rival = await aPerson(family, 'Colin Hale');
    const parentId = await tie(family, child, rival);

    const writing = race.racers.map((_, index) => writesTen(index, rival));
    while ((await writtenBy(rival)).length === 0);
    await parent.call(removeParent, { params: { childId: child.id, parentId }, body: {} });
    const keptAtRemoval = await writtenBy(rival);
    const answers = (await Promise.all(writing)).flat();

    expect(await writtenBy(rival)).toEqual(keptAtRemoval);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(keptAtRemoval.length);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(20 - keptAtRemoval.length);
    for (const { status } of answers) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([201, 404]));
});

const atTwoMonths = { measuredOn: '2026-09-19', weightKg: 5.1 };

/** Opens as many sessions of an account. */
function sessionsOf({ id: userId }: Person, count: number): Promise<string[]> {
  const { db, clock } = race.family.house;
  return Promise.all(Array.from({ length: count }, () => openSession(db, { userId, remember: true, now: clock() })));
}

async function eventsOf(person: Person): Promise<string[]> {
  return (await person.call(listSecurityEvents, {})).map(({ kind }) => kind);
}

/** Two at a time, so that a removal comes between them. */
async function writesTen(index: number, person: Person) {
  const path = `/api/children/${race.family.child.id}/measurements`;
  const answers: Awaited<ReturnType<typeof leg>> = [];
  while (answers.length < 10) answers.push(...(await leg(index, person, 'POST', path, atTwoMonths, 2)));
  return answers;
}

/** Makes one of the processes send a request for somebody, several times at once. */
function leg(index: number, person: Person, method: string, path: string, body: unknown, times = 1) {
  const racer = race.racers[index];
  if (!racer) throw new Error('no racer');
  return racer.run({ times, session: sessionOf(person), method, path, body });
}

async function tiesOf({ id }: Person, { id: childId } = race.family.child): Promise<unknown[]> {
  const list = await race.family.parent.call(listParents, { params: { childId } });
  return list.filter(({ userId }) => userId === id);
}

async function writtenBy({ id }: Person): Promise<string[]> {
  const list = await race.family.parent.call(measurementEndpoints.list, { params: { childId: race.family.child.id } });
  return list.filter(({ madeBy }) => madeBy?.id === id).map((measurement) => measurement.id);
}

async function mailsToPrimary(): Promise<number> {
  const { family } = race;
  return (await family.mailsTo(family.parent.email)).filter(({ kind }) => kind === 'access-accepted').length;
}

async function statusOf(id: string): Promise<string | undefined> {
  const row = race.family.house.db.selectFrom('invitations').select('status').where('id', '=', id);
  return (await row.executeTakeFirst())?.status;
}
