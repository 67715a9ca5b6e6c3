import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { isAnswerAwaited } from '#domain/vaccines/standing/past.ts';
import { isAnythingOverdue } from '#web/checkups/past/past-begun.ts';
import { useCheckups } from '#web/checkups/data.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { PAST_LATER, remember, remembered } from '#web/client/page/remembered.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { dosesLeft, leftText, leftTitle } from './past-left.ts';
import { Card } from '#web/ui/layout/card.tsx';

const PastDialog = lazily(() => import('#web/checkups/past/past-dialog.tsx'), 'PastDialog');

/** Above everything else; 'Later' is for the day. */
export function PastCard({ child, today, plan }: { child: Child; today: Day; plan: VaccinePlan }) {
  const { data: checkups } = useCheckups(child.id);
  const open = useOpen();
  const isHydrated = useIsHydrated();
  const [laterOn, setLaterOn] = useState(() => remembered(nameOfLater(child)));
  // The server does not know what this browser remembers.
  if (!checkups || (isHydrated && laterOn === today)) return null;
  const left = dosesLeft(plan, checkups, child);
  if (left?.length === 0) return null;
  const isAwaited = isAnswerAwaited(plan, today);
  const ask = () => open((close) => <PastDialog child={child} today={today} onLater={close} />);
  const later = () => {
    remember(nameOfLater(child), today);
    setLaterOn(today);
    focusSoon('main');
  };
  return (
    <Card
      className="asked-first"
      title={left ? leftTitle(left, child.firstName) : `What has ${child.firstName} had so far?`}
      footer={
        <>
          <Button look="quiet" onClick={later}>
            Later
          </Button>
          {isAwaited && !left && !isAnythingOverdue(plan, checkups) && (
            <span className="xs faint">Until then nothing reads overdue.</span>
          )}
        </>
      }
    >
      <div className="stack tight">
        <p>{left ? leftText(left, plan) : 'We do not know yet, so nothing here is complete.'}</p>
        <Button look="primary" full onClick={ask}>
          {left ? 'Answer' : 'Answer, 2 minutes'}
        </Button>
      </div>
    </Card>
  );
}

function nameOfLater({ id }: Pick<Child, 'id'>): string {
  return `${PAST_LATER} ${id}`;
}
