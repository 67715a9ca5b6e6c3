import { useState } from 'react';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { Check } from '#web/ui/form/check.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { ChallengedForm } from '../challenge/challenged-form.tsx';
import { EmailField } from './email-field.tsx';
import { LoginAlert } from './login-alert.tsx';
import { useChallenge } from '../challenge/use-challenge.ts';
import { useLeave } from '../use-leave.ts';

const signIn = lazyCall(async () => (await import('#contract/accounts/signing-in.ts')).signIn);
const labels = { email: 'Email', password: 'Password' };

export type LoginFormProps = {
  /** Arrived from a sign-up with an existing account's address. */
  isKnown: boolean;
};

export function LoginForm({ isKnown }: LoginFormProps) {
  const challenge = useChallenge('sign-in');
  const { isLeaving, leaveFor } = useLeave();
  const [triedEmail, setTriedEmail] = useState('');
  const form = useForm({
    schema: signIn.schema,
    read: (fields) => credentialsIn(fields, challenge.token),
    send: async (body) => {
      setTriedEmail(body.email);
      leaveFor((await signIn({ body })).next);
    },
    onFailed: challenge.onFailed,
  });

  return (
    <ChallengedForm
      form={form}
      challenge={challenge}
      labels={labels}
      alert={<LoginAlert failed={form.failed} isKnown={isKnown} email={triedEmail} />}
      verb="Log in"
      isLeaving={isLeaving}
    >
      <EmailField autoComplete="username" error={form.errors['email']} />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        required
        error={form.errors['password']}
      />
      <Check name="remember">Remember me</Check>
    </ChallengedForm>
  );
}

export function credentialsIn(fields: FormData, challengeToken: string | null): unknown {
  return {
    email: fields.get('email'),
    password: fields.get('password'),
    remember: fields.has('remember'),
    challengeToken,
  };
}
