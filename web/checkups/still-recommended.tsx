import { useState } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { longDayNear } from '#web/client/text/day-near.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';

const RescheduleDialog = lazily(() => import('./dialogs/reschedule-dialog.tsx'), 'RescheduleDialog');

type Props = { checkup: Checkup; child: Child; today: Day; isNamed: boolean };

/** The visit of an age whose day has passed, as long as it can be made at that age. */
export function StillRecommended({ checkup, child, today, isNamed }: Props) {
  const { data: me } = useMe();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p className="sm">
        {isNamed ? `${checkupTitle(checkup.checkupType)}: recommended` : 'Recommended'} until{' '}
        {longDayNear(checkup.recommendedUntil, today)}, no appointment yet.{' '}
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
