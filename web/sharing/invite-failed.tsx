import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { Alert } from '#web/ui/state/alert.tsx';

export function InviteFailed({ failed }: { failed: CallFailed }) {
  const isSignedOut = failed.code === 'sign-in-needed';
  const isUnexplained = failed.code === 'unexpected';
  return (
    <Alert tone="clay" role="alert" title={isSignedOut ? 'Authentication error' : 'Failed to send invitation'}>
      {isUnexplained ? 'Please try again later' : problemText(failed)}
    </Alert>
  );
}
