import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldText } from './field.tsx';

export type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'id' | 'name'> & { name: string; id?: string | undefined };

export function TextArea({ name, id = name, label, optional, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(wiring) => <textarea rows={2} {...rest} {...wiring} name={name} className={classes('input', className)} />}
    </Field>
  );
}
