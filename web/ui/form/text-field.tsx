import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldText } from './field.tsx';

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'name'> & {
    name: string;
    id?: string | undefined;
    /** An unlikely value with a question below: amber, not red. */
    asked?: boolean | undefined;
  };

export function TextField({
  name,
  id = name,
  label,
  optional,
  hint,
  error,
  asked,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(wiring) => (
        <input {...rest} {...wiring} name={name} className={classes('input', asked && 'asked', className)} />
      )}
    </Field>
  );
}
