import type { ReactNode } from 'react';
import { FieldLabel, FieldNote, type FieldText, noteIdOf } from './field.tsx';

export type FieldGroupProps = FieldText & { id: string; children: ReactNode };

/** Several inputs for one question under one legend: pounds and ounces, weeks and days. */
export function FieldGroup({ id, label, optional, hint, error, children }: FieldGroupProps) {
  return (
    <fieldset className="field" aria-describedby={noteIdOf(id, { hint, error })}>
      <legend>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <div className="row">{children}</div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
