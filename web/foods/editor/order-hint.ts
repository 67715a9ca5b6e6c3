import type { FoodGuide, GuideEntry } from '#contract/foods/guide.ts';
import type { TypedEntry } from './read-guide-entry.ts';

/**
 * Where an entry will stand: 'On the tab of 9-11 months.', 'After 12-23 months.', 'Before 0-5 months.' Without an order,
 * which one puts it after ours for its age: '4 puts it after 9-11 months.'
 *
 * @param entry what is changed; null for a new one
 */
export function orderHint({ entries }: FoodGuide, entry: GuideEntry | null, typed: TypedEntry): string | undefined {
  const others = entries.filter(({ id }) => id !== entry?.id);
  if (Number.isNaN(typed.displayOrder)) return besideHint(others, typed.ageRangeStart);
  const label = typed.ageRangeLabel.toLowerCase();
  const same = others.find(({ ageRangeLabel }) => ageRangeLabel.trim().toLowerCase() === label);
  if (same) return `On the tab of ${same.ageRangeLabel}.`;
  const before = others.findLast(({ displayOrder }) => displayOrder <= typed.displayOrder);
  const [first] = others;
  return before ? `After ${before.ageRangeLabel}.` : first && `Before ${first.ageRangeLabel}.`;
}

function besideHint(others: readonly GuideEntry[], months: number): string | undefined {
  const ours = others.find(
    ({ edited, ageRangeStart, ageRangeEnd }) => !edited && ageRangeStart <= months && months <= ageRangeEnd,
  );
  return ours && `${ours.displayOrder} puts it after ${ours.ageRangeLabel}.`;
}
