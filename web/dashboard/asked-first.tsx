import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { isAnswerAwaited } from '#domain/vaccines/standing/past.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { useVaccinePlan } from '#web/vaccines/data.ts';

const FirstSteps = lazily(() => import('./first-steps/first-steps.tsx'), 'FirstSteps');

type Props = { child: Child; today: Day; isPast?: boolean };

/**
 * For whoever may edit, in the days after a child was added.
 *
 * @param isPast what it has had so far, else the first steps
 */
export function AskedFirst({ child, today, isPast = false }: Props) {
  const { data: plan } = useVaccinePlan(child.id);
  if (!plan || !isAnswerAwaited({ ...plan, isPastOpen: true }, today)) return null;
  return (
    <WhenLoaded fallback={null}>
      <FirstSteps key={child.id} child={child} today={today} plan={plan} isPast={isPast} />
    </WhenLoaded>
  );
}
