import { Suspense, useEffect, useRef } from 'react';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { earlyCall } from '#web/client/calls/early-call.ts';
import { usePress } from '#web/client/form/use-press.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { takeToken } from '#web/client/page/take-token.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { FailureAlert } from './failure-alert.tsx';
import { useLeave } from '../use-leave.ts';

const confirmAddress = earlyCall(
  { method: 'POST', path: '/api/confirm-address' },
  async () => (await import('#contract/accounts/signing-in.ts')).confirmAddress,
);

/** Needed only for broken links. If it fails to load, a link leads to a page that has it. */
const ResendForm = lazily(() => import('./resend-form.tsx'), 'ResendForm', NewLinkElsewhere);

/** One button that uses up the email's link. In the browser that signed up it presses itself. */
export function ConfirmForm({ signedUpHere }: { signedUpHere: boolean }) {
  const isHydrated = useIsHydrated();
  const { isLeaving, leaveFor } = useLeave();
  const token = useRef<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const { press, isBusy, failed } = usePress(async () =>
    leaveFor((await confirmAddress({ body: { token: token.current ?? '' } })).next),
  );

  useEffect(() => {
    if (!isHydrated) return;
    token.current ??= takeToken();
    if (signedUpHere) button.current?.click();
  }, [isHydrated, signedUpHere]);

  if (failed && isFinal(failed)) return <NewLink failed={failed} />;
  return (
    <div className="stack centered">
      <p className="lead">One press confirms your address. Nothing happens before that.</p>
      {failed && <NotNow failed={failed} />}
      <Button
        ref={button}
        look="primary"
        big
        busy={isBusy || isLeaving}
        disabledBecause={isHydrated ? undefined : 'Confirming an address needs JavaScript.'}
        onClick={press}
      >
        Confirm my address
      </Button>
      {!signedUpHere && <p>Did you not sign up? Then close this page, and no account is made.</p>}
    </div>
  );
}

/** Whether a retry is pointless: the link is used, expired or malformed. */
export function isFinal({ code }: Pick<CallFailed, 'code'>): boolean {
  return code === 'spent' || code === 'bad-input';
}

export function NotNow({ failed }: { failed: CallFailed }) {
  // Who may sign up has changed since; the server says to whom to turn.
  if (failed.code === 'not-allowed')
    return <FailureAlert title="Your address is not confirmed" text={failed.message} />;
  return <FailureAlert title="An unexpected error occurred" text={problemText(failed)} />;
}

export function NewLink({ failed }: { failed: Pick<CallFailed, 'code' | 'fields' | 'message'> }) {
  const [wrong] = failed.fields;
  return (
    <div className="stack new-link">
      <Alert tone="amber" title={wrong?.message ?? failed.message} role="alert">
        If you have confirmed your address already, <a href="/login">log in</a>. Else have a new link sent.
      </Alert>
      <Suspense fallback={<NewLinkElsewhere />}>
        <ResendForm verb="Send a new link" />
      </Suspense>
    </div>
  );
}

function NewLinkElsewhere() {
  return <a href="/signup-success">Send a new link</a>;
}
