import { vaccineOf, type KnownVaccines } from '../known-vaccines.ts';
import { byDisease, byStatus, byVisit, isFound, isOfTab, type DoseGroup, type GroupedBy } from './plan-groups.ts';
import type { VaccinesTab } from '../vaccines-search.ts';

type Chosen = { readonly tab: VaccinesTab; readonly search: string; readonly by: GroupedBy };

export function shownGroups(
  { plan, facts }: Pick<KnownVaccines, 'plan' | 'facts'>,
  { tab, search, by }: Chosen,
): DoseGroup[] {
  const rows = plan.planned.filter(
    (row) => isOfTab(row, tab, plan.asOf) && isFound(row, vaccineOf(row.gives, facts), search),
  );
  if (by === 'visit') return byVisit(rows);
  if (by === 'disease') return byDisease(rows, new Map(facts.vaccines.map((vaccine) => [vaccine.id, vaccine])));
  return byStatus(rows, plan);
}
