import type { ReactNode } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';

const RescheduleDialog = lazily(() => import('./dialogs/reschedule-dialog.tsx'), 'RescheduleDialog');

type Props = { checkup: Checkup; child: Child; today: Day; className: string; children: ReactNode };

/** Says that a checkup has no appointment; whoever may edit adds its date. */
export function AddDate({ checkup, child, today, className, children }: Props) {
  const { data: me } = useMe();
  const open = useOpen();
  const add = (reader: Me) =>
    open((close) => <RescheduleDialog checkup={checkup} child={child} me={reader} today={today} onClose={close} />);
  return (
    <p className={className}>
      {children}{' '}
      {mayEdit(child) && me && (
        <button type="button" className="link inline" onClick={() => add(me)}>
          Add the date
        </button>
      )}
    </p>
  );
}
