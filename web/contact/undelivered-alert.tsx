import { MailWarning } from 'lucide';
import type { Mailed } from '#contract/contact.ts';
import { Alert } from '#web/ui/state/alert.tsx';

/** A message that is saved, while its mail is not on its way. */
export type Undelivered = Extract<Mailed, 'failed' | 'nowhere'>;

export function undeliveredOf(mailed: Mailed): Undelivered | null {
  return mailed === 'failed' || mailed === 'nowhere' ? mailed : null;
}

export function UndeliveredAlert({ why }: { why: Undelivered }) {
  if (why === 'nowhere') {
    return (
      <Alert tone="amber" icon={MailWarning} role="status">
        We&apos;re currently in testing mode. Your message was saved, but we couldn&apos;t send you a confirmation
        email.
      </Alert>
    );
  }
  return (
    <Alert tone="amber" icon={MailWarning} role="status" title="Message received, but email delivery had an issue">
      Please try again or contact us directly via email. Your message is saved.
    </Alert>
  );
}
