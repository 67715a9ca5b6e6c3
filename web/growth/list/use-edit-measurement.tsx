import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';

const EditMeasurementDialog = lazily(() => import('../form/edit-measurement-dialog.tsx'), 'EditMeasurementDialog');

type Props = { child: Child; me: Me; today: Day };

/** Opens the dialog in which a measurement is corrected or deleted. */
export function useEditMeasurement(props: Props): (measurement: Measurement) => void {
  const open = useOpen();
  return (measurement) =>
    open((close) => <EditMeasurementDialog {...props} measurement={measurement} onClose={close} />);
}
