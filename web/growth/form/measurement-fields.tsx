import type { Child } from '#contract/children.ts';
import type { MeasuredField, Measurement } from '#contract/growth.ts';
import { areSwapped } from '#domain/growth/limits.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { PickGroup } from '#web/ui/form/pick-group.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { UnitField } from '#web/ui/form/unit-field.tsx';
import { errorsByField, hasNoValue } from './measurement-errors.ts';
import { convertedHint, dayHint, lastHint, sameDayHint } from './measurement-hints.ts';
import { lengthInput } from './quantity.ts';
import { typeInto } from './type-into.ts';
import { UnlikelyValue } from './unlikely-value.tsx';
import type { MeasurementFormState } from './use-measurement-form.ts';
import { WeightField } from './weight-field.tsx';

export type MeasurementFieldsProps = {
  form: MeasurementFormState;
  child: Child;
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

export function MeasurementFields(props: MeasurementFieldsProps) {
  const { form, child } = props;
  const errors = errorsByField(form.errors, form.fields);
  return (
    <>
      <WhenAndWhere {...props} error={errors['measuredOn']} />
      <p className="sm soft">
        {hasNoValue(form.fields) ? 'Fill in what you have. One value is enough.' : 'Leave empty what was not measured.'}
      </p>
      {/* Keyed by units: other units are other inputs with their own text. */}
      <Values key={form.units} {...props} errors={errors} />
      <TextArea
        name="note"
        label="Note"
        optional
        defaultValue={form.opened.note}
        hint={`Only ${child.firstName}'s parents see it.`}
        error={errors['note']}
      />
    </>
  );
}

export function WhenAndWhere({
  form: { opened, fields },
  child,
  others,
  today,
  error,
}: MeasurementFieldsProps & { error: string | undefined }) {
  return (
    <div className="two">
      <DateField
        name="measuredOn"
        label="Date measured"
        defaultValue={opened.measuredOn}
        min={child.bornOn}
        max={today}
        hint={whenHint(fields.measuredOn, child, others, today)}
        error={error}
      />
      <PickGroup name="place" label="Measured" options={places} defaultValue={opened.place ?? undefined} />
    </div>
  );
}

function whenHint(
  measuredOn: string,
  child: Child,
  others: MeasurementFieldsProps['others'],
  today: Day,
): string | null {
  const hints = [dayHint(measuredOn, child, today), sameDayHint(measuredOn, others, child.firstName)];
  return hints.filter((hint) => hint !== null).join(' ') || null;
}

function Values({ form, child, others, today, errors }: MeasurementFieldsProps & { errors: ErrorsByField }) {
  const { opened, units, fields, quantities, isAsked } = form;
  const facts = (measure: Measure, field: MeasuredField) =>
    factsOfValue({ form, others, today, errors }, measure, field);
  const question = (measure: Measure, field: MeasuredField) =>
    isAsked(field) && (
      <UnlikelyValue form={form} measure={measure} field={field} firstName={child.firstName} others={others} />
    );
  const lengthUnit = units === 'metric' ? 'cm' : 'in';
  const isSwapped = units === 'metric' && areSwapped(quantities.weightKg.value, quantities.heightCm.value);
  return (
    <>
      <div className="stack tight">
        <WeightField
          {...facts('weight', 'weightKg')}
          opened={opened.weight}
          units={units}
          quantity={quantities.weightKg}
        />
        {question('weight', 'weightKg')}
      </div>
      <div className="stack tight">
        <div className="two">
          <UnitField
            {...facts('height', 'heightCm')}
            name="heightCm"
            label="Height"
            unit={lengthUnit}
            defaultValue={lengthInput(opened.height, units)}
          />
          <PickGroup
            name="position"
            label="Position"
            options={positions}
            defaultValue={form.fields.position || undefined}
          />
        </div>
        {question('height', 'heightCm')}
      </div>
      {isSwapped && <SwapQuestion weight={fields.weight} height={fields.height} />}
      <div className="stack tight">
        <UnitField
          {...facts('head', 'headCm')}
          name="headCm"
          label="Head circumference"
          unit={lengthUnit}
          defaultValue={lengthInput(opened.head, units)}
        />
        {question('head', 'headCm')}
      </div>
    </>
  );
}

type ValueFacts = { hint: string | null; error: string | undefined; asked: boolean };

/** What a value's field says under it. */
export function factsOfValue(
  {
    form,
    others,
    today,
    errors,
  }: Omit<MeasurementFieldsProps, 'child' | 'form'> & {
    form: Pick<MeasurementFormState, 'units' | 'quantities' | 'isAsked'>;
    errors: ErrorsByField;
  },
  measure: Measure,
  field: MeasuredField,
): ValueFacts {
  const { units, quantities, isAsked } = form;
  return {
    hint: convertedHint(measure, quantities[field], units) ?? lastHint(measure, others, units, today),
    error: errors[field],
    asked: isAsked(field),
  };
}

type ErrorsByField = ReturnType<typeof errorsByField>;

function SwapQuestion({ weight, height }: { weight: string; height: string }) {
  const swap = () => {
    typeInto('weightKg', height);
    typeInto('heightCm', weight);
  };
  return (
    <div className="row wrap" role="status">
      <span className="sm">
        Did you mean a weight of {height}&nbsp;kg and a height of {weight}&nbsp;cm?
      </span>
      <Button onClick={swap}>Change them over</Button>
    </div>
  );
}
