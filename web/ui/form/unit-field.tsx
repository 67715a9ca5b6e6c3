import { classes } from '../classes.ts';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { UnitInput } from './unit-input.tsx';

export type UnitFieldProps = Omit<TextFieldProps, 'type'> & {
  /** 'kg', 'cm', 'lb', 'in': drawn inside the field and part of its accessible description. */
  unit: string;
};

/** A number with its unit. The text stays as typed; the form's schema parses it. */
export function UnitField({ name, id = name, label, optional, hint, error, ...rest }: UnitFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(wiring) => (
        <UnitInput
          {...rest}
          {...wiring}
          name={name}
          aria-describedby={classes(`${id}-unit`, wiring['aria-describedby'])}
          unitId={`${id}-unit`}
        />
      )}
    </Field>
  );
}
