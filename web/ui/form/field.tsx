import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';

export type FieldText = {
  label: ReactNode;
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** The specification's wording; replaces the hint. */
  error?: ReactNode;
};

/** Attributes that tie an input to its label, unit, hint and error. */
export type Wiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

const noteId = (id: string) => `${id}-note`;

/** Id of the rendered `FieldNote`, if any. */
export function noteIdOf(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>): string | undefined {
  return error || hint ? noteId(id) : undefined;
}

export function FieldLabel({ label, optional = false }: Pick<FieldText, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className="optional"> (optional)</span>}
    </>
  );
}

/** The error of a field, else its hint. */
export function FieldNote({ id, hint, error }: Pick<FieldText, 'hint' | 'error'> & { id: string }) {
  if (error) {
    return (
      <p className="error" id={noteId(id)}>
        <Icon of={CircleAlert} />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p className="hint" id={noteId(id)}>
      {hint}
    </p>
  ) : null;
}

export type FieldProps = FieldText & {
  id: string;
  /** Id of another element that describes the input, such as its unit. */
  describedBy?: string | undefined;
  className?: string;
  children: (wiring: Wiring) => ReactNode;
};

/** Label, input, and hint or error, linked for screen readers. */
export function Field({ id, label, optional, hint, error, describedBy, className, children }: FieldProps) {
  const describedByAll = classes(describedBy, noteIdOf(id, { hint, error })) || undefined;
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id}>
        <FieldLabel label={label} optional={optional} />
      </label>
      {children({ id, 'aria-describedby': describedByAll, 'aria-invalid': error ? true : undefined })}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
