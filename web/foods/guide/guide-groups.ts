import type { GuideEntry } from '#contract/foods/guide.ts';

/** The entries of one age range: ours, and what editors wrote for it. */
export type GuideGroup = {
  /** That of its first entry. */
  readonly id: string;
  readonly label: string;
  readonly startMonths: number;
  readonly entries: readonly GuideEntry[];
};

/** By age range, in the order of the guide. */
export function guideGroups(entries: readonly GuideEntry[]): GuideGroup[] {
  const byLabel = Map.groupBy(entries, ({ ageRangeLabel }) => ageRangeLabel.trim().toLowerCase());
  return [...byLabel.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    return [{ id: first.id, label: first.ageRangeLabel.trim(), startMonths: first.ageRangeStart, entries: of }];
  });
}
