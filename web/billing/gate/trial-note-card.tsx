import { useContext } from 'react';
import { monthAndDayText } from '#domain/time/day-text.ts';
import { todayIn } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { knownZone } from '#web/client/text/local-day.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { useTrial } from '../trial/trial-data.ts';

/** [DASH-07] Beside what the plan has: until when the trial includes it. */
export function TrialNoteCard({ what }: { what: string }) {
  const { hasPlan } = useContext(DrawnContext);
  return hasPlan ? <Note what={what} /> : null;
}

function Note({ what }: { what: string }) {
  const { data: trial } = useTrial();
  const { data: me } = useMe();
  if (!trial?.isActive || trial.isSubscribed || trial.endsAt === null) return null;
  const endsOn = todayIn(knownZone(me?.timeZone), new Date(trial.endsAt));
  return (
    <Alert tone="heather">
      <strong>Free trial active!</strong> {what} are included until {monthAndDayText(endsOn)}.
    </Alert>
  );
}
