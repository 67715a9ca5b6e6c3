import { ALLERGENS, type Allergen } from '#domain/foods/food.ts';
import { capital } from '#domain/text/capital.ts';
import { Check } from '#web/ui/form/check.tsx';

type Props = {
  /** Before the names of its fields, which stand once on the page. */
  id: string;
  chosen: readonly Allergen[];
  onChange: (chosen: readonly Allergen[]) => void;
};

/** Which of the nine are in a meal that is not in the list. */
export function OwnMeal({ id, chosen, onChange }: Props) {
  const toggle = (allergen: Allergen) =>
    onChange(ALLERGENS.filter((one) => (one === allergen ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset className="field">
      <legend>Which of the nine common allergens are in it?</legend>
      <div className="allergen-ticks">
        {ALLERGENS.map((allergen) => (
          <Check
            key={allergen}
            name={`${id}-${allergen}`}
            value={allergen}
            checked={chosen.includes(allergen)}
            onChange={() => toggle(allergen)}
          >
            {capital(allergen)}
          </Check>
        ))}
      </div>
      <p className="hint">Read the label, or think of what went in. None is fine.</p>
    </fieldset>
  );
}
