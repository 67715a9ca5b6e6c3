import { describe, expect, test } from 'vitest';
import { addChild, changeChild, type NewChild } from '#contract/children.ts';
import { listCheckups, type Checkup } from '#contract/checkups.ts';
import { changeCheckup } from '#contract/checkups/changes.ts';
import { addQuestion } from '#contract/checkups/questions.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { recommendedOn as recommendedDay } from '#domain/checkups/schedule.ts';
import { day } from '#domain/time/day.ts';
import { requireChildToEdit } from '#server/children/access.ts';
import { tx } from '#server/db/tx.ts';
import { aCheckup } from '#testing/checkups/checkups.ts';
import { workOff } from '#testing/jobs.ts';
import { aChild, aFamily, aPerson, tie, type Family } from '#testing/family.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { checkupSummaries } from './service.ts';

const noah: NewChild = { firstName: 'Noah', lastName: null, bornOn: day('2026-11-02'), gender: 'male' };
const visits = checkupSchedule.visits.map(({ id }) => id);

describe('[CHK-01] a child’s checkups', () => {
  test('are planned with the child, by its day of birth', async () => {
    const { clock, parent } = await aFamily();
    const { id: childId } = await parent.call(addChild, { body: noah });
    clock.goOn({ hours: 1 });

    const list = await parent.call(listCheckups, { params: { childId } });

    expect(list.map(({ visit }) => visit)).toEqual(visits);
    const days = list.map((checkup) => checkup.recommendedOn);
    expect(days).toEqual(checkupSchedule.visits.map((visit) => recommendedDay(visit, day(noah.bornOn))));
    expect(days.slice(0, 8).join(' ')).toBe(
      '2026-11-02 2026-11-06 2026-12-02 2027-01-02 2027-03-02 2027-05-02 2027-08-02 2027-11-02',
    );
    expect(list[4]).toEqual({
      id: list[4]?.id,
      childId,
      visit: 'm4',
      checkupType: '4 Month Well-Child Checkup',
      recommendedOn: '2027-03-02',
      recommendedFrom: '2027-02-20',
      recommendedUntil: '2027-03-22',
      scheduledOn: null,
      scheduledTime: null,
      place: null,
      completed: false,
      completedOn: null,
      notes: null,
      status: 'future',
      isFromBefore: false,
      measurements: ['Length', 'Weight', 'Head circumference', 'Weight for length'],
      screenings: ['Mood screening for the birth parent', 'Anemia risk questions; iron drops if mostly breastfed'],
      talkAbout: ['Signs of readiness for solids', 'Rolling and stopping the swaddle', 'Sleep habits'],
      ideas: ['Does eczema change our allergy plan?', 'Do we need iron drops?'],
      bring: ['Vaccine record', 'Your list of questions', 'Any medicines', 'Childcare or school forms'],
      always: ['Physical exam', 'Growth plotted', 'Development talked through', 'Your questions first'],
      questions: [],
      madeBy: { id: parent.id, name: parent.name },
      madeAt: '2026-11-21T15:00:00.000Z',
      changedBy: { id: parent.id, name: parent.name },
      changedAt: '2026-11-21T15:00:00.000Z',
      version: 1,
    });
  });

  test('are there once when a form was sent twice', async () => {
    const { parent } = await aFamily();
    const body = { ...noah, id: '01a00000-0000-7000-8000-00000000c4ec' };

    await Promise.all([parent.ask(addChild, { body }), parent.ask(addChild, { body })]);

    const { id: childId } = await parent.call(addChild, { body });
    expect(await parent.call(listCheckups, { params: { childId } })).toHaveLength(checkupSchedule.visits.length);
  });

  test('are planned for a child from before there were any when a parent looks, under the primary parent’s name', async () => {
    const { parent, viewer, child } = await aFamily();
    const params = { childId: child.id };

    const [seen, again] = await Promise.all([
      viewer.call(listCheckups, { params }),
      viewer.call(listCheckups, { params }),
    ]);

    expect(seen).toHaveLength(checkupSchedule.visits.length);
    expect(seen.every(({ madeBy }) => madeBy?.id === parent.id)).toBe(true);
    expect(again).toEqual(seen);
    expect(await parent.call(listCheckups, { params })).toEqual(seen);
  });

  test('that exist stay unchanged when the plan gets another visit', async () => {
    const home = await aFamily();
    const { parent, coParent, child } = home;
    const facts = { scheduled_on: day('2026-11-24'), notes: 'At nine.' };
    const { id } = await aCheckup(home, child, coParent, facts);

    const list = await parent.call(listCheckups, { params: { childId: child.id } });

    expect(list.map(({ visit }) => visit)).toEqual(visits);
    expect(list[4]).toMatchObject({ id, scheduledOn: '2026-11-24', notes: 'At nine.', madeBy: { id: coParent.id } });
  });
});

describe('[CHK-01] a child that is added late', () => {
  test('has nothing overdue whose span ended before', async () => {
    const { parent } = await aFamily();
    const { id: childId } = await parent.call(addChild, { body: { ...noah, bornOn: '2026-07-19' } });

    const list = await parent.call(listCheckups, { params: { childId } });

    expect(statusesOf(list)).toBe('before before before before overdue future');
  });

  test('is late by the calendar of the parent who added it', async () => {
    const home = await aFamily();
    const lin = await aPerson(home, 'Lin Sato', { time_zone: 'Asia/Tokyo' });
    const born = { born_on: day('2026-11-19') };
    const ofLin = await aChild(home, lin, born);
    const ofHannah = await aChild(home, home.parent, born);

    await workOff(home);
    home.clock.goOn({ days: 1 });
    const [there] = await lin.call(listCheckups, { params: { childId: ofLin.id } });
    const [here] = await home.parent.call(listCheckups, { params: { childId: ofHannah.id } });

    expect(there).toMatchObject({ visit: 'newborn', status: 'before' });
    expect(here).toMatchObject({ visit: 'newborn', status: 'overdue' });
  });

  test('keeps its checkups once the account that added it is gone', async () => {
    const home = await aFamily();
    const { coParent, parent, child } = home;
    await coParent.call(listCheckups, { params: { childId: child.id } });
    await home.house.db.deleteFrom('users').where('id', '=', parent.id).execute();

    const list = await coParent.call(listCheckups, { params: { childId: child.id } });

    expect(list).toHaveLength(checkupSchedule.visits.length);
    expect(list[0]).toMatchObject({ status: 'before', madeBy: null });
  });
});

test('[CHK-01] a checkup is overdue from the day after, for each parent by their own calendar', async () => {
  const home = await aFamily();
  const lin = await aPerson(home, 'Lin Sato', { time_zone: 'Asia/Tokyo' });
  const child = await aChild(home, home.parent, { made_at: '2026-10-01T00:00:00.000Z' });
  const params = { childId: child.id };
  await tie(home, child, lin);
  const [first] = await lin.call(listCheckups, { params });
  const checkup = { ...params, checkupId: first?.id ?? '' };

  const here = await home.parent.call(changeCheckup, {
    params: checkup,
    body: { scheduledOn: '2026-11-21', version: 1 },
  });
  const [there] = await lin.call(listCheckups, { params });

  expect(here.status).toBe('upcoming');
  expect(there?.status).toBe('overdue');
});

describe('[CHILD-02] a date of birth that is corrected', () => {
  const facts = { firstName: 'Maya', lastName: 'Brooks', gender: 'female' as const, version: 1 };

  test('moves the recommended days, and everything else stays', async () => {
    const { parent, coParent, child, params } = await withAPlan();
    const before = await parent.call(listCheckups, { params });

    await coParent.call(changeChild, { params, body: { ...facts, bornOn: '2026-07-18' } });

    const after = await parent.call(listCheckups, { params });
    expect(child.bornOn).toBe('2026-07-19');
    expect(after.map(({ recommendedOn }) => recommendedOn).slice(0, 5)).toEqual(
      '2026-07-18 2026-07-22 2026-08-18 2026-09-18 2026-11-18'.split(' '),
    );
    expect(after[4]).toMatchObject({
      scheduledOn: '2026-11-24',
      notes: 'At nine.',
      recommendedFrom: '2026-11-05',
      questions: [{ text: 'Do we need iron drops?' }],
      changedBy: { id: coParent.id },
    });
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('cannot be after a checkup that took place, whose day is corrected first', async () => {
    const { parent, coParent, child, params } = await withAPlan();
    const [, first] = await parent.call(listCheckups, { params });
    const visit = { childId: child.id, checkupId: first?.id ?? '' };
    const took = { completed: true, completedOn: '2026-07-23', version: 1 };
    await parent.call(changeCheckup, { params: visit, body: took });

    const refused = await coParent.ask(changeChild, { params, body: { ...facts, bornOn: '2026-07-24' } });
    const taken = await coParent.ask(changeChild, { params, body: { ...facts, bornOn: '2026-07-23' } });

    const message = 'There is a completed checkup of July 23, 2026';
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ name: 'bornOn', message }] } });
    expect(taken.status).toBe(200);
  });

  test('that stays the same leaves every checkup unchanged', async () => {
    const { house, parent, child, params } = await withAPlan();
    const before = await storedRows(house.db);

    await parent.call(changeChild, { params, body: { ...facts, firstName: 'Mia', bornOn: child.bornOn } });

    const after = await storedRows(house.db);
    expect(after['checkups']).toEqual(before['checkups']);
  });
});

test('[CHK-03] a calendar lists a checkup by its scheduled or recommended day', async () => {
  const { house, clock, parent, child } = await withAPlan();
  const mine = await tx(house.db, (trx) => requireChildToEdit(trx, parent, child.id));

  const kept = await checkupSummaries(house.db, mine, day('2026-11-21'), clock.now());

  expect(kept).toHaveLength(checkupSchedule.visits.length);
  expect(kept.slice(3, 6)).toMatchObject([
    { visit: 'm2', on: '2026-09-19', isScheduled: false, completed: false, status: 'before' },
    { visit: 'm4', on: '2026-11-24', isScheduled: true, completed: false, status: 'upcoming' },
    { checkupType: '6 Month Well-Child Checkup', on: '2027-01-19', isScheduled: false, status: 'future' },
  ]);
});

/** A family whose 4-month visit is rescheduled, with a note and a question. */
async function withAPlan(): Promise<Family & { params: { childId: string } }> {
  const family = await aFamily();
  const params = { childId: family.child.id };
  const list = await family.parent.call(listCheckups, { params });
  const checkup = { ...params, checkupId: list[4]?.id ?? '' };
  const body = { scheduledOn: '2026-11-24', notes: 'At nine.', version: 1 };
  await family.parent.call(changeCheckup, { params: checkup, body });
  await family.parent.call(addQuestion, { params: checkup, body: { text: 'Do we need iron drops?' } });
  return { ...family, params };
}

function statusesOf(list: readonly Checkup[]): string {
  return list
    .slice(0, 6)
    .map(({ status }) => status)
    .join(' ');
}
