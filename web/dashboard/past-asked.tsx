import type { Child } from '#contract/children.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { useVaccinePlan } from '#web/vaccines/data.ts';

const PastCard = lazily(() => import('./first-steps/past-card.tsx'), 'PastCard');

/** For whoever may edit, while nobody has said what a child that was added late has had. */
export function PastAsked({ child, today }: { child: Child; today: Day }) {
  const { data: plan } = useVaccinePlan(child.id);
  const isAsked = plan?.isPastOpen && plan.planned.some((row) => row.isUnanswered && !row.isOfBirth);
  if (!isAsked || !mayEdit(child)) return null;
  return (
    <WhenLoaded fallback={null}>
      <PastCard child={child} today={today} />
    </WhenLoaded>
  );
}
