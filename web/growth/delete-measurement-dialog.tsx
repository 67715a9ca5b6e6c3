import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { problemText } from '#web/client/problem-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useRemoveMeasurement } from './data.ts';

type Props = { measurement: Measurement; child: Child; onCancel: () => void; onDeleted: () => void };

/** Asks again before a measurement goes for good. */
export function DeleteMeasurementDialog({ measurement, child, onCancel, onDeleted }: Props) {
  const remove = useRemoveMeasurement(child.id);
  return (
    <ConfirmDialog
      open
      title="Delete this measurement?"
      verb="Delete"
      busy={remove.isPending}
      onCancel={onCancel}
      onConfirm={() => remove.mutate(measurement, { onSuccess: onDeleted })}
    >
      <div className="stack">
        <p>
          What was measured on {longDayText(measurement.measuredOn)} goes for every parent of {child.firstName}. This
          cannot be undone.
        </p>
        {remove.error && (
          <Alert tone="clay" role="alert" title="Failed to delete measurement. Please try again.">
            {problemText(remove.error)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
