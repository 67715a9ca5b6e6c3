import type { MeasuredField, Measurement } from '#contract/growth.ts';
import { latestOf } from '#domain/growth/latest.ts';
import { isUnlikelyNewbornLoss, knownBirthWeightKg } from '#domain/growth/score/newborn-loss.ts';
import { valueText, type Measure } from '#domain/growth/value-text.ts';
import { isDay } from '#domain/time/day.ts';
import { UnlikelyQuestion } from '#web/ui/form/unlikely-question.tsx';
import { unlikelyText } from './measurement-hints.ts';
import type { MeasurementFormState } from './use-measurement-form.ts';

type Props = {
  form: Pick<MeasurementFormState, 'child' | 'units' | 'fields' | 'quantities' | 'change' | 'keep'>;
  measure: Measure;
  field: MeasuredField;
  firstName: string;
  others: readonly Measurement[];
};

export function UnlikelyValue({ form, measure, field, firstName, others }: Props) {
  const { value, text } = form.quantities[field];
  if (value === null) return null;
  const lastValue = latestOf(measure, others)?.latest.value ?? null;
  const { measuredOn } = form.fields;
  const child = { ...form.child, birthWeightKg: knownBirthWeightKg(form.child, others) };
  const isLoss =
    field === 'weightKg' && isDay(measuredOn) && isUnlikelyNewbornLoss(child, { measuredOn, weightKg: value });
  return (
    <div role="alert">
      <UnlikelyQuestion
        question={`Is ${text ?? valueText(measure, value, form.units)} right?`}
        onChange={() => form.change(field)}
        onKeep={() => form.keep(field)}
      >
        {unlikelyText(measure, value, { lastValue, firstName, isLoss })}
      </UnlikelyQuestion>
    </div>
  );
}
