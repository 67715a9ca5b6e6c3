import type { CallFailed } from '#web/client/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LogInAgain } from '#web/ui/log-in-again.tsx';
import { updateFailedText } from './vaccine-changes.ts';

/** Says in a form that a change was not saved, and why. */
export function UpdateFailed({ failed }: { failed: CallFailed | null }) {
  if (!failed) return null;
  return (
    <Alert tone="clay" role="alert" title={updateFailedText(failed)}>
      {failed.code === 'sign-in-needed' && <LogInAgain />}
    </Alert>
  );
}
