import type { CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LogInAgain } from '#web/ui/log-in-again.tsx';

/** Says in a form that it was not saved, and why. */
export function SaveFailed({ title, failed }: { title: string; failed: CallFailed }) {
  return (
    <Alert tone="clay" role="alert" title={title}>
      {failed.code === 'sign-in-needed' ? <LogInAgain /> : problemText(failed)}
    </Alert>
  );
}
