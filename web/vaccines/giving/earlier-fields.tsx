import type { ChangeEvent } from 'react';
import type { PlannedDose } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { WHEN_GIVEN } from '#domain/vaccines/words/dose/when-given-words.ts';
import type { Form } from '#web/client/form/use-form.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { ErrorSummary, type WrongField } from '#web/ui/form/error-summary.tsx';
import { WhenField } from '#web/ui/form/when-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { doseName } from '../dose/dose-text.ts';
import { unknownName } from './earlier-doses.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import { unplacedErrors } from './unplaced-errors.ts';
import { productOptions } from './product-text.ts';
import { fieldName } from './use-given-form.ts';

type Props = { form: Form; rows: readonly PlannedDose[]; known: KnownVaccines };

export function EarlierFields({ form, rows, known: { child, today, facts } }: Props) {
  const days = rows.flatMap((_, index) => [fieldName(index, 'givenOn'), fieldName(index, 'givenIn')]);
  const own = Object.fromEntries(Object.entries(form.errors).filter(([name]) => !days.includes(name)));
  return (
    <>
      <ErrorSummary fields={wrongDays(form, rows)} attempt={form.refusals} />
      {unplacedErrors(own, /\.cvx$/).map((error) => (
        <Alert key={error} tone="clay" role="alert" title={error} />
      ))}
      <ul className="givelist whole">
        {rows.map((row, index) => (
          <li key={row.id}>
            <strong>{doseName(row)}</strong>
            <div className="two">
              <WhenField
                words={WHEN_GIVEN}
                id={earlierId(row, 'givenOn')}
                label="Date given"
                dayName={fieldName(index, 'givenOn')}
                monthName={fieldName(index, 'givenIn')}
                min={child.bornOn}
                max={today}
                hint={row.dueOn && `Recommended: ${longDayText(row.dueOn)}`}
                dayError={form.errors[fieldName(index, 'givenOn')]}
                monthError={form.errors[fieldName(index, 'givenIn')]}
              />
              <Select
                id={earlierId(row, 'cvx')}
                name={fieldName(index, 'cvx')}
                label="Product"
                options={productOptions([row.vaccine], facts)}
                error={form.errors[fieldName(index, 'cvx')]}
              />
            </div>
          </li>
        ))}
      </ul>
      <label className="pick tall">
        <input type="checkbox" name={unknownName} onChange={recheckDays} />
        <span>
          I do not know the days
          <span className="sm soft">{WHEN_GIVEN.without}</span>
        </span>
      </label>
    </>
  );
}

function recheckDays({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>): void {
  for (const field of form?.querySelectorAll('[type="date"][aria-invalid="true"]') ?? [])
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Prefixed: the dialog underneath has fields of the same names. */
export function earlierId(row: PlannedDose | undefined, field: string): string {
  return `earlier-${field}-${row?.id}`;
}

function wrongDays({ errors, refusals }: Form, rows: readonly PlannedDose[]): WrongField[] {
  if (refusals === 0) return [];
  return rows.flatMap((row, index) => {
    const id = earlierId(row, 'givenOn');
    if (errors[fieldName(index, 'givenOn')]) return [{ id, label: doseName(row) }];
    return errors[fieldName(index, 'givenIn')] ? [{ id: `${id}-month`, label: doseName(row) }] : [];
  });
}
