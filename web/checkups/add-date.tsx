import { useState, type ReactNode } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';

const RescheduleDialog = lazily(() => import('./dialogs/reschedule-dialog.tsx'), 'RescheduleDialog');

type Props = { checkup: Checkup; child: Child; today: Day; className: string; children: ReactNode };

/** Says that a checkup has no appointment; whoever may edit adds its date. */
export function AddDate({ checkup, child, today, className, children }: Props) {
  const { data: me } = useMe();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p className={className}>
        {children}{' '}
        {mayEdit(child) && (
          <button type="button" className="link inline" onClick={() => setOpen(true)}>
            Add the date
          </button>
        )}
      </p>
      {isOpen && me && (
        <WhenLoaded fallback={null} onFailed={close}>
          <RescheduleDialog checkup={checkup} child={child} me={me} today={today} onClose={close} />
        </WhenLoaded>
      )}
    </>
  );
}
