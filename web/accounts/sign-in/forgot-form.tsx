import { MailCheck } from 'lucide';
import { useState } from 'react';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { ChallengedForm } from '../challenge/challenged-form.tsx';
import { EmailField } from './email-field.tsx';
import { forgotFailure } from '../failure-text.ts';
import { FailureAlert } from './failure-alert.tsx';
import { useChallenge } from '../challenge/use-challenge.ts';

const forgotPassword = lazyCall(async () => (await import('#contract/accounts/passwords.ts')).forgotPassword);
const labels = { email: 'Email' };

/** Never reveals whether the account exists. */
export function ForgotForm() {
  const challenge = useChallenge('forgot');
  const [isSent, setSent] = useState(false);
  const form = useForm({
    schema: forgotPassword.schema,
    read: (fields) => ({ email: fields.get('email'), challengeToken: challenge.token }),
    send: async (body) => {
      setSent(false);
      await forgotPassword({ body });
      setSent(true);
      challenge.renew();
    },
    onFailed: challenge.onFailed,
  });

  return (
    <div className="stack loose">
      <ChallengedForm
        form={form}
        challenge={challenge}
        labels={labels}
        alert={form.failed && <FailureAlert {...forgotFailure(form.failed)} />}
        verb="Send reset link"
        isLeaving={false}
      >
        <EmailField autoComplete="username" error={form.errors['email']} />
      </ChallengedForm>
      {isSent && <Sent />}
    </div>
  );
}

function Sent() {
  return (
    <Alert tone="fern" icon={MailCheck} title="Reset email sent!" role="status">
      Check your email for the password reset link. If this address has no account, no email comes.
    </Alert>
  );
}
