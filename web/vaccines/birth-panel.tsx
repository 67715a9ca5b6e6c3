import type { Child } from '#contract/children.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { useVaccinePlan } from './data.ts';

const BirthCard = lazily(() => import('./birth-card.tsx'), 'BirthCard');

/** What is asked about the birth of a child that was added as a newborn. */
export function BirthPanel({ child }: { child: Child }) {
  const { data: plan } = useVaccinePlan(child.id);
  if (!plan || plan.birthQuestions.length === 0) return null;
  return (
    <WhenLoaded fallback={null}>
      <BirthCard key={child.id} child={child} questions={plan.birthQuestions} today={plan.asOf} />
    </WhenLoaded>
  );
}
