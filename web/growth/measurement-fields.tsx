import type { Child } from '#contract/children.ts';
import type { MeasuredField, Measurement } from '#contract/growth.ts';
import { latestOf } from '#domain/growth/latest.ts';
import { valueText, type Measure } from '#domain/growth/value-text.ts';
import type { Day } from '#domain/time/day.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { PickGroup } from '#web/ui/pick-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { UnlikelyQuestion } from '#web/ui/unlikely-question.tsx';
import { convertedHint, dayHint, lastHint, unlikelyText } from './measurement-hints.ts';
import { errorsByField, fieldLabel, hasNoValue } from './measurement-errors.ts';
import { lengthInput } from './quantity.ts';
import type { MeasurementFormState } from './use-measurement-form.ts';
import { WeightField } from './weight-field.tsx';

type Props = {
  form: MeasurementFormState;
  child: Child;
  /** The child's other measurements, for the last values as hints. */
  others: readonly Measurement[];
  today: Day;
};

const positions = [
  { value: 'lying', label: 'Lying' },
  { value: 'standing', label: 'Standing' },
];
const places = [
  { value: 'home', label: 'At home' },
  { value: 'doctor', label: 'At the doctor' },
];

/** The fields of a measurement, with what is wrong and what is asked about them. */
export function MeasurementFields({ form, child, others, today }: Props) {
  const { opened, units, fields, quantities } = form;
  const errors = errorsByField(form.errors, fields);
  const wrong = Object.entries(fieldLabel).flatMap(([id, label]) => (errors[id] ? [{ id, label }] : []));
  const hint = (measure: Measure, field: MeasuredField) =>
    convertedHint(measure, quantities[field], units) ?? lastHint(measure, others, units, today);
  const question = (measure: Measure, field: MeasuredField) =>
    form.isAsked(field) && (
      <Question form={form} measure={measure} field={field} firstName={child.firstName} others={others} />
    );
  // Other units or other values are other inputs, so that each begins with its own text.
  const remount = `${units} ${opened.weight.text} ${opened.height.text} ${opened.head.text}`;

  return (
    <>
      <ErrorSummary fields={wrong} attempt={form.refusals} />
      <div className="two">
        <DateField
          key={opened.measuredOn}
          name="measuredOn"
          label="Date measured"
          defaultValue={opened.measuredOn}
          min={child.bornOn}
          max={today}
          hint={dayHint(fields.measuredOn, child.bornOn, today)}
          error={errors['measuredOn']}
        />
        <PickGroup
          key={`place ${opened.place}`}
          name="place"
          label="Measured"
          options={places}
          defaultValue={opened.place ?? undefined}
        />
      </div>
      <p className="sm soft">
        {hasNoValue(fields) ? 'Fill in what you have. One value is enough.' : 'Leave empty what was not measured.'}
      </p>
      <div className="stack tight" key={`weight ${remount}`}>
        <WeightField
          opened={opened.weight}
          units={units}
          hint={hint('weight', 'weightKg')}
          error={errors['weightKg']}
          asked={form.isAsked('weightKg')}
          quantity={quantities.weightKg}
          onPut={form.put}
        />
        {question('weight', 'weightKg')}
      </div>
      <div className="stack tight">
        <div className="two">
          <UnitField
            key={`height ${remount}`}
            name="heightCm"
            label="Height"
            unit={units === 'metric' ? 'cm' : 'in'}
            defaultValue={lengthInput(opened.height, units)}
            hint={hint('height', 'heightCm')}
            error={errors['heightCm']}
            asked={form.isAsked('heightCm')}
          />
          <PickGroup
            key={`position ${opened.position}`}
            name="position"
            label="Position"
            options={positions}
            defaultValue={opened.position ?? undefined}
          />
        </div>
        {question('height', 'heightCm')}
      </div>
      <div className="stack tight" key={`head ${remount}`}>
        <UnitField
          name="headCm"
          label="Head circumference"
          unit={units === 'metric' ? 'cm' : 'in'}
          defaultValue={lengthInput(opened.head, units)}
          hint={hint('head', 'headCm')}
          error={errors['headCm']}
          asked={form.isAsked('headCm')}
        />
        {question('head', 'headCm')}
      </div>
      <TextArea
        key={`note ${opened.note}`}
        name="note"
        label="Note"
        optional
        defaultValue={opened.note}
        hint={`Only ${child.firstName}'s parents see it.`}
        error={errors['note']}
      />
    </>
  );
}

type QuestionProps = {
  form: MeasurementFormState;
  measure: Measure;
  field: MeasuredField;
  firstName: string;
  others: readonly Measurement[];
};

function Question({ form, measure, field, firstName, others }: QuestionProps) {
  const { value, text } = form.quantities[field];
  if (value === null) return null;
  const last = latestOf(measure, others)?.latest.value ?? null;
  return (
    <div role="alert">
      <UnlikelyQuestion
        question={`Is ${text ?? valueText(measure, value, form.units)} right?`}
        onChange={() => form.change(field)}
        onKeep={() => form.keep(field)}
      >
        {unlikelyText(measure, value, last, firstName)}
      </UnlikelyQuestion>
    </div>
  );
}
