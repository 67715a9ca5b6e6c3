import { bodySites } from '#contract/vaccines.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { siteText } from '../dose/site-text.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import { ProductField } from './product-field.tsx';
import type { Shot } from './shots.ts';
import { fieldName, type GivenFormState } from './use-given-form.ts';

type Props = {
  shot: Shot;
  given: Pick<GivenFormState, 'indexOf' | 'choose'> & { form: Pick<GivenFormState['form'], 'errors'> };
  known: Pick<KnownVaccines, 'facts'>;
  /** What was typed before. */
  printed?: Printed | undefined;
};

export type Printed = { readonly lot: string; readonly site: string };

export const siteOptions = [
  { value: '', label: 'Not known' },
  ...bodySites.map((site) => ({ value: site, label: siteText[site] })),
];

export function ShotFields({ shot, given, known: { facts }, printed }: Props) {
  const { id } = shot;
  const index = given.indexOf(id);
  // Unchecked shots are not sent but keep their input.
  const name = (field: string) => (index < 0 ? `left.${id}.${field}` : fieldName(index, field));
  return (
    <div className="two">
      {shot.vaccines.length > 0 && <ProductField shot={shot} facts={facts} onChoose={(cvx) => given.choose(id, cvx)} />}
      <TextField
        id={`lot-${id}`}
        name={name('lot')}
        label="Lot number"
        defaultValue={printed?.lot}
        optional
        maxLength={40}
        autoComplete="off"
        error={given.form.errors[name('lot')]}
      />
      <Select
        id={`site-${id}`}
        name={name('site')}
        label="Where on the body"
        defaultValue={printed?.site}
        options={siteOptions}
        error={given.form.errors[name('site')]}
      />
    </div>
  );
}
