import type { Child } from '#contract/children.ts';
import { weeksAndDays } from '#domain/children/gestation.ts';
import type { Units } from '#domain/growth/units.ts';
import { FieldGroup } from '#web/ui/form/field-group.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { UnitField } from '#web/ui/form/unit-field.tsx';
import { UnitInput } from '#web/ui/form/unit-input.tsx';
import { birthWeightInput } from './birth-weight.ts';

type Props = {
  child: Pick<
    Child,
    'gestationDays' | 'birthWeightKg' | 'birthWeightText' | 'motherRsvVaccine' | 'motherHepatitisB'
  > | null;
  units: Units;
  errors: Readonly<Record<string, string>>;
};

const rsvAnswers = [
  { value: '', label: 'Not said' },
  { value: 'yes', label: 'Yes, at least 14 days before the birth' },
  { value: 'no', label: 'No, or less than 14 days before the birth' },
];
const hepatitisResults = [
  { value: '', label: 'Not said' },
  { value: 'negative', label: 'Negative' },
  { value: 'positive', label: 'Positive' },
  { value: 'unknown', label: 'Not known' },
];

export function BirthFields({ child, units, errors }: Props) {
  const born = child?.gestationDays == null ? null : weeksAndDays(child.gestationDays);
  const weight = {
    name: 'birthWeightKg',
    label: 'Birth weight',
    defaultValue: child ? birthWeightInput(child, units) : '',
    error: errors.birthWeightKg ?? errors.birthWeightText,
  };
  return (
    <div className="stack">
      <p className="sm soft">
        The weeks decide how growth is read. The birth weight is kept with your child's facts. What is said of the
        mother decides the first vaccines.
      </p>
      <div className="two">
        <FieldGroup id="gestationWeeks" label="Born at" error={errors.gestationDays}>
          <UnitInput
            id="gestationWeeks"
            unitId="gestationWeeks-unit"
            name="gestationWeeks"
            inputMode="numeric"
            unit="weeks"
            aria-label="Weeks"
            defaultValue={born?.weeks}
          />
          <UnitInput
            id="gestationRest"
            unitId="gestationRest-unit"
            name="gestationRest"
            inputMode="numeric"
            unit="days"
            aria-label="Days"
            defaultValue={born?.days}
          />
        </FieldGroup>
        {units === 'metric' ? (
          <UnitField {...weight} unit="kg" inputMode="decimal" />
        ) : (
          <TextField {...weight} hint="In pounds and ounces, such as 7 lb 4 oz" autoComplete="off" />
        )}
      </div>
      <div className="two">
        <Select
          name="motherRsvVaccine"
          label="Mother's RSV vaccine in pregnancy"
          hint="The pregnancy with this child, not an earlier one"
          options={rsvAnswers}
          defaultValue={rsvAnswer(child?.motherRsvVaccine)}
          error={errors.motherRsvVaccine}
        />
        <Select
          name="motherHepatitisB"
          label="Mother's hepatitis B test (HBsAg)"
          hint="A positive antibody test (anti-HBs) is another test: it means protected"
          options={hepatitisResults}
          defaultValue={child?.motherHepatitisB ?? ''}
          error={errors.motherHepatitisB}
        />
      </div>
    </div>
  );
}

function rsvAnswer(is: boolean | null | undefined): string {
  if (is == null) return '';
  return is ? 'yes' : 'no';
}
