import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { Measurement } from '#contract/growth.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { changedWhileOpenText } from '#web/client/text/history.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { DifferenceList } from '#web/ui/state/difference-list.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { measurementDifferences } from './measurement-differences.ts';
import { measurementChanges } from '../measurement-changes.ts';

type Props = { measurement: Measurement; child: Child; me: Me; onCancel: () => void; onDeleted: () => void };

/** Shows changes another parent made meanwhile. */
export function DeleteMeasurementDialog({ measurement, child, me, onCancel, onDeleted }: Props) {
  const [seen, setSeen] = useState(measurement);
  const remove = useChange(measurementChanges.removing, child.id);
  const noteCurrent = ({ current }: CallFailed) => setSeen((before) => storedAs(Measurement)(current) ?? before);
  return (
    <ConfirmDialog
      open
      title="Delete this measurement?"
      verb="Delete"
      busy={remove.isPending}
      onCancel={onCancel}
      onConfirm={() => remove.mutate(seen, { onSuccess: onDeleted, onError: noteCurrent })}
    >
      <div className="stack">
        <p>
          What was measured on {longDayText(seen.measuredOn)} goes for every parent of {child.firstName}. You can take
          it back right after.
        </p>
        {remove.error && <DeleteFailed failed={remove.error} before={measurement} now={seen} me={me} />}
      </div>
    </ConfirmDialog>
  );
}

type FailedProps = { failed: CallFailed; before: Measurement; now: Measurement; me: Me };

function DeleteFailed({ failed, before, now, me }: FailedProps) {
  if (failed.code !== 'changed-meanwhile') {
    return <SaveFailed title="Failed to delete measurement. Please try again." failed={failed} />;
  }
  return (
    <Alert tone="amber" role="alert" title={changedWhileOpenText(now.changedBy, me, 'this measurement')}>
      <div className="stack tight">
        <DifferenceList differences={measurementDifferences(before, now, me.units)} />
        <p>Delete it all the same?</p>
      </div>
    </Alert>
  );
}
