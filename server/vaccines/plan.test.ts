import { describe, expect, test } from 'vitest';
import { answerPast } from '#contract/vaccines/past.ts';
import { addChild, type NewChild } from '#contract/children.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { changePlannedDose } from '#contract/vaccines/changes.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { addDays, day } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import { aChild, aFamily, aFamilyAlone, aPerson, tie, type Family, type Person } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';
import { aPlan, marked, rowOf, rowsOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';
import { vaccineJobs } from './jobs.ts';

const noah: NewChild = { firstName: 'Noah', lastName: null, bornOn: day('2026-11-02'), gender: 'male' };

/** Adds a child as a parent does, and reads its plan. */
async function added({ parent }: Family, facts: Partial<NewChild> = {}) {
  const { id: childId } = await parent.call(addChild, { body: { ...noah, ...facts } });
  const params = { childId };
  return { params, plan: await parent.call(readVaccinePlan, { params }) };
}

/** Says that nobody knows what happened before the child was added. */
async function closePast(family: Pick<Family, 'child' | 'parent'>): Promise<void> {
  const params = { childId: family.child.id };
  await aPlan(family);
  await family.parent.call(answerPast, { params, body: { checkups: [], isDone: true } });
}

describe('[VAX-01] a child’s vaccine plan', () => {
  test('exists with its checkups as soon as the child is added', async () => {
    const { house, parent } = await aFamily();

    const { id } = await parent.call(addChild, { body: noah });

    const { db } = house;
    const plan = await db.selectFrom('vaccine_plans').selectAll().where('child_id', '=', id).execute();
    const rows = await db.selectFrom('planned_doses').select('id').where('child_id', '=', id).execute();
    const checkups = await db.selectFrom('checkups').select('id').where('child_id', '=', id).execute();
    expect(plan).toMatchObject([{ authority: 'cdc', computed_on: '2026-11-21', past_open: 1, made_by: parent.id }]);
    expect(rows).toHaveLength(31);
    expect(checkups).toHaveLength(checkupSchedule.visits.length);
  });

  test('has every routine dose before the sixth birthday, influenza once, and nothing by shared decision', async () => {
    const { plan } = await added(await aFamily());

    const numbers = Map.groupBy(plan.planned, ({ vaccine }) => vaccine);
    expect([...numbers].map(([vaccine, rows]) => `${vaccine} ${rows.length}`).join(' ')).toBe(
      'hepb 3 rsv-ab 1 rv 3 dtap 5 hib 4 pcv 4 ipv 4 flu 1 mmr 2 var 2 hepa 2',
    );
  });

  test('says of each dose when it is due and why, and who made it', async () => {
    const family = await aFamily();
    const { plan, params } = await added(family);

    const { id, name } = family.parent;
    expect(rowOf(plan, 'dtap', 1)).toEqual({
      id: expect.any(String),
      gives: 'dtap',
      childId: params.childId,
      vaccine: 'dtap',
      name: 'Diphtheria, tetanus and whooping cough vaccine',
      shortName: 'DTaP',
      number: 1,
      shownNumber: 1,
      recommendedAge: '2 months',
      recommendedName: 'DTaP',
      recommendedOn: '2027-01-02',
      past: null,
      dueOn: '2027-01-02',
      plannedOn: '2027-01-02',
      countsFrom: '2026-12-14',
      plannedWhy: null,
      windowEndsOn: '2027-03-01',
      birthHours: null,
      isPrompt: false,
      lastDayOn: null,
      isOfEarlierAge: false,
      isAskedForAgain: false,
      status: 'upcoming',
      isUnanswered: false,
      isNotGiven: false,
      isOfBirth: false,
      category: 'routine',
      categoryNote: null,
      dosesByAuthority: null,
      catchUpByAuthority: null,
      why: 'Next dose: recommended from January 2, 2027, can be given from December 14.',
      details: ['CDC recommends it at 2 months.', 'It can be given from 6 weeks on.'],
      doseId: null,
      completed: false,
      completedDate: null,
      notes: null,
      madeBy: { id, name },
      madeAt: '2026-11-21T15:00:00.000Z',
      changedBy: { id, name },
      changedAt: '2026-11-21T15:00:00.000Z',
      version: 1,
    });
  });

  test('names whose schedule it is and its edition, when it is read and when something was marked', async () => {
    const family = await aFamily();
    const read = await aPlan(family);

    const answered = await marked(family, [{ givenOn: '2026-07-19', cvx: '08' }]);

    for (const plan of [read, answered]) {
      expect(plan).toMatchObject({
        asOf: '2026-11-21',
        authority: { id: 'cdc', title: 'CDC routine', label: null },
        authorityBy: null,
        source: { title: 'CDC child and adolescent schedule', edition: '2025', on: '2025-11-10' },
        edition: 'cdsi-4.64 + delta-4.65 + season-2026',
      });
    }
  });
});

describe('[VAX-01] a child from before there were plans', () => {
  test('gets its plan when a parent opens it, a viewer too, under the primary parent’s name', async () => {
    const family = await aFamily();

    const [seen, again] = await Promise.all([aPlan(family, family.viewer), aPlan(family, family.viewer)]);

    expect(seen.planned).toHaveLength(31);
    expect(seen.planned.every(({ madeBy }) => madeBy?.id === family.parent.id)).toBe(true);
    expect(again).toEqual(seen);
    expect(await aPlan(family)).toEqual(seen);
  });

  test('gets its plan and its checkups in the background, and once', async () => {
    const family = await aFamily();
    const { house, clock, child } = family;
    const work = vaccineJobs(house);

    await workOff(family, work);

    const before = await storedCare(house.db);
    clock.goOn({ days: 1 });
    await workOff(family, work);
    const { db } = house;
    const plan = await db.selectFrom('vaccine_plans').selectAll().where('child_id', '=', child.id).execute();
    const rows = await db.selectFrom('planned_doses').select('id').where('child_id', '=', child.id).execute();
    const checkups = await db.selectFrom('checkups').select('id').where('child_id', '=', child.id).execute();
    expect(plan).toMatchObject([{ past_open: 1, made_by: family.parent.id }]);
    expect(rows).toHaveLength(31);
    expect(checkups).toHaveLength(checkupSchedule.visits.length);
    expect(await storedCare(db)).toEqual(before);
  });

  test('gets its plan in the background also behind one that cannot be planned', async () => {
    const family = await aFamilyAlone();
    const { house, child } = family;
    const other = await aPerson(family, 'Ines');
    const behind = await aChild(family, other, { id: newId(Date.now() + 1000) });
    const lost = house.db.updateTable('users').set({ time_zone: 'Mars/Base' });
    await lost.where('id', '=', family.parent.id).execute();

    const [work] = vaccineJobs(house);
    const done = work?.run({
      payload: null,
      signal: new AbortController().signal,
      finish: async () => {},
      requireHeld: async () => {},
      onlyWaits: () => {},
    });

    await expect(done).rejects.toThrow(RangeError);
    const planned = await house.db.selectFrom('vaccine_plans').select('child_id').execute();
    expect(child.id < behind.id).toBe(true);
    expect(planned).toEqual([{ child_id: behind.id }]);
  });
});

describe('[VAX-01] a plan of days ago', () => {
  test('is brought up to date when it is read, and its rows keep what was noted', async () => {
    const family = await aFamily();
    const before = await aPlan(family);
    const params = { childId: family.child.id, plannedDoseId: rowOf(before, 'dtap', 2).id };
    const body = { notes: 'Ask about fever.', version: 1 };
    const noted = await family.coParent.call(changePlannedDose, { params, body });
    family.clock.goOn({ days: 5 });

    const after = await aPlan(family, family.viewer);

    expect(after.asOf).toBe('2026-11-26');
    expect(rowOf(before, 'dtap', 2).dueOn).toBe('2026-12-19');
    expect(rowOf(after, 'dtap', 2)).toEqual({ ...rowOf(noted, 'dtap', 2), dueOn: '2026-12-24' });
    expect(after.planned.map(({ id, version }) => [id, version])).toEqual(
      noted.planned.map(({ id, version }) => [id, version]),
    );
  });

  test('is written once a day: a second read of the same day writes nothing', async () => {
    const family = await aFamily();
    await aPlan(family);
    family.clock.goOn({ days: 1 });
    await aPlan(family);
    const before = await storedCare(family.house.db);

    family.clock.goOn({ hours: 2 });
    await aPlan(family, family.coParent);

    expect(await storedCare(family.house.db)).toEqual(before);
  });
});

/** A child with a parent where tomorrow has begun and one where it has not. */
async function farApart(bornOn: string) {
  const family = await aFamily();
  const tia = await aPerson(family, 'Tia Brooks', { time_zone: 'Pacific/Kiritimati' });
  const lou = await aPerson(family, 'Lou Brooks', { time_zone: 'America/Los_Angeles' });
  const child = await aChild(family, tia, { born_on: day(bornOn) });
  await tie(family, child, lou);
  return { ...family, child, parent: tia, tia, lou };
}

describe('[VAX-02] the status of a dose', () => {
  test('is overdue from the day after its window, for each parent by their own calendar', async () => {
    const family = await farApart('2026-07-25');
    await closePast(family);

    const statusFor = async (reader: Person) => rowOf(await aPlan(family, reader), 'dtap', 1);

    const days = { dueOn: '2026-09-25', windowEndsOn: '2026-11-21' };
    expect(await statusFor(family.tia)).toMatchObject({ ...days, status: 'overdue' });
    expect(await statusFor(family.lou)).toMatchObject({ ...days, status: 'upcoming' });
  });

  test('is upcoming from its due day to the last day of its window, and overdue from the day after', async () => {
    const family = await aFamily();
    const { params } = await added(family);
    const on = async (at: string) => {
      family.clock.set(at);
      const reader = await aPerson(family, 'Ines Brooks');
      await tie(family, { id: params.childId }, reader);
      return rowOf(await reader.call(readVaccinePlan, { params }), 'dtap', 1);
    };

    expect(await on('2027-01-01T12:00:00.000Z')).toMatchObject({ status: 'upcoming' });
    expect(await on('2027-01-03T12:00:00.000Z')).toMatchObject({ status: 'upcoming' });
    expect(await on('2027-03-01T12:00:00.000Z')).toMatchObject({ status: 'upcoming', windowEndsOn: '2027-03-01' });
    expect(await on('2027-03-02T12:00:00.000Z')).toMatchObject({ status: 'overdue', windowEndsOn: '2027-03-01' });
  });

  test('is completed with the time of marking on the day itself, and without one on another day', async () => {
    const family = await farApart('2026-09-21');
    const { tia, lou } = family;

    await marked(family, [{ givenOn: '2026-11-21', vaccine: 'dtap' }], lou);
    await marked(family, [{ givenOn: '2026-11-22', vaccine: 'hib' }], tia);
    await marked(family, [{ givenOn: '2026-11-21', vaccine: 'pcv' }], tia);
    const plan = await marked(family, [{ givenOn: null, vaccine: 'ipv' }], tia);

    expect(rowOf(plan, 'dtap', 1).completedDate).toBe('2026-11-21 07:00:00');
    expect(rowOf(plan, 'hib', 1).completedDate).toBe('2026-11-22 05:00:00');
    expect(rowOf(plan, 'pcv', 1).completedDate).toBe('2026-11-21 00:00:00');
    expect(rowOf(plan, 'ipv', 1)).toMatchObject({ completed: true, status: 'completed', completedDate: null });
  });

  test('is the same for a parent for whom the day of a dose has not begun', async () => {
    const family = await farApart('2026-07-19');
    const there = await marked(family, [{ givenOn: '2026-11-22', cvx: '08' }]);

    const here = await aPlan(family, family.lou);

    expect(here.asOf).toBe('2026-11-21');
    expect(here.doses[0]?.verdicts).toMatchObject([{ vaccine: 'hepb', counts: true }]);
    expect(rowOf(here, 'hepb', 2)).toEqual(rowOf(there, 'hepb', 2));
    expect(rowsOf(here, 'hepb')).toEqual(rowsOf(there, 'hepb'));
  });
});

describe('[VAX-01] what is known of the mother', () => {
  test.each([
    { mother: 'positive' as const, isTold: true },
    { mother: 'unknown' as const, isTold: true },
    { mother: 'negative' as const, isTold: false },
    { mother: null, isTold: false },
  ])(
    'is at the top of a newborn’s plan when the test for hepatitis B is $mother: $isTold',
    async ({ mother, isTold }) => {
      const { plan } = await added(await aFamily(), { motherHepatitisB: mother });

      expect(plan.newbornNote?.includes('within 12 hours of birth') ?? false).toBe(isTold);
      expect(plan.birthQuestions.includes('mother-hepatitis-b')).toBe(mother === null);
    },
  );

  test.each([
    { had: true, rows: ['not-needed'] },
    { had: false, rows: ['upcoming 2026-11-02'] },
    { had: null, rows: ['upcoming 2026-11-02'] },
  ])('decides about RSV: her vaccine $had, the baby’s dose $rows', async ({ had, rows }) => {
    const { plan } = await added(await aFamily(), { motherRsvVaccine: had });

    expect(rowsOf(plan, 'rsv-ab')).toEqual(rows);
  });
});

describe('[VAX-02] a child that is added late', () => {
  test('has nothing overdue until the family was asked what happened before', async () => {
    const family = await aFamily();

    const plan = await aPlan(family);

    expect(plan.isPastOpen).toBe(true);
    expect(plan.planned.map(({ status }) => status)).not.toContain('overdue');
    expect(plan.planned.filter(({ isUnanswered }) => isUnanswered).map(({ vaccine }) => vaccine)).toEqual(
      'hepb rv rv rv dtap hib pcv ipv'.split(' '),
    );
  });

  test('has overdue doses from before as soon as that is answered', async () => {
    const family = await aFamily();
    await closePast(family);

    const plan = await aPlan(family);

    expect(plan.isPastOpen).toBe(false);
    expect(plan.planned.some(({ isUnanswered }) => isUnanswered)).toBe(false);
    expect(rowOf(plan, 'dtap', 1)).toMatchObject({ status: 'overdue' });
  });

  test('has overdue doses that fell due after it was added, with or without an answer', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2026-07-26') });
    const mine = { ...family, child };
    await aPlan(mine);
    family.clock.goOn({ days: 3 });

    const plan = await aPlan(mine);

    expect(plan.isPastOpen).toBe(true);
    expect(rowOf(plan, 'dtap', 1)).toMatchObject({ dueOn: '2026-09-26', status: 'overdue', isUnanswered: false });
    expect(rowOf(plan, 'hepb', 1)).toMatchObject({ dueOn: '2026-07-26', status: 'upcoming', isUnanswered: true });
  });

  test('was added on the same day for every reader, in any time zone', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2026-09-21') });
    const mine = { ...family, child };
    await tie(family, child, family.coParent);
    const moved = family.house.db.updateTable('users').set({ time_zone: 'Pacific/Kiritimati' });
    await moved.where('id', '=', family.coParent.id).execute();

    const [here, there] = [await aPlan(mine), await aPlan(mine, family.coParent)];

    expect([here.asOf, there.asOf]).toEqual(['2026-11-21', '2026-11-22']);
    for (const plan of [here, there]) {
      expect(rowOf(plan, 'dtap', 1)).toMatchObject({ dueOn: '2026-11-21', isUnanswered: false });
      expect(rowOf(plan, 'hepb', 1)).toMatchObject({ isUnanswered: true });
    }
  });

  test.each([
    { bornOn: '2026-11-19', isAsked: false, unanswered: ['hepb 1', 'rsv-ab 1'] },
    { bornOn: '2026-11-18', isAsked: true, unanswered: ['hepb 1', 'rsv-ab 1'] },
    { bornOn: '2026-11-16', isAsked: true, unanswered: ['hepb 1', 'rsv-ab 1'] },
    { bornOn: '2026-11-11', isAsked: true, unanswered: ['hepb 1', 'rsv-ab 1'] },
    { bornOn: '2026-11-01', isAsked: true, unanswered: ['hepb 1', 'rsv-ab 1'] },
    { bornOn: '2026-10-12', isAsked: true, unanswered: ['hepb 1'] },
    { bornOn: '2026-07-25', isAsked: true, unanswered: ['hepb 1', 'rv 1', 'rv 2', 'rv 3'] },
    {
      bornOn: '2026-07-24',
      isAsked: true,
      unanswered: ['hepb 1', 'rv 1', 'rv 2', 'rv 3', 'dtap 1', 'hib 1', 'pcv 1', 'ipv 1'],
    },
  ])('one born on $bornOn is asked: $isAsked, about $unanswered', async ({ bornOn, isAsked, unanswered }) => {
    const { plan } = await added(await aFamily(), { bornOn: day(bornOn) });

    expect(plan.isPastOpen).toBe(isAsked);
    const asked = plan.planned.filter((row) => row.isUnanswered).map(({ vaccine, number }) => `${vaccine} ${number}`);
    expect(asked).toEqual(unanswered);
  });

  test('waits 14 days for an answer; then what was due before is overdue', async () => {
    const family = await aFamily();
    const { params } = await added(family, { bornOn: day('2026-07-24') });
    const rowAfter = async (days: number) => {
      family.clock.set(`${addDays(day('2026-11-21'), days)}T15:00:00.000Z`);
      const reader = await aPerson(family, 'Ines Brooks');
      await tie(family, { id: params.childId }, reader);
      return rowOf(await reader.call(readVaccinePlan, { params }), 'dtap', 1);
    };

    expect(await rowAfter(0)).toMatchObject({ status: 'upcoming', isUnanswered: true });
    expect(await rowAfter(13)).toMatchObject({ status: 'upcoming', isUnanswered: true });
    expect(await rowAfter(14)).toMatchObject({ status: 'overdue', isUnanswered: false });
  });
});
