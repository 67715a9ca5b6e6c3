import type { Allowable } from '#domain/foods/food.ts';
import { Check } from '#web/ui/form/check.tsx';
import { FieldNote, noteIdOf } from '#web/ui/form/field.tsx';

type Props = {
  /** Of its first field. */
  id: string;
  /** What may be named, with its label. */
  held: readonly { readonly one: Allowable; readonly label: string }[];
  checked: readonly Allowable[];
  onChange: (checked: readonly Allowable[]) => void;
  error: string | undefined;
};

const HINT = 'Each allergen is paused in every food until a doctor has named it.';

/** The food itself and each of its allergens, none of them checked at first. */
export function WhichAllowed({ id, held, checked, onChange, error }: Props) {
  const toggle = (one: Allowable) =>
    onChange(checked.includes(one) ? checked.filter((other) => other !== one) : [...checked, one]);
  return (
    <fieldset className="field" aria-describedby={noteIdOf(id, { hint: HINT, error })}>
      <legend>What did the doctor name?</legend>
      <div className="allergen-ticks">
        {held.map(({ one, label }, index) => (
          <Check
            key={one}
            id={index === 0 ? id : undefined}
            name={`${id}-${one}`}
            checked={checked.includes(one)}
            onChange={() => toggle(one)}
          >
            {label}
          </Check>
        ))}
      </div>
      <FieldNote id={id} hint={HINT} error={error} />
    </fieldset>
  );
}
