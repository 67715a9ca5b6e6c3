import type { ComponentProps } from 'react';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';

const EditMeasurementDialog = lazily(() => import('../form/edit-measurement-dialog.tsx'), 'EditMeasurementDialog');

/** The dialog of the measurement that is edited, if one is. */
export function EditedMeasurement(props: ComponentProps<typeof EditMeasurementDialog>) {
  return (
    props.measurement && (
      <WhenLoaded fallback={null} onFailed={props.onClose}>
        <EditMeasurementDialog {...props} />
      </WhenLoaded>
    )
  );
}
