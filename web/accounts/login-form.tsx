import { useState } from 'react';
import { Credentials, signIn } from '#contract/accounts/signing-in.ts';
import { call } from '#web/client/call.ts';
import { useForm } from '#web/client/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { browserZone } from './browser-zone.ts';
import { Challenge } from './challenge.tsx';
import { notReadyBecause } from './challenge-state.ts';
import { LoginAlert } from './login-alert.tsx';
import { useChallenge } from './use-challenge.ts';
import { useLeave } from './use-leave.ts';
import { wrongFields } from './wrong-fields.ts';

const labels = { email: 'Email', password: 'Password', challengeToken: 'Security check', timeZone: 'Time zone' };

export type LoginFormProps = {
  /** The visitor comes from a sign-up with the address of an account. */
  isKnown: boolean;
};

/** Email, password and the security check. */
export function LoginForm({ isKnown }: LoginFormProps) {
  const challenge = useChallenge('sign-in');
  const { isLeaving, leaveFor } = useLeave();
  const [triedEmail, setTriedEmail] = useState('');
  const form = useForm({
    schema: Credentials,
    read: (fields) => credentialsIn(fields, challenge.token),
    send: async (body) => {
      setTriedEmail(body.email);
      leaveFor((await call(signIn, { body })).next);
    },
    onFailed: challenge.onFailed,
  });
  const wrong = wrongFields(form, labels);

  return (
    <form className="stack" method="post" {...form.formProps} {...challenge.formProps}>
      <ErrorSummary fields={wrong} attempt={form.refusals} />
      {wrong.length === 0 && <LoginAlert failed={form.failed} isKnown={isKnown} email={triedEmail} />}
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.errors['email']}
      />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        required
        error={form.errors['password']}
      />
      <Check name="remember">Remember me</Check>
      <Challenge state={challenge.state} onRetry={challenge.renew} error={form.errors['challengeToken']} />
      <Button
        type="submit"
        look="primary"
        big
        full
        busy={form.isBusy || isLeaving}
        disabledBecause={notReadyBecause(challenge.state)}
      >
        Log in
      </Button>
    </form>
  );
}

/** What the login form sends. */
export function credentialsIn(fields: FormData, challengeToken: string | null): unknown {
  return {
    email: fields.get('email'),
    password: fields.get('password'),
    remember: fields.has('remember'),
    challengeToken,
    ...browserZone(),
  };
}
