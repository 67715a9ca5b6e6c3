import { hrefWith } from '#web/client/page/href-with.ts';

export const milestonesTabs = ['all', 'upcoming', 'achieved', 'skipped'] as const;

export type MilestonesTab = (typeof milestonesTabs)[number];

/** What the URL chooses: a tab, and the months of an age group; null for the one that comes next. */
export type Chosen = { readonly tab: MilestonesTab; readonly age: number | null };

/** By default all milestones of the group that comes next. */
export function chosenIn({ tab: named, age }: Readonly<Record<string, string>>): Chosen {
  const tab = milestonesTabs.find((one) => one === named) ?? 'all';
  return { tab, age: /^\d{1,2}$/.test(age ?? '') ? Number(age) : null };
}

export function milestonesHref({ tab, age }: Chosen): string {
  return hrefWith('/milestones', { age: age?.toString(), tab: tab === 'all' ? null : tab });
}

/** The list of the milestones page, which takes the focus. */
export const LIST_ID = 'milestone-list';
