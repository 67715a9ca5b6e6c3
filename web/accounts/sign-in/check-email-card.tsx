import { Mail } from 'lucide';
import { Alert } from '#web/ui/state/alert.tsx';
import { outboxHint } from './outbox-alert.tsx';
import { ResendButton } from './resend-button.tsx';

type Props = {
  email: string;
  hasOutbox: boolean;
};

/** Shown while this browser's sign-up is unconfirmed. */
export function CheckEmailCard({ email, hasOutbox }: Props) {
  return (
    <Alert icon={Mail} title="Check your email">
      <div className="stack tight to-start">
        <p>
          We sent a verification email to <strong className="wrap-anywhere">{email}</strong>. Open the link in it to
          confirm your address, then log in.
        </p>
        {hasOutbox && <p>No mail leaves this machine. {outboxHint}</p>}
        <ResendButton email={email} />
      </div>
    </Alert>
  );
}
