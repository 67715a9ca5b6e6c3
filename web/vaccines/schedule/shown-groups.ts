import type { Vaccine } from '#contract/vaccines.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import type { VaccinesTab } from '../vaccines-search.ts';
import { found } from './found.ts';
import { byDisease, byStatus, byVisit, isOfTab, type DoseGroup, type GroupedBy } from './plan-groups.ts';

type Known = Pick<KnownVaccines, 'child' | 'plan' | 'facts'>;
type Chosen = { readonly tab: VaccinesTab; readonly search: string; readonly by: GroupedBy };

export function shownGroups({ child, plan, facts }: Known, { tab, search, by }: Chosen): DoseGroup[] {
  const sought = found(search, facts);
  const rows = plan.planned.filter((row) => isOfTab(row, tab, plan) && sought.has(row.gives));
  if (by === 'visit') return byVisit(rows, child.bornOn);
  if (by === 'disease') return byDisease(rows, new Map(facts.vaccines.map((vaccine) => [vaccine.id, vaccine])));
  return byStatus(rows, plan);
}

/** Those not in every child's plan, which a parent can add or has added. */
export function optionalVaccines({ plan, facts }: Omit<Known, 'child'>, search: string): readonly Vaccine[] {
  const isWanted = ({ id }: Vaccine) => plan.decisions.some((one) => one.vaccine === id && one.decision === 'wanted');
  const isPlanned = ({ id }: Vaccine) => plan.planned.some(({ vaccine }) => vaccine === id);
  const sought = found(search, facts);
  return facts.vaccines.filter((one) => sought.has(one.id) && !one.isRoutine && (isWanted(one) || !isPlanned(one)));
}
