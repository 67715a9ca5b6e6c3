import { useRef, useState } from 'react';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { TOAST_MS } from '#web/ui/constants.ts';
import { PageToast } from '#web/ui/toast/page-toast.tsx';
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
  const showing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sent, setSent] = useState<'new' | 'known' | null>(null);
  const form = useForm({
    schema: forgotPassword.schema,
    read: (fields) => ({ email: fields.get('email'), challengeToken: challenge.token }),
    send: async (body) => {
      clearTimeout(showing.current);
      setSent(null);
      await forgotPassword({ body });
      setSent('new');
      showing.current = setTimeout(() => setSent('known'), TOAST_MS);
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
      {sent && <Sent isNew={sent === 'new'} />}
    </div>
  );
}

function Sent({ isNew }: { isNew: boolean }) {
  return (
    <>
      {isNew && <PageToast title="Reset email sent!" text="Check your email for the password reset link" />}
      <p className="sm soft">If this address has no account, no email comes.</p>
    </>
  );
}
