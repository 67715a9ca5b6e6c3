import { hrefWith } from '#web/client/page/href-with.ts';

export const SHOWN_FOODS = ['all', 'iron', 'allergens', 'new'] as const;

export type ShownFoods = (typeof SHOWN_FOODS)[number];

export type GuideSearch = {
  /** What is searched for; empty without. */
  readonly q: string;
  /** Which foods are listed; null for the guide, as long as nothing is searched for. */
  readonly show: ShownFoods | null;
  /** Id of an entry of the guide; null for the child's own. */
  readonly range: string | null;
};

/** Longer than any name. */
const MOST_LETTERS = 80;

export function guideSearch({ q = '', show, range = '' }: Readonly<Record<string, string>>): GuideSearch {
  return {
    q: q.trim().slice(0, MOST_LETTERS),
    show: SHOWN_FOODS.find((one) => one === show) ?? null,
    range: range === '' ? null : range,
  };
}

export function guideHref({ q = '', show = null, range = null }: Partial<GuideSearch> = {}): string {
  const isSearching = q !== '' || show !== null;
  return hrefWith('/food-guide', { q, show, range: isSearching ? null : range });
}

export function foodHref(foodId: string): string {
  return `/food-guide/${foodId}`;
}
