import { bodySites } from '#contract/vaccines.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { siteText } from '../dialogs/given-facts.tsx';
import type { KnownVaccines } from '../schedule/known-vaccines.ts';
import { ProductField } from '../dialogs/product-field.tsx';
import type { Shot } from './shots.ts';
import { fieldName, type GivenFormState } from '../dialogs/use-given-form.ts';

type Props = { shot: Shot; given: GivenFormState; known: KnownVaccines };

/** Where on the body, to choose from. */
export const siteOptions = [
  { value: '', label: 'Not known' },
  ...bodySites.map((site) => ({ value: site, label: siteText[site] })),
];

/** Product, lot and body site of one shot; all of them may stay empty. */
export function ShotFields({ shot, given, known: { facts } }: Props) {
  const { id } = shot;
  const index = given.indexOf(id);
  // What is not checked is not sent, and keeps what was typed.
  const name = (field: string) => (index < 0 ? `left.${id}.${field}` : fieldName(index, field));
  return (
    <div className="two">
      <ProductField shot={shot} facts={facts} onChoose={(cvx) => given.choose(id, cvx)} />
      <TextField
        id={`lot-${id}`}
        name={name('lot')}
        label="Lot number"
        optional
        maxLength={40}
        autoComplete="off"
        error={given.form.errors[name('lot')]}
      />
      <Select
        id={`site-${id}`}
        name={name('site')}
        label="Where on the body"
        options={siteOptions}
        error={given.form.errors[name('site')]}
      />
    </div>
  );
}
