import { didYouMeanGramsText, didYouMeanKg } from '#domain/growth/limits.ts';
import type { Units } from '#domain/growth/units.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldGroup } from '#web/ui/form/field-group.tsx';
import { UnitField } from '#web/ui/form/unit-field.tsx';
import { UnitInput } from '#web/ui/form/unit-input.tsx';
import { weightInputs, type Quantity, type WeightInputs } from './quantity.ts';
import { typeInto } from './type-into.ts';

type Props = {
  opened: Quantity;
  units: Units;
  hint: string | null;
  error: string | undefined;
  asked: boolean;
  quantity: Quantity;
  /** Whether a dialog opens with the focus in it. */
  isFirst?: boolean;
  /** What its names begin with where it is a part of a larger form. */
  at?: string;
};

/** Grams typed as kilograms get a button that fixes them. */
export function WeightField({ opened, units, hint, error, asked, quantity, isFirst = false, at = '' }: Props) {
  const shown = weightInputs(opened, units);
  if (units === 'us') {
    return <PoundsAndOunces shown={shown} hint={hint} error={error} asked={asked} isFirst={isFirst} at={at} />;
  }
  const meantKg = error === undefined ? null : didYouMeanKg(quantity.value ?? 0);
  return (
    <>
      <UnitField
        name={`${at}weightKg`}
        label="Weight"
        unit="kg"
        defaultValue={shown.weight}
        data-focus-first={isFirst}
        hint={hint}
        error={error}
        asked={asked}
      />
      {meantKg !== null && (
        <div className="row wrap">
          <span className="sm">{didYouMeanGramsText(quantity.value ?? 0)}</span>
          <Button onClick={() => typeInto(`${at}weightKg`, `${meantKg}`)}>Put {meantKg}&nbsp;kg</Button>
        </div>
      )}
    </>
  );
}

type PoundsProps = Pick<Props, 'hint' | 'error' | 'asked' | 'isFirst' | 'at'> & { shown: WeightInputs };

function PoundsAndOunces({ shown, hint, error, asked, isFirst, at }: PoundsProps) {
  const wrong = error ? true : undefined;
  return (
    <FieldGroup id={`${at}weightKg`} label="Weight" hint={hint} error={error}>
      <UnitInput
        id={`${at}weightKg`}
        name={`${at}weightKg`}
        aria-label="Pounds"
        aria-invalid={wrong}
        inputMode="numeric"
        unit="lb"
        data-focus-first={isFirst}
        defaultValue={shown.weight}
        asked={asked}
      />
      <UnitInput
        id={`${at}ounces`}
        name={`${at}ounces`}
        aria-label="Ounces"
        aria-invalid={wrong}
        unit="oz"
        defaultValue={shown.ounces}
        asked={asked}
      />
    </FieldGroup>
  );
}
