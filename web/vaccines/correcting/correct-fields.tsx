import type { Dose, Vaccines } from '#contract/vaccines.ts';
import { WHEN_GIVEN } from '#domain/vaccines/words/dose/when-given-words.ts';
import { differencesBetween } from '#web/client/form/differences.ts';
import { historyText } from '#web/client/text/history.ts';
import type { Form } from '#web/client/form/use-form.ts';
import type { Seen } from '#web/client/form/use-seen.ts';
import { ChangedMeanwhile } from '#web/ui/state/changed-meanwhile.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { WhenField } from '#web/ui/form/when-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { factsWritten } from './correct-facts.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import { productOptions } from '../giving/product-text.ts';
import { siteOptions } from '../giving/shot-fields.tsx';

type Props = { form: Form; seen: Seen<Dose>; known: KnownVaccines };

const labels = {
  givenOn: 'Date given',
  'givenOn-month': 'Month given',
  cvx: 'Product',
  vaccine: 'Product',
  lot: 'Lot number',
  place: 'Place',
  site: 'Where on the body',
};

export function CorrectFields({ form, seen, known: { child, me, today, facts } }: Props) {
  const { opened } = seen;
  const { errors } = form;
  return (
    <>
      <ChangedMeanwhile
        seen={seen}
        form={form}
        reader={me}
        what="this dose"
        differencesOf={(before, now) => differencesBetween(factsWritten(before), factsWritten(now))}
      />
      <ErrorSummary fields={wrongFields(withMonth(form), labels)} attempt={form.refusals} />
      <div className="two" key={seen.opening}>
        <WhenField
          words={WHEN_GIVEN}
          label={labels.givenOn}
          dayName="givenOn"
          monthName="givenIn"
          defaultValue={opened.givenOn ?? opened.givenIn ?? ''}
          asksFor="nothing"
          min={child.bornOn}
          max={today}
          dayError={errors['givenOn']}
          monthError={errors['givenIn']}
        />
        <Select
          name="cvx"
          label={labels.cvx}
          options={optionsFor(opened, facts)}
          defaultValue={opened.cvx ?? ''}
          error={errors['cvx'] ?? errors['vaccine']}
        />
        <TextField name="lot" label={labels.lot} optional defaultValue={opened.lot ?? ''} error={errors['lot']} />
        <TextField
          name="place"
          label={labels.place}
          optional
          defaultValue={opened.place ?? ''}
          error={errors['place']}
        />
        <Select
          name="site"
          label={labels.site}
          options={siteOptions}
          defaultValue={opened.site ?? ''}
          error={errors['site']}
        />
      </div>
      <p className="xs faint">{historyText(opened, me)}</p>
    </>
  );
}

/** A dose that fills several rows has no "unknown product" choice. */
function optionsFor({ cvx, productName, vaccines }: Dose, facts: Vaccines) {
  const fitting = productOptions(vaccines, facts);
  const own =
    cvx === null || fitting.some(({ value }) => value === cvx) ? [] : [{ value: cvx, label: productName ?? cvx }];
  return [...(vaccines.length === 1 ? fitting : fitting.slice(1)), ...own];
}

/** The field of the month has an id of its own. */
function withMonth({ errors, refusals }: Form) {
  const { givenIn, ...others } = errors;
  return { refusals, errors: givenIn === undefined ? others : { ...others, 'givenOn-month': givenIn } };
}
