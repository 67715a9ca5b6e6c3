import { expect, test } from 'vitest';
import { changeChild } from '#contract/children.ts';
import { listMilestones, milestoneAnswerEndpoints, readMilestoneSummary } from '#contract/milestones.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily, aPerson, type Family } from '#testing/family.ts';
import { anAnswer } from '#testing/milestones/stored-answers.ts';

function summaryOf({ parent }: Pick<Family, 'parent'>, child: { readonly id: string }) {
  return parent.call(readMilestoneSummary, { params: { childId: child.id } });
}

test('[DASH-02] at four months the milestones of six months come next, each with what was said', async () => {
  const home = await aFamily();
  const { child, coParent } = home;
  await anAnswer(home, child, coParent, { milestone_id: 'ms-06-phy-1', answer: 'not-yet', achieved_on: null });
  await anAnswer(home, child, coParent);
  const list = await home.parent.call(milestoneAnswerEndpoints.list, { params: { childId: child.id } });

  const { upcoming, latest } = await summaryOf(home, child);

  expect(upcoming).toMatchObject({ label: '6 Months', months: 6 });
  expect(upcoming.milestones.map(({ id }) => id)).toEqual(
    (await home.parent.call(listMilestones, {})).milestones.flatMap(({ id, ageId }) =>
      ageId === upcoming.id ? [id] : [],
    ),
  );
  expect(upcoming.milestones.filter(({ answer }) => answer !== null)).toMatchObject([
    { id: 'ms-06-phy-1', answer: { answer: 'not-yet', madeBy: { name: 'Daniel Brooks' } } },
  ]);
  expect(latest).toEqual({ answer: list[0], categoryId: 'social' });
});

test('[DASH-04] the latest achieved is by its day, is still done, and may be of an earlier list', async () => {
  const home = await aFamily();
  const { child, parent } = home;
  expect((await summaryOf(home, child)).latest).toBeNull();

  await anAnswer(home, child, parent, { milestone_id: 'ms-02-phy-3', lost_on: day('2026-11-01') });
  await anAnswer(home, child, parent, { milestone_id: 'ms-04-soc-1', answer: 'not-yet', achieved_on: null });
  expect((await summaryOf(home, child)).latest).toBeNull();

  await anAnswer(home, child, parent, { milestone_id: 'ms-02-old-1', edition: '2022-01' });
  await anAnswer(home, child, parent, { milestone_id: 'ms-02-soc-4', achieved_on: day('2026-09-11') });

  expect((await summaryOf(home, child)).latest).toMatchObject({
    answer: { milestoneId: 'ms-02-old-1' },
    categoryId: null,
  });
});

test('[MIL-03] of a child born at 32 weeks the group follows the corrected age, until 24 months, and any correction', async () => {
  const home = await aFamily();
  const early = await aChild(home, home.parent, { gestation_days: 32 * 7 });
  const older = await aChild(home, home.parent, { born_on: day('2024-11-20'), gestation_days: 32 * 7 });

  const corrected = await summaryOf(home, early);
  const facts = { firstName: 'Maya', gender: 'female', bornOn: early.bornOn, version: 1 } as const;
  await home.parent.call(changeChild, { params: { childId: early.id }, body: { ...facts, gestationDays: 39 * 7 } });
  const atTerm = await summaryOf(home, early);

  expect(corrected.upcoming.months).toBe(4);
  expect(atTerm.upcoming.months).toBe(6);
  expect((await summaryOf(home, older)).upcoming.months).toBe(30);
});

test('[MIL-03] under one month the group of one month comes next, from the last group on it stays', async () => {
  const home = await aFamily();
  const monthsFor = async (bornOn: string) =>
    (await summaryOf(home, await aChild(home, home.parent, { born_on: day(bornOn) }))).upcoming.months;

  expect([await monthsFor('2026-11-21'), await monthsFor('2022-01-01'), await monthsFor('2015-01-01')]).toEqual([
    1, 60, 60,
  ]);
});

test('the group follows the day where the parent is', async () => {
  const home = await aFamily();
  const lin = await aPerson(home, 'Lin Sato', { time_zone: 'Asia/Tokyo' });
  // Six months of 30.44 days on November 22.
  const child = await aChild(home, lin, { born_on: day('2026-05-23') });

  expect((await summaryOf({ parent: lin }, child)).upcoming.months).toBe(9);
  await home.house.db.updateTable('users').set({ time_zone: 'UTC' }).where('id', '=', lin.id).execute();
  expect((await summaryOf({ parent: lin }, child)).upcoming.months).toBe(6);
});

test('[MIL-01] the list has 13 ages, four categories, 167 milestones and six motor milestones, and is sent once', async () => {
  const { parent } = await aFamily();

  const list = await parent.ask(listMilestones, {});
  const { ages, categories, milestones, windows } = await parent.call(listMilestones, {});

  expect([ages, categories, milestones, windows].map(({ length }) => length)).toEqual([13, 4, 167, 6]);
  expect(list.headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
});
