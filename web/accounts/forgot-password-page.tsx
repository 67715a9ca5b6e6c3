import { ArrowLeft, FlaskConical } from 'lucide';
import type { PageRequest } from '#contract/pages.ts';
import { Island } from '#web/client/island.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotForm } from './forgot-form.tsx';

/** Where a link that sets another password is asked for. */
export function ForgotPasswordPage({ request: { outbox } }: { request: PageRequest }) {
  return (
    <AuthLayout
      title="Forgot your password?"
      lead="We send a link to your address. It works once, for one hour."
      motto={['It happens.', 'Most often at 3 a.m.']}
    >
      <Island name="ForgotForm" form={ForgotForm} props={{}} />
      {outbox && (
        <Alert tone="amber" icon={FlaskConical} title="No mail leaves this machine.">
          <a href="/outbox">Open the outbox</a> to read it.
        </Alert>
      )}
      <a className="link" href="/login">
        <Icon of={ArrowLeft} className="flip" />
        Back to log in
      </a>
    </AuthLayout>
  );
}
