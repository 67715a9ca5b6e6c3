import type { Me } from '#contract/accounts/me.ts';
import { useMe } from '#web/accounts/data.ts';
import type { QuickAddProps } from '#web/client/page/page.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { useMeasurements } from '../data.ts';
import { MeasurementForm } from './measurement-form.tsx';
import { UnitsSegment } from './units-segment.tsx';
import { useCurrentChild } from './use-current-child.ts';
import { useMeasurementForm } from './use-measurement-form.ts';
import { WeightOnlyFields } from './weight-only-fields.tsx';

const formId = 'add-weight';

/** A weight of today: one field and Save. */
export function AddWeightDialog(props: QuickAddProps) {
  const { data: me } = useMe();
  return me && <AddWeight {...props} me={me} />;
}

function AddWeight({ child: opened, today, me, onClose }: QuickAddProps & { me: Me }) {
  const child = useCurrentChild(opened);
  const { data: measurements = [] } = useMeasurements(child.id);
  const form = useMeasurementForm({ child, measurement: null, me, today, onSaved: onClose });
  const unsaved = useUnsaved(form.isDirty);
  return (
    <FormDialog
      title={`Weight for ${child.firstName}`}
      onClose={onClose}
      formId={formId}
      verb="Save"
      busy={form.isBusy}
      unsaved={unsaved}
    >
      <MeasurementForm
        id={formId}
        className="stack"
        form={form}
        measurements={measurements}
        fields={WeightOnlyFields}
        head={
          <div>
            <UnitsSegment form={form} />
          </div>
        }
        foot={<CardLink href="/add-measurement">Height, head or a note too</CardLink>}
      />
    </FormDialog>
  );
}
