import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldText } from './field.tsx';

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'name'> & {
    name: string;
    /** The name unless two forms on one page share it. */
    id?: string | undefined;
    /** The value is unlikely and a question about it stands below: amber, not red. */
    asked?: boolean | undefined;
  };

/** One line of text. Further attributes go to the input. */
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
