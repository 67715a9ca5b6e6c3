import { Mail } from 'lucide';
import type { Outbox } from '#contract/pages.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { OutboxHint } from './outbox-alert.tsx';
import { ResendButton } from './resend-button.tsx';

type Props = {
  email: string;
  outbox: Outbox;
};

/** Shown while this browser's sign-up is unconfirmed. */
export function CheckEmailCard({ email, outbox }: Props) {
  return (
    <Alert icon={Mail} title="Check your email">
      <div className="stack tight to-start">
        <p>
          We sent a verification email to <strong className="wrap-anywhere">{email}</strong>. Open the link in it to
          confirm your address, then log in.
        </p>
        {outbox !== 'none' && (
          <p>
            No mail leaves this machine. <OutboxHint outbox={outbox} />
          </p>
        )}
        <ResendButton email={email} />
      </div>
    </Alert>
  );
}
