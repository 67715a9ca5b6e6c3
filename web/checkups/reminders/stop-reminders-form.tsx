import { useEffect, useRef, useState } from 'react';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { usePress } from '#web/client/form/use-press.ts';
import { takeToken } from '#web/client/page/take-token.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';

const stopReminders = lazyCall(async () => (await import('#contract/checkups/stop-reminders.ts')).stopReminders);

/** Opening the page changes nothing: mail scanners open links too. */
export function StopRemindersForm() {
  const isHydrated = useIsHydrated();
  const [isStopped, setStopped] = useState(false);
  const token = useRef<string | null>(null);

  useEffect(() => {
    if (isHydrated) token.current ??= takeToken();
  }, [isHydrated]);

  const { press, isBusy, failed } = usePress(async () => {
    await stopReminders({ params: { token: token.current ?? '' } });
    setStopped(true);
  });

  return (
    <StopReminders isHydrated={isHydrated} isBusy={isBusy} outcome={isStopped ? 'stopped' : failed} onStop={press} />
  );
}

type Props = {
  isHydrated: boolean;
  isBusy: boolean;
  outcome: 'stopped' | CallFailed | null;
  onStop: () => void;
};

export function StopReminders({ isHydrated, isBusy, outcome, onStop }: Props) {
  if (outcome === 'stopped') {
    return (
      <Alert tone="fern" role="status" title="No more reminders will be mailed to you about this child.">
        You can turn them on again under <a href="/appointments">Appointments</a>.
      </Alert>
    );
  }
  if (outcome && isFinal(outcome)) {
    return (
      <Alert tone="amber" role="alert" title="This link does not work any more.">
        After you log in, you can turn reminders off under <a href="/appointments">Appointments</a>.
      </Alert>
    );
  }
  return (
    <div className="stack centered">
      <p className="lead">One press ends the reminders about this child. Nothing happens before that.</p>
      {outcome && (
        <Alert tone="clay" role="alert" title="The reminders could not be stopped.">
          {problemText(outcome)}
        </Alert>
      )}
      <Button
        look="primary"
        big
        busy={isBusy}
        disabledBecause={isHydrated ? undefined : 'Stopping the mails here needs JavaScript.'}
        onClick={onStop}
      >
        Stop these mails
      </Button>
    </div>
  );
}

function isFinal({ code }: Pick<CallFailed, 'code'>): boolean {
  return code === 'spent' || code === 'not-found';
}
