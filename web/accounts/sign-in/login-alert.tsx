import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { knownAddress, loginFailure } from '../failure-text.ts';
import { ResendButton } from './resend-button.tsx';

export type LoginAlertProps = {
  failed: CallFailed | null;
  isKnown: boolean;
  email: string;
};

export function LoginAlert({ failed, isKnown, email }: LoginAlertProps) {
  if (failed?.code === 'confirm-address') return <AddressWaits email={email} />;
  if (!failed && !isKnown) return null;
  const { title, text } = failed ? loginFailure(failed) : knownAddress;
  return (
    <Alert tone="clay" title={title} role="alert">
      {text}
      {failed?.code === 'sign-in-needed' && (
        <p>
          <a href="/forgot-password">Forgot your password?</a>
        </p>
      )}
    </Alert>
  );
}

function AddressWaits({ email }: { email: string }) {
  return (
    <Alert tone="amber" title="Please confirm your email address first." role="alert">
      <p>Open the link in the mail we sent you. Then log in here.</p>
      <ResendButton email={email} />
    </Alert>
  );
}
