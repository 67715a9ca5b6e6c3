export const vaccinesTabs = ['all', 'overdue', 'upcoming', 'completed'] as const;

export type VaccinesTab = (typeof vaccinesTabs)[number];

/** Tab named in the URL; all vaccines by default. */
export function vaccinesTab(named: unknown): VaccinesTab {
  return vaccinesTabs.find((tab) => tab === named) ?? 'all';
}

export function vaccinesHref(tab: VaccinesTab): string {
  return tab === 'all' ? '/vaccines' : `/vaccines?tab=${tab}`;
}
