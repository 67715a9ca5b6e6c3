import { Mail } from 'lucide';
import { Alert } from '#web/ui/state/alert.tsx';
import { ResendButton } from './resend-button.tsx';

type Props = {
  /** Where the mail went. */
  email: string;
  /** Whether it waits in this machine's outbox instead. */
  hasOutbox: boolean;
};

/** Stands for as long as the sign-up of this browser waits: which mail to open, and a way to have it sent again. */
export function CheckEmailCard({ email, hasOutbox }: Props) {
  return (
    <Alert icon={Mail} title="Check your email">
      <div className="stack tight to-start">
        <p>
          We sent a verification email to <strong className="wrap-anywhere">{email}</strong>. Open the link in it to
          confirm your address, then log in.
        </p>
        {hasOutbox && (
          <p>
            No mail leaves this machine: <a href="/outbox">open the outbox</a> to read it.
          </p>
        )}
        <ResendButton email={email} />
      </div>
    </Alert>
  );
}
