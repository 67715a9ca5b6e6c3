import { TextField } from '#web/ui/form/text-field.tsx';

export type EmailFieldProps = {
  /** `username` where it names an account that is there, `email` for a new one. */
  autoComplete: 'username' | 'email';
  error: string | undefined;
};

/** The address of an account. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField label="Email" name="email" type="email" autoCapitalize="none" spellCheck={false} required {...props} />
  );
}
