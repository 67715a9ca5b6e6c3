import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Checkup } from '#contract/checkups.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { isAnswerAwaited } from '#domain/vaccines/standing/past.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { useVaccinePlan } from '#web/vaccines/data.ts';
import { useCheckups } from '../data.ts';
import { pastText } from './past-text.ts';
import { checkupsBefore, isDoseAsked } from './past-doses.ts';

const PastDialog = lazily(() => import('./past-dialog.tsx'), 'PastDialog');

type Props = { child: Child; today: Day };

/**
 * Asks whoever may edit about the time before the child was added, as long as something of it is left to say.
 *
 * @param isOfDoses only while that is about doses
 */
export function PastPanel({ child, today, isOfDoses = false }: Props & { isOfDoses?: boolean }) {
  const { data: plan } = useVaccinePlan(child.id);
  const { data: checkups } = useCheckups(child.id);
  if (!plan || !checkups || !mayEdit(child)) return null;
  const isAsked = isDoseAsked(plan, today) || (!isOfDoses && (plan.isPastOpen || checkupsBefore(checkups).length > 0));
  return isAsked && <Asking key={child.id} child={child} today={today} plan={plan} checkups={checkups} />;
}

function Asking({ child, plan, checkups, today }: Props & { plan: VaccinePlan; checkups: readonly Checkup[] }) {
  const [isOpen, setOpen] = useState(plan.isPastOpen && !plan.hasPastOpened);
  const later = () => setOpen(false);
  return (
    <>
      <Alert title="What happened before?" action={<Button onClick={() => setOpen(true)}>Answer</Button>}>
        {pastText({ plan, checkups, bornOn: child.bornOn }, today)}
      </Alert>
      {isOpen && (
        <WhenLoaded fallback={null} onFailed={() => setOpen(false)}>
          <PastDialog
            child={child}
            today={today}
            plan={plan}
            checkups={checkups}
            isAwaited={isAnswerAwaited(plan, today)}
            onLater={later}
          />
        </WhenLoaded>
      )}
    </>
  );
}
