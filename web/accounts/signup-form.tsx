import { NewAccount, signUp } from '#contract/accounts/signing-in.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { useForm } from '#web/client/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { browserZone } from './browser-zone.ts';
import { Challenge } from './challenge.tsx';
import { notReadyBecause } from './challenge-state.ts';
import { signUpFailure } from './failure-text.ts';
import { useChallenge } from './use-challenge.ts';
import { useLeave } from './use-leave.ts';
import { wrongFields } from './wrong-fields.ts';

const labels = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  challengeToken: 'Security check',
  timeZone: 'Time zone',
};

/** Where sign-up sends whoever has an account already. It carries no address. */
const loginForKnown = '/login?known=1';

/** Name, email, password and the security check. */
export function SignupForm() {
  const challenge = useChallenge('sign-up');
  const { isLeaving, leaveFor } = useLeave();
  const form = useForm({
    schema: NewAccount,
    read: (fields) => newAccountIn(fields, challenge.token),
    send: async (body) => leaveFor((await call(signUp, { body })).next),
    onFailed: (failed) => {
      if (failed.code === 'already-exists') leaveFor(loginForKnown);
      return failed.code === 'already-exists' || challenge.onFailed(failed);
    },
  });
  const wrong = wrongFields(form, labels);

  return (
    <form className="stack" method="post" {...form.formProps} {...challenge.formProps}>
      <ErrorSummary fields={wrong} attempt={form.refusals} />
      {wrong.length === 0 && form.failed && <SignUpAlert failed={form.failed} />}
      <TextField label={labels.name} name="name" autoComplete="name" required error={form.errors['name']} />
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.errors['email']}
      />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        required
        hint="Password must be at least 8 characters"
        error={form.errors['password']}
      />
      <Challenge state={challenge.state} onRetry={challenge.renew} error={form.errors['challengeToken']} />
      <Button
        type="submit"
        look="primary"
        big
        full
        busy={form.isBusy || isLeaving}
        disabledBecause={notReadyBecause(challenge.state)}
      >
        Sign up
      </Button>
    </form>
  );
}

function SignUpAlert({ failed }: { failed: CallFailed }) {
  const { title, text } = signUpFailure(failed);
  return (
    <Alert tone="clay" title={title} role="alert">
      {text}
    </Alert>
  );
}

/** What the sign-up form sends. */
export function newAccountIn(fields: FormData, challengeToken: string | null): unknown {
  return {
    name: fields.get('name'),
    email: fields.get('email'),
    password: fields.get('password'),
    challengeToken,
    ...browserZone(),
  };
}
