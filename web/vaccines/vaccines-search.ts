const tabs = ['all', 'completed', 'upcoming', 'overdue'] as const;

export type VaccinesTab = (typeof tabs)[number];

/** Tab named in the URL; all vaccines by default. */
export function vaccinesTab(named: unknown): VaccinesTab {
  return tabs.find((tab) => tab === named) ?? 'all';
}

export function vaccinesHref(tab: VaccinesTab): string {
  return tab === 'all' ? '/vaccines' : `/vaccines?tab=${tab}`;
}
