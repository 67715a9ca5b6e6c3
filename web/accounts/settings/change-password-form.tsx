import { useState } from 'react';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useMe } from '../data.ts';
import { changeFailure } from '../failure-text.ts';
import { passwordLabels, passwordNames, passwordsIn, TypedPasswords } from '../passwords.ts';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { changingPassword } from './session-changes.ts';

export function ChangePasswordForm() {
  const { data: me } = useMe();
  const change = useChange(changingPassword);
  const [wrong, setWrong] = useState<CallFailed | null>(null);
  const form = useForm({
    schema: TypedPasswords,
    read: passwordsIn,
    comparedWith: { newPassword: 'confirmPassword' },
    send: async (body) => {
      setWrong(null);
      await change.mutateAsync(body);
      form.formProps.ref.current?.reset();
    },
    onFailed: (failed) => {
      if (isAboutCurrent(failed)) setWrong(failed);
      return false;
    },
  });
  const isWrong = wrong !== null && form.errors['currentPassword'] === wrong.fields[0]?.message;
  const failed = isWrong ? wrong : form.failed;
  useFocusWrong(form, isWrong);
  return (
    <form className="stack" {...form.formProps}>
      {!isWrong && <ErrorSummary fields={wrongFields(form, passwordLabels)} attempt={form.refusals} />}
      {failed && <FailureAlert {...changeFailure(failed)} />}
      {/* Password managers look for the account name. */}
      <input type="text" name="username" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
      <div className="three">
        {passwordNames.map((name) => (
          <PasswordField
            key={name}
            label={passwordLabels[name]}
            name={name}
            autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
            required
            error={form.errors[name]}
          />
        ))}
      </div>
      <div className="actions">
        <Button type="submit" busy={form.isBusy}>
          Change Password
        </Button>
        <a href="/forgot-password">Forgot your password?</a>
      </div>
    </form>
  );
}

function isAboutCurrent({ fields }: CallFailed): boolean {
  return fields.some(({ name }) => name === 'currentPassword');
}
