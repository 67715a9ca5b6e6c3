import { Plus, Trash2 } from 'lucide';
import { MOST_GUIDE_FOODS } from '#contract/foods/guide.ts';
import { ALLERGY_RISKS } from '#domain/foods/food.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { FieldNote } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { GuideFormState } from './use-guide-form.ts';

const risks = [{ value: '', label: 'Choose' }, ...ALLERGY_RISKS.map((risk) => ({ value: risk, label: risk }))];

export function FoodRows({ form }: { form: GuideFormState }) {
  const { rows, errors, typed } = form;
  const isFull = rows.length >= MOST_GUIDE_FOODS;
  return (
    <>
      <ul className="foodrows">
        {rows.map(({ key, food }, at) => (
          <li key={key}>
            <TextField
              name={`foods.${at}.name`}
              label={`Food ${at + 1}`}
              maxLength={80}
              defaultValue={food.name}
              error={errors[`foods.${at}.name`]}
            />
            <Select
              name={`foods.${at}.allergyRisk`}
              label="Allergy risk"
              aria-label={`Allergy risk of food ${at + 1}`}
              options={risks}
              defaultValue={food.allergyRisk}
              error={errors[`foods.${at}.allergyRisk`]}
            />
            <IconButton
              icon={Trash2}
              label={['Remove food', `${at + 1}`, typed.foods[at]?.name && `, ${typed.foods[at].name}`]
                .filter(Boolean)
                .join(' ')
                .replace(' ,', ',')}
              onClick={() => form.removeRow(key)}
            />
          </li>
        ))}
      </ul>
      <FieldNote id="foods" error={errors['foods']} />
      <div className="row wrap">
        <Button
          id="foods"
          icon={Plus}
          disabledBecause={isFull ? `An entry has at most ${MOST_GUIDE_FOODS} foods.` : undefined}
          onClick={form.addRow}
        >
          Add a food
        </Button>
        <span className="sm faint">
          {rows.length} of {MOST_GUIDE_FOODS}
        </span>
      </div>
    </>
  );
}
