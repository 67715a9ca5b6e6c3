import type { Units } from '#domain/growth/units.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { UnitInput } from '#web/ui/unit-input.tsx';

type Props = {
  birth: { weeks: number; days: number } | null;
  /** The weight as it was typed, or empty. */
  weight: string | null;
  units: Units;
  errors: Readonly<Record<string, string>>;
};

/** How early a child was born and how heavy it was. */
export function BirthFields({ birth, weight, units, errors }: Props) {
  return (
    <div className="stack">
      <p className="sm soft">Used to read growth the right way.</p>
      <div className="two">
        <FieldGroup id="gestationWeeks" label="Born at" error={errors.gestationDays}>
          <UnitInput
            id="gestationWeeks"
            unitId="gestationWeeks-unit"
            name="gestationWeeks"
            inputMode="numeric"
            unit="weeks"
            aria-label="Weeks"
            defaultValue={birth?.weeks}
          />
          <UnitInput
            id="gestationRest"
            unitId="gestationRest-unit"
            name="gestationRest"
            inputMode="numeric"
            unit="days"
            aria-label="Days"
            defaultValue={birth?.days}
          />
        </FieldGroup>
        <UnitField
          name="birthWeight"
          label="Birth weight"
          unit={units === 'metric' ? 'kg' : 'lb, oz'}
          inputMode={units === 'metric' ? 'decimal' : 'text'}
          defaultValue={weight ?? ''}
          error={errors.birthWeightKg}
        />
      </div>
    </div>
  );
}
