import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { browserZone } from '../browser-zone.ts';
import { ChallengedForm } from '../challenge/challenged-form.tsx';
import { EmailField } from './email-field.tsx';
import { signUpFailure } from '../failure-text.ts';
import { FailureAlert } from './failure-alert.tsx';
import { useChallenge } from '../challenge/use-challenge.ts';
import { useLeave } from '../use-leave.ts';

const signUp = lazyCall(async () => (await import('#contract/accounts/signing-in.ts')).signUp);
const labels = { name: 'Name', email: 'Email', password: 'Password' };

/** For addresses that already have an account. Carries no address. */
const loginForKnown = '/login?known=1';

export function SignupForm({ invitedEmail }: { invitedEmail: string | null }) {
  const challenge = useChallenge('sign-up');
  const { isLeaving, leaveFor } = useLeave();
  const form = useForm({
    schema: signUp.schema,
    read: (fields) => newAccountIn(fields, challenge.token),
    send: async (body) => leaveFor((await signUp({ body })).next),
    onFailed: (failed) => {
      if (failed.code === 'already-exists') leaveFor(loginForKnown);
      return failed.code === 'already-exists' || challenge.onFailed(failed);
    },
  });

  return (
    <ChallengedForm
      form={form}
      challenge={challenge}
      labels={labels}
      alert={form.failed && <FailureAlert {...signUpFailure(form.failed)} />}
      verb="Sign up"
      isLeaving={isLeaving}
    >
      <TextField label={labels.name} name="name" autoComplete="name" required error={form.errors['name']} />
      <EmailField autoComplete="email" defaultValue={invitedEmail ?? undefined} error={form.errors['email']} />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        required
        hint="Password must be at least 8 characters"
        error={form.errors['password']}
      />
    </ChallengedForm>
  );
}

export function newAccountIn(fields: FormData, challengeToken: string | null): unknown {
  return {
    name: fields.get('name'),
    email: fields.get('email'),
    password: fields.get('password'),
    challengeToken,
    ...browserZone(),
  };
}
