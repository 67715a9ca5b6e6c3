import type { Locator, Page } from '@playwright/test';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { anAnswer } from '#testing/milestones/stored-answers.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import type { RunningHouse } from '../a-running-house.ts';
import { daysAgo } from '../days.ts';

export const squeals = 'Squeals';

export function milestoneRow(page: Page, description: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: description, exact: true }) });
}

export function toast(page: Page, title: string): Locator {
  return page.locator('.toast').filter({ hasText: title, visible: true });
}

export function tab(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Milestones by answer' }).getByRole('link', { name });
}

type Child = { readonly id: string };

/** Marks all of a group but its last few as achieved, by whoever entered the child. */
export async function reachAllBut(house: RunningHouse, child: Child, ageId: string, left: number): Promise<string[]> {
  const ofAge = milestoneList.milestones.filter((one) => one.ageId === ageId);
  const reached = ofAge.slice(0, ofAge.length - left);
  await reach(house, child, reached);
  return ofAge.slice(reached.length).map(({ description }) => description);
}

/** Marks all of the group of a milestone but that one. */
export async function reachOthers(house: RunningHouse, child: Child, milestoneId: string): Promise<void> {
  const ageId = milestoneList.milestones.find(({ id }) => id === milestoneId)?.ageId;
  const others = milestoneList.milestones.filter((one) => one.ageId === ageId && one.id !== milestoneId);
  await reach(house, child, others);
}

type Reached = Pick<(typeof milestoneList.milestones)[number], 'id' | 'description'>;

async function reach(house: RunningHouse, { id }: Child, milestones: readonly Reached[]): Promise<void> {
  await inDatabase(house, async (home) => {
    const { made_by } = await home.house.db
      .selectFrom('children')
      .select('made_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const { id: milestone_id, description } of milestones) {
      const facts = { milestone_id, description, achieved_on: daysAgo(3) };
      await anAnswer(home, { id }, { id: made_by ?? '' }, facts);
    }
  });
}
