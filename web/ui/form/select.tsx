import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldText } from './field.tsx';

export type SelectOption = { value: string; label: string };

export type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'id' | 'name' | 'children'> & {
    name: string;
    id?: string | undefined;
    options: readonly SelectOption[];
  };

/** The native select. For two or three options use `PickGroup`. */
export function Select({ name, id = name, label, optional, hint, error, options, className, ...rest }: SelectProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(wiring) => (
        <select {...rest} {...wiring} name={name} className={classes('input', className)}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
