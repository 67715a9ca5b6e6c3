import type { Child } from '#contract/children.ts';
import { weeksAndDays } from '#domain/children/gestation.ts';
import type { Units } from '#domain/growth/units.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { UnitInput } from '#web/ui/unit-input.tsx';
import { birthWeightInput } from './birth-weight.ts';

type Props = {
  /** What the fields are filled with; null for a new child. */
  child: Pick<Child, 'gestationDays' | 'birthWeightKg' | 'birthWeightText'> | null;
  units: Units;
  errors: Readonly<Record<string, string>>;
};

/** How early a child was born and how heavy it was. */
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
      <p className="sm soft">The weeks decide how growth is read. The birth weight is kept with your child's facts.</p>
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
    </div>
  );
}
