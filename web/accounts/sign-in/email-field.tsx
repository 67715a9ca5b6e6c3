import { TextField } from '#web/ui/form/text-field.tsx';

export type EmailFieldProps = {
  /** `username` for an existing account, `email` for a new one. */
  autoComplete: 'username' | 'email';
  error: string | undefined;
  defaultValue?: string | undefined;
};

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField label="Email" name="email" type="email" autoCapitalize="none" spellCheck={false} required {...props} />
  );
}
