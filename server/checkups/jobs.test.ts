import { beforeEach, describe, expect, test } from 'vitest';
import { changeReminders } from '#contract/checkups/reminders.ts';
import { decideVaccine, type NewVaccineDecision } from '#contract/vaccines/changes.ts';
import { day, type Day } from '#domain/time/day.ts';
import { aCheckup } from '#testing/checkups/checkups.ts';
import { aFamilyAlone, aPerson, tie, type Family, type Person } from '#testing/family.ts';
import { giveFirstDoses, planSinceBirth, turnOnReminders } from '#testing/checkups/reminding.ts';
import { sendReminders } from './jobs.ts';

let family: Family;

beforeEach(async () => {
  family = await aFamilyAlone();
  await planSinceBirth(family);
});

/** The 4-month checkup, three days from now unless another day is given. */
const scheduled = ({ child, parent }: Family, facts: { scheduled_on: Day } = { scheduled_on: day('2026-11-24') }) =>
  aCheckup(family, child, parent, facts);
const goOn = (signal = new AbortController().signal) => sendReminders(family.house, { signal });

async function subjectsTo({ email }: Person): Promise<string[]> {
  return (await family.mailsTo(email)).map(({ subject }) => subject);
}

async function textTo({ email }: Person): Promise<string> {
  return (await family.mailsTo(email)).at(-1)?.text ?? '';
}

describe('[VAX-01] a parent who asked for it is reminded of doses', () => {
  beforeEach(async () => {
    family.clock.set('2026-11-11T15:00:00.000Z');
    await giveFirstDoses(family);
  });

  const decide = (vaccine: string, body: NewVaccineDecision) =>
    family.parent.call(decideVaccine, {
      params: { childId: family.child.id, vaccine },
      body: { ...body, version: null },
    });

  test('a week before their day, of all of them in one mail, and once', async () => {
    await turnOnReminders(family, family.parent, { vaccines: true });

    await goOn();
    expect(await subjectsTo(family.parent)).toEqual([]);
    for (let days = 0; days < 14; days += 1) {
      family.clock.goOn({ days: 1 });
      await goOn();
    }

    expect(await subjectsTo(family.parent)).toEqual(['Vaccines due for Maya']);
    const text = await textTo(family.parent);
    expect(text).toMatch(
      /Due November 19, 2026: (?=.*DTaP 2)(?=.*Hib 2)(?=.*Polio 2)(?=.*Pneumococcal 2)(?=.*Rotavirus 2)/,
    );
    expect(text).toContain('Vaccine days: CDC routine. Source: CDC child and adolescent schedule, 2025 edition.');
  });

  test('on their day, when it was asked for only then', async () => {
    family.clock.set('2026-11-19T15:00:00.000Z');
    await turnOnReminders(family, family.parent, { vaccines: true });

    await goOn();

    expect(await textTo(family.parent)).toContain('Due today, November 19, 2026:');
  });

  test('not of those that the family has declined', async () => {
    await turnOnReminders(family, family.parent, { vaccines: true });
    await decide('dtap', { decision: 'declined' });
    family.clock.goOn({ days: 1 });

    await goOn();

    expect(await textTo(family.parent)).toContain('Hib 2');
    expect(await textTo(family.parent)).not.toContain('DTaP');
  });

  test('of a deferred one a week before its new date, and not earlier', async () => {
    await turnOnReminders(family, family.parent, { vaccines: true });
    await decide('dtap', { decision: 'deferred', until: day('2026-12-10') });
    family.clock.set('2026-12-02T15:00:00.000Z');
    await goOn();
    expect(await textTo(family.parent)).not.toContain('DTaP');

    for (let days = 0; days < 14; days += 1) {
      family.clock.goOn({ days: 1 });
      await goOn();
    }

    expect(await subjectsTo(family.parent)).toEqual(['Vaccines due for Maya', 'Vaccines due for Maya']);
    expect(await textTo(family.parent)).toContain('Due December 10, 2026: DTaP 2 (until January 15, 2027).');
  });

  test('not of those from before the child was added, until the family was asked about them', async () => {
    await turnOnReminders(family, family.parent, { vaccines: true });
    const addedNow = { past_open: 1 as const, made_at: '2027-01-16T08:00:00.000Z' };
    await family.house.db.updateTable('vaccine_plans').set(addedNow).execute();
    family.clock.set('2027-01-16T15:00:00.000Z');

    await goOn();

    const text = await textTo(family.parent);
    expect(text).toContain('Hepatitis B 3');
    expect(text).not.toContain('DTaP');
  });
});

describe('[CHK-01] a parent who asked for it is reminded of a checkup', () => {
  test('three days before it, once', async () => {
    await turnOnReminders(family, family.parent, { checkups: true });
    await scheduled(family, { scheduled_on: day('2026-11-25') });

    await goOn();
    expect(await subjectsTo(family.parent)).toEqual([]);
    for (let days = 0; days < 5; days += 1) {
      family.clock.goOn({ days: 1 });
      await goOn();
    }

    expect(await subjectsTo(family.parent)).toEqual(['Checkup for Maya on November 25']);
  });

  test('again on another day, when it was moved', async () => {
    await turnOnReminders(family, family.parent, { checkups: true });
    const { id } = await scheduled(family, { scheduled_on: day('2026-11-22') });
    await goOn();

    await family.house.db
      .updateTable('checkups')
      .set({ scheduled_on: day('2026-11-23') })
      .where('id', '=', id)
      .execute();
    family.clock.goOn({ days: 1 });
    await goOn();

    expect(await subjectsTo(family.parent)).toEqual([
      'Checkup for Maya on November 22',
      'Checkup for Maya on November 23',
    ]);
  });
});

describe('[CHK-01] a reminder comes at or after 8:00 of the day that it is for a parent', () => {
  test.each([
    { timeZone: 'America/Los_Angeles', clock: '2026-11-21T15:59:59.000Z', isMailed: false },
    { timeZone: 'America/Los_Angeles', clock: '2026-11-21T16:00:00.000Z', isMailed: true },
    // It is already November 25 there, and the checkup of the 24th is over.
    { timeZone: 'Pacific/Kiritimati', clock: '2026-11-24T20:00:00.000Z', isMailed: false },
    { timeZone: 'Pacific/Kiritimati', clock: '2026-11-20T17:59:59.000Z', isMailed: false },
    { timeZone: 'Pacific/Kiritimati', clock: '2026-11-20T18:00:00.000Z', isMailed: true },
  ])('in $timeZone at $clock: $isMailed', async ({ timeZone, clock, isMailed }) => {
    const traveler = await aPerson(family, 'Ana', { time_zone: timeZone });
    await tie(family, family.child, traveler, { may: 'view' });
    await turnOnReminders(family, traveler, { checkups: true });
    await scheduled(family, { scheduled_on: day('2026-11-24') });
    family.clock.set(clock);

    await goOn();

    expect(await subjectsTo(traveler)).toEqual(isMailed ? ['Checkup for Maya on November 24'] : []);
  });
});

describe('[CHK-01] no reminder goes', () => {
  test('without being asked for', async () => {
    await turnOnReminders(family, family.viewer, { vaccines: true });
    await scheduled(family);

    await goOn();

    expect(await subjectsTo(family.viewer)).toEqual(['Vaccines due for Maya']);
    expect(await family.house.db.selectFrom('mails').select('id').execute()).toHaveLength(1);
  });

  test('to a parent who has lost access', async () => {
    await turnOnReminders(family, family.coParent, { checkups: true });
    await scheduled(family);
    await family.coParent.post(`/api/children/${family.child.id}/leave`, {});

    await goOn();

    expect(await subjectsTo(family.coParent)).not.toContain('Checkup for Maya on November 24');
  });

  test('to a closed account', async () => {
    await turnOnReminders(family, family.parent, { checkups: true });
    await scheduled(family);
    const erased_from = '2099-01-01T00:00:00.000Z';
    await family.house.db.updateTable('users').set({ erased_from }).where('id', '=', family.parent.id).execute();

    await goOn();

    expect(await subjectsTo(family.parent)).toEqual([]);
  });

  test('once the server is about to stop', async () => {
    await turnOnReminders(family, family.parent, { checkups: true });
    await scheduled(family);

    await goOn(AbortSignal.abort());

    expect(await subjectsTo(family.parent)).toEqual([]);
  });
});

test('[CHK-01] a parent is looked at once a day, however often the job runs, and at once after asking', async () => {
  const { id } = await scheduled(family, { scheduled_on: day('2027-01-20') });
  await turnOnReminders(family, family.parent, { checkups: true });
  await goOn();
  const soon = { scheduled_on: day('2026-11-24') };
  await family.house.db.updateTable('checkups').set(soon).where('id', '=', id).execute();

  family.clock.goOn({ minutes: 15 });
  await goOn();
  expect(await subjectsTo(family.parent)).toEqual([]);
  const params = { childId: family.child.id };
  await family.parent.call(changeReminders, { params, body: { vaccines: false, checkups: true } });
  await goOn();

  expect(await subjectsTo(family.parent)).toHaveLength(1);
});

test('[CHK-01] after a stop the next run goes on where it was, and a clock that was ahead keeps nobody from a reminder', async () => {
  await scheduled(family);
  await turnOnReminders(family, family.parent, { checkups: true });
  family.clock.goOn({ days: 300 });
  await goOn();
  family.clock.goOn({ days: -300 });
  await goOn(AbortSignal.abort());
  expect(await subjectsTo(family.parent)).toEqual([]);

  await goOn();

  expect(await subjectsTo(family.parent)).toHaveLength(1);
});

test('[CHK-01] every parent of many is reminded, and one whose reminder cannot be made does not keep the others', async () => {
  const many = await Promise.all(Array.from({ length: 205 }, () => aPerson(family, 'Ines')));
  for (const one of many) {
    await tie(family, family.child, one, { may: 'view' });
    await turnOnReminders(family, one, { checkups: true });
  }
  const [unlucky] = many;
  await family.house.db
    .updateTable('users')
    .set({ email: 'a\r\nBcc: b@example.org' })
    .where('id', '=', unlucky?.id ?? '')
    .execute();
  await scheduled(family);

  await expect(goOn()).rejects.toThrow(RangeError);

  const mailed = await family.house.db.selectFrom('mails').select('user_id').execute();
  expect(mailed).toHaveLength(many.length - 1);
  expect(new Set(mailed.map(({ user_id }) => user_id))).toEqual(new Set(many.slice(1).map(({ id }) => id)));
});

test('[CHK-01] a parent whose time zone is not known here does not keep the others from being reminded', async () => {
  const lost = await aPerson(family, 'Ines');
  await tie(family, family.child, lost, { may: 'view' });
  await family.house.db.updateTable('users').set({ time_zone: 'Mars/Base' }).where('id', '=', lost.id).execute();
  for (const one of [lost, family.parent]) await turnOnReminders(family, one, { checkups: true });
  await scheduled(family);

  await expect(goOn()).rejects.toThrow(RangeError);

  expect(await subjectsTo(family.parent)).toHaveLength(1);
  expect(await subjectsTo(lost)).toEqual([]);
});

test('[CHK-01] the mail stops with the link that it carries', async () => {
  await turnOnReminders(family, family.parent, { checkups: true });
  await scheduled(family);
  await goOn();
  const { stop_url } = await family.house.db.selectFrom('mails').select('stop_url').executeTakeFirstOrThrow();

  const answer = await family.app.request(new URL(stop_url ?? '').pathname, { method: 'POST' });

  expect(answer.status).toBe(200);
  expect(await textTo(family.parent)).toContain(`/reminders-off?token=${stop_url?.split('/').at(-1)}`);
  expect(await family.house.db.selectFrom('reminders').selectAll().execute()).toEqual([]);
});
