import { hrefWith } from '#web/client/page/href-with.ts';

export const vaccinesTabs = ['all', 'overdue', 'upcoming', 'completed'] as const;

export type VaccinesTab = (typeof vaccinesTabs)[number];

/** Tab named in the URL; all vaccines by default. */
export function vaccinesTab(named: unknown): VaccinesTab {
  return vaccinesTabs.find((tab) => tab === named) ?? 'all';
}

/** @param q what is searched for as the page opens */
export function vaccinesHref(tab: VaccinesTab, q?: string): string {
  return hrefWith('/vaccines', { tab: tab === 'all' ? null : tab, q });
}
