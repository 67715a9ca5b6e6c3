import type { Vaccine } from '#contract/vaccines.ts';
import { vaccineOf, type KnownVaccines } from '../known-vaccines.ts';
import type { VaccinesTab } from '../vaccines-search.ts';
import { found } from './found.ts';
import { byDisease, byStatus, byVisit, isOfTab, type DoseGroup, type GroupedBy } from './plan-groups.ts';

type Known = Pick<KnownVaccines, 'child' | 'plan' | 'facts'>;
type Chosen = { readonly tab: VaccinesTab; readonly search: string; readonly by: GroupedBy };

export function shownGroups({ child, plan, facts }: Known, { tab, search, by }: Chosen): DoseGroup[] {
  const ofTab = plan.planned.filter((row) => isOfTab(row, tab, plan));
  const rows = found(ofTab, ({ gives }) => vaccineOf(gives, facts), search);
  if (by === 'visit') return byVisit(rows, child.bornOn);
  if (by === 'disease') return byDisease(rows, new Map(facts.vaccines.map((vaccine) => [vaccine.id, vaccine])));
  return byStatus(rows, plan);
}

/** Those not in every child's plan, which a parent can add or has added. */
export function optionalVaccines({ plan, facts }: Omit<Known, 'child'>, search: string): readonly Vaccine[] {
  const isWanted = ({ id }: Vaccine) => plan.decisions.some((one) => one.vaccine === id && one.decision === 'wanted');
  const isPlanned = ({ id }: Vaccine) => plan.planned.some(({ vaccine }) => vaccine === id);
  const optional = facts.vaccines.filter((one) => !one.isRoutine && (isWanted(one) || !isPlanned(one)));
  return found(optional, (one) => one, search);
}
