import type { Dose, Vaccines } from '#contract/vaccines.ts';
import { changesBetween } from '#web/client/changes.ts';
import { changedWhileOpenText, historyText } from '#web/client/history.ts';
import type { Form } from '#web/client/use-form.ts';
import { ChangedMeanwhileAlert } from '#web/ui/changed-meanwhile-alert.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/error-summary.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { doseFacts } from './correct-facts.ts';
import type { KnownVaccines } from './known-vaccines.ts';
import { productOptions } from './product-text.ts';
import { siteOptions } from './shot-fields.tsx';
import { UpdateFailed } from './update-failed.tsx';
import type { useSeen } from './use-seen.ts';

type Props = { form: Form; seen: ReturnType<typeof useSeen<Dose>>; known: KnownVaccines };

const labels = {
  givenOn: 'Date given',
  cvx: 'Product',
  vaccine: 'Product',
  lot: 'Lot number',
  place: 'Place',
  site: 'Where on the body',
};

/** Day, product, lot, place and body site of a dose that was given. */
export function CorrectFields({ form, seen, known: { child, me, today, facts } }: Props) {
  const { opened, meanwhile } = seen;
  const { errors } = form;
  return (
    <>
      {meanwhile && (
        <ChangedMeanwhileAlert
          title={changedWhileOpenText(meanwhile.current.changedBy, me, 'this dose')}
          changes={changesBetween(doseFacts(meanwhile.before), doseFacts(meanwhile.current))}
          onLoadTheirs={() => seen.loadTheirs(meanwhile.current)}
          onKeepMine={() => {
            seen.acknowledge(meanwhile.current);
            form.formProps.ref.current?.requestSubmit();
          }}
        />
      )}
      <UpdateFailed failed={form.failed} />
      <ErrorSummary fields={wrongFields(form, labels)} attempt={form.refusals} />
      <div className="two" key={seen.opening}>
        <DateField
          name="givenOn"
          label={labels.givenOn}
          defaultValue={opened.givenOn ?? ''}
          min={child.bornOn}
          max={today}
          error={errors['givenOn']}
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

/** The products that fit, with the one that is written down; what fills several rows is always of a known product. */
function optionsFor({ cvx, productName, vaccines }: Dose, facts: Vaccines) {
  const fitting = productOptions(vaccines, facts);
  const own =
    cvx === null || fitting.some(({ value }) => value === cvx) ? [] : [{ value: cvx, label: productName ?? cvx }];
  return [...(vaccines.length === 1 ? fitting : fitting.slice(1)), ...own];
}
