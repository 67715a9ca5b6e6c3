import type { Child } from '#contract/children.ts';
import { isAddedAsNewborn } from '#domain/vaccines/birth/added-as-newborn.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { useVaccinePlan } from './data.ts';

const BirthCard = lazily(() => import('./birth-card.tsx'), 'BirthCard');

type Props = { child: Child; isForNewborns?: boolean };

/**
 * What is asked about the birth.
 *
 * @param isForNewborns only of a child that was added as a newborn
 */
export function BirthPanel({ child, isForNewborns = false }: Props) {
  const { data: plan } = useVaccinePlan(child.id);
  if (!plan || plan.birthQuestions.length === 0) return null;
  if (isForNewborns && !isAddedAsNewborn({ bornOn: child.bornOn, addedOn: plan.addedOn })) return null;
  return (
    <WhenLoaded fallback={null}>
      <BirthCard key={child.id} child={child} plan={plan} />
    </WhenLoaded>
  );
}
