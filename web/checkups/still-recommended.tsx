import { useState } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { longDayNear } from '#web/client/text/day-near.ts';
import { Button } from '#web/ui/button/button.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';

const RescheduleDialog = lazily(() => import('./dialogs/reschedule-dialog.tsx'), 'RescheduleDialog');

type Props = { checkup: Checkup; child: Child; today: Day };

/** The visit of an age whose day has passed, as long as it can be made at that age. */
export function StillRecommended({ checkup, child, today }: Props) {
  const { data: me } = useMe();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p className="sm">
        {checkupTitle(checkup.checkupType)}: recommended until {longDayNear(checkup.recommendedUntil, today)}, no
        appointment yet.
      </p>
      {mayEdit(child) && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          Add the date
        </Button>
      )}
      {isOpen && me && (
        <WhenLoaded fallback={null} onFailed={close}>
          <RescheduleDialog checkup={checkup} child={child} me={me} today={today} onClose={close} />
        </WhenLoaded>
      )}
    </>
  );
}
