import { Trash2 } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { historyText } from '#web/client/text/history.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { UnsavedDialog } from '#web/ui/overlay/unsaved-dialog.tsx';
import { DeleteMeasurementDialog } from './delete-measurement-dialog.tsx';
import { MeasurementForm } from './measurement-form.tsx';
import { UnitsSegment } from './units-segment.tsx';
import { useCurrentChild } from './use-current-child.ts';
import { useMeasurementForm } from './use-measurement-form.ts';

type Props = {
  child: Child;
  measurement: Measurement;
  me: Me;
  today: Day;
  onClose: () => void;
};

const formId = 'edit-measurement';

export function EditMeasurementDialog({ measurement, child: opened, me, today, onClose }: Props) {
  const child = useCurrentChild(opened);
  const [isDeleting, setDeleting] = useState(false);
  const form = useMeasurementForm({ child, measurement, me, today, onSaved: onClose });
  const unsaved = useUnsaved(form.isDirty);
  const close = () => unsaved.leave(onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={`Edit measurement of ${child.firstName}`}
      footer={
        <>
          {mayEdit(child) && (
            <Button look="quiet" className="start danger" icon={Trash2} onClick={() => setDeleting(true)}>
              Delete
            </Button>
          )}
          <Button onClick={close}>Cancel</Button>
          {mayEdit(child) && (
            <Button type="submit" form={formId} look="primary" busy={form.isBusy}>
              Update Measurement
            </Button>
          )}
        </>
      }
    >
      <MeasurementForm
        id={formId}
        className="stack"
        form={form}
        measurements={[]}
        head={
          <div>
            <UnitsSegment form={form} />
          </div>
        }
        foot={<p className="xs faint">{historyText(measurement, me)}</p>}
      />
      {isDeleting && (
        <DeleteMeasurementDialog
          measurement={measurement}
          child={child}
          me={me}
          onCancel={() => setDeleting(false)}
          onDeleted={onClose}
        />
      )}
      <UnsavedDialog unsaved={unsaved} />
    </Dialog>
  );
}
