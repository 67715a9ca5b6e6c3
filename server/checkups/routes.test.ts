import { describe, expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { changeCheckup } from '#contract/checkups/changes.ts';
import { day } from '#domain/time/day.ts';
import { aCheckup } from '#testing/checkups/checkups.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { storedRows } from '#testing/db/stored-rows.ts';

/** A family with one checkup, and the checkup's path. */
async function withACheckup(facts: Parameters<typeof aCheckup>[3] = {}) {
  const family = await aFamily();
  const { id } = await aCheckup(family, family.child, family.parent, facts);
  return { ...family, params: { childId: family.child.id, checkupId: id } };
}

describe('[CHK-02] a checkup', () => {
  test('is marked completed, and not completed again, with who did it', async () => {
    const { clock, coParent, params } = await withACheckup();
    clock.goOn({ hours: 2 });

    const done = await coParent.call(changeCheckup, { params, body: { completed: true, version: 1 } });
    const undone = await coParent.call(changeCheckup, { params, body: { completed: false, version: 2 } });

    expect(done).toMatchObject({
      completed: true,
      completedOn: '2026-11-21',
      status: 'completed',
      changedBy: { id: coParent.id, name: coParent.name },
      changedAt: clock.now().toISOString(),
      version: 2,
    });
    expect(undone).toMatchObject({ completed: false, completedOn: null, status: 'overdue', version: 3 });
  });

  test('one that is marked before its day keeps the day of marking, or the day that is given', async () => {
    const { clock, parent, params } = await withACheckup({ scheduled_on: day('2026-12-22') });
    const change = (body: { completed?: boolean; completedOn?: string; notes?: string; version: number }) =>
      parent.call(changeCheckup, { params, body });

    const marked = await change({ completed: true, version: 1 });
    clock.goOn({ hours: 50 });
    const noted = await change({ notes: 'Went well.', version: 2 });
    const moved = await change({ completedOn: '2026-11-18', version: 3 });

    expect([marked, noted, moved].map(({ completedOn }) => completedOn)).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2026-11-18',
    ]);
    await expect(change({ completedOn: '2026-12-22', version: 4 })).rejects.toThrow('422');
    await expect(change({ completedOn: '2026-01-01', version: 4 })).rejects.toThrow('422');
  });

  test('[decision 77] what was unmarked can be marked as it was: nobody knows the day, and an appointment from before birth stays', async () => {
    const stored = { scheduled_on: day('2026-01-05'), completed: 1, completed_on: null } as const;
    const { parent, params } = await withACheckup(stored);
    await parent.call(changeCheckup, { params, body: { completed: false, version: 1 } });

    const again = await parent.call(changeCheckup, {
      params,
      body: { completed: true, completedOn: null, scheduledOn: '2026-01-05', version: 2 },
    });

    expect(again).toMatchObject({ completed: true, completedOn: null, scheduledOn: '2026-01-05', version: 3 });
  });

  test.each([0, 1] as const)(
    'that is not completed has no day it took place, also if it was: %i',
    async (completed) => {
      const { house, parent, params } = await withACheckup({ completed });
      const before = await storedRows(house.db);

      const answer = await parent.ask(changeCheckup, {
        params,
        body: { completed: false, completedOn: '2026-11-20', version: 1 },
      });

      const message = 'Only a completed checkup has the day it took place';
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'bad-input', fields: [{ name: 'completedOn', message }] },
      });
      expect(await storedRows(house.db)).toEqual(before);
    },
  );

  test('is rescheduled with notes; without notes there are none', async () => {
    const { parent, params } = await withACheckup();

    const body = { scheduledOn: '2026-11-24', notes: ' At nine, Green Street. ', version: 1 };
    const moved = await parent.call(changeCheckup, { params, body });
    const again = await parent.call(changeCheckup, {
      params,
      body: { scheduledOn: '2026-12-24', notes: null, version: 2 },
    });

    expect(moved).toMatchObject({ scheduledOn: '2026-11-24', notes: 'At nine, Green Street.', status: 'upcoming' });
    expect(again).toMatchObject({ scheduledOn: '2026-12-24', notes: null, status: 'future', version: 3 });
  });

  test('[decision 77] is rescheduled to a time and a place; the time goes with its day, the place stays', async () => {
    const { parent, params } = await withACheckup();
    const change = (body: object) => parent.call(changeCheckup, { params, body: { version: 1, ...body } });

    const booked = await change({ scheduledOn: '2026-11-24', scheduledTime: '09:20', place: ' Green Street ' });
    const noted = await change({ notes: 'Take the booklet along.', version: 2 });
    const moved = await change({ scheduledOn: '2026-12-01', version: 3 });
    const unbooked = await change({ scheduledOn: null, place: '', version: 4 });

    expect(booked).toMatchObject({ scheduledOn: '2026-11-24', scheduledTime: '09:20', place: 'Green Street' });
    expect(noted).toMatchObject({ scheduledTime: '09:20', place: 'Green Street' });
    expect(moved).toMatchObject({ scheduledOn: '2026-12-01', scheduledTime: null, place: 'Green Street' });
    expect(unbooked).toMatchObject({ scheduledOn: null, scheduledTime: null, place: null });
  });

  test.each([
    { what: 'a time without a day', body: { scheduledTime: '09:20' }, message: 'A time needs the day of the checkup' },
    { what: 'no time of day', body: { scheduledTime: '9 a.m.' }, message: 'Please choose a time.' },
    { what: 'a long place', body: { place: 'x'.repeat(81) }, message: 'A place can have at most 80 characters' },
  ])('[decision 77] refuses $what', async ({ body, message }) => {
    const { parent, params } = await withACheckup();

    const answer = await parent.ask(changeCheckup, { params, body: { ...body, version: 1 } });

    expect(answer).toMatchObject({ status: 422, body: { fields: [{ message }] } });
  });

  test('keeps fields that a change leaves out', async () => {
    const { parent, params } = await withACheckup({ scheduled_on: day('2026-11-24'), notes: 'At nine.' });

    const done = await parent.call(changeCheckup, { params, body: { completed: true, version: 1 } });
    const noted = await parent.call(changeCheckup, { params, body: { notes: '', version: 2 } });

    expect(done).toMatchObject({ scheduledOn: '2026-11-24', notes: 'At nine.' });
    expect(noted).toMatchObject({ completed: true, scheduledOn: '2026-11-24', notes: null });
  });

  test('goes back to its recommended day when no day is scheduled', async () => {
    const { parent, params } = await withACheckup({ scheduled_on: day('2026-11-24') });

    const back = await parent.call(changeCheckup, { params, body: { scheduledOn: null, version: 1 } });

    expect(back).toMatchObject({ scheduledOn: null, recommendedOn: '2026-11-19' });
  });

  test('saved without a change stays as it is', async () => {
    const { clock, parent, coParent, params } = await withACheckup({ notes: 'At nine.' });
    const before = (await parent.call(listCheckups, { params })).find(({ id }) => id === params.checkupId);
    clock.goOn({ hours: 1 });

    const after = await coParent.call(changeCheckup, {
      params,
      body: { completed: false, notes: 'At nine.', scheduledOn: null, version: 1 },
    });

    expect(after).toEqual(before);
  });

  test('that was changed meanwhile is returned as it is now, and nothing is written', async () => {
    const { house, parent, coParent, params } = await withACheckup();
    const stored = await parent.call(changeCheckup, { params, body: { scheduledOn: '2026-11-24', version: 1 } });
    const before = await storedRows(house.db);

    const answer = await coParent.ask(changeCheckup, { params, body: { completed: true, version: 1 } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: stored } });
    expect(await storedRows(house.db)).toEqual(before);
  });

  test.each([
    { why: 'a day before birth', body: { scheduledOn: '2026-07-18' }, field: 'scheduledOn' },
    { why: 'a day after the 21st birthday', body: { scheduledOn: '2047-07-20' }, field: 'scheduledOn' },
    { why: 'no day: Please choose a date.', body: { scheduledOn: '' }, field: 'scheduledOn' },
    { why: 'a day that does not exist', body: { scheduledOn: '2027-02-29' }, field: 'scheduledOn' },
    { why: 'notes of 1001 characters', body: { notes: 'x'.repeat(1001) }, field: 'notes' },
    { why: 'another visit', body: { visit: 'm6' }, field: 'visit' },
  ])('refuses $why at $field', async ({ body, field }) => {
    const { parent, params } = await withACheckup();

    const path = `/api/children/${params.childId}/checkups/${params.checkupId}`;
    const answer = await parent.send('PATCH', path, JSON.stringify({ ...body, version: 1 }));

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [{ name: field }] } });
  });

  test.each(['2026-07-19', '2047-07-19'])(
    'may be on the day of birth, or as late as the 21st birthday: %s',
    async (on) => {
      const { parent, params } = await withACheckup();

      const body = { scheduledOn: on, version: 1 };

      expect(await parent.call(changeCheckup, { params, body })).toMatchObject({ scheduledOn: on });
    },
  );

  test('of a sibling is not found, though both are one’s own', async () => {
    const home = await withACheckup();
    const sibling = await aChild(home, home.parent, { first_name: 'Noah' });

    const params = { childId: sibling.id, checkupId: home.params.checkupId };
    const answer = await home.parent.ask(changeCheckup, { params, body: { completed: true, version: 1 } });

    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});
