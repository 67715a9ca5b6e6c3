const tabs = ['all', 'completed', 'upcoming', 'overdue'] as const;

export type VaccinesTab = (typeof tabs)[number];

/** The tab that the address of the vaccines names; without one, all of them. */
export function vaccinesTab(named: unknown): VaccinesTab {
  return tabs.find((tab) => tab === named) ?? 'all';
}

/** The address of a tab; that of all vaccines is the plain one. */
export function vaccinesHref(tab: VaccinesTab): string {
  return tab === 'all' ? '/vaccines' : `/vaccines?tab=${tab}`;
}
