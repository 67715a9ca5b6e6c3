import { useEffect, useEffectEvent, useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Checkup } from '#contract/checkups.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { useOpen } from '#web/ui/behavior/openings.tsx';
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
  const open = useOpen();
  const [opensItself] = useState(plan.isPastOpen && !plan.hasPastOpened);
  const ask = () => open((close) => <PastDialog child={child} today={today} onLater={close} />);
  const askAtOnce = useEffectEvent(ask);
  useEffect(() => {
    if (opensItself) askAtOnce();
  }, [opensItself]);
  return (
    <Alert title="What happened before?" action={<Button onClick={ask}>Answer</Button>}>
      {pastText({ plan, checkups, bornOn: child.bornOn }, today)}
    </Alert>
  );
}
