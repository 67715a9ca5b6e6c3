import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { mayNeedCare } from '#domain/vaccines/care/after-care.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { useVaccinePlan, useVaccines } from './data.ts';

const AfterCarePanel = lazily(() => import('./after-care-panel.tsx'), 'AfterCarePanel');

type Props = { child: Child; today: Day; isAdviceAlone?: boolean };

/** The advice in the days after shots: its script comes with what is known of the vaccines, in those days alone. */
export function AfterShots({ child, today, isAdviceAlone = false }: Props) {
  const { data: plan } = useVaccinePlan(child.id);
  const isNeeded = plan !== undefined && mayNeedCare(plan.doses, today);
  const { data: facts } = useVaccines(isNeeded);
  if (!isNeeded || !facts) return null;
  return (
    <WhenLoaded fallback={null} failed={<Alert title="The advice after shots could not be loaded." tone="clay" />}>
      <AfterCarePanel child={child} today={today} isAdviceAlone={isAdviceAlone} />
    </WhenLoaded>
  );
}
