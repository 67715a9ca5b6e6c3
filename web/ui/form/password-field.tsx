import { useState } from 'react';
import { classes } from '../classes.ts';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'asked' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: PasswordFieldProps) {
  const { name, id = name, label, optional, hint, error, className, ...rest } = props;
  const [shown, setShown] = useState(false);

  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(wiring) => (
        <div className="affix">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...wiring}
            name={name}
            type={shown ? 'text' : 'password'}
            className={classes('input', className)}
          />
          <button className="btn" type="button" onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <VisuallyHidden> password</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
}
