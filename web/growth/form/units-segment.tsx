import { Segment } from '#web/ui/form/segment.tsx';
import type { MeasurementFormState } from './use-measurement-form.ts';

const items = [
  { id: 'metric', label: 'kg, cm' },
  { id: 'us', label: 'lb, in' },
] as const;

export function UnitsSegment({ form }: { form: MeasurementFormState }) {
  return <Segment label="Units" items={items} current={form.units} onPick={form.switchUnits} />;
}
