import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { whyText } from '#web/client/calls/problem-text.ts';
import { Alert } from './alert.tsx';
import { IntoView } from './into-view.tsx';
import { LogInAgain } from './log-in-again.tsx';

export type SaveFailedProps = {
  /** The specification's title; if it ends with the reason, that is not repeated. */
  title: string | ((failed: CallFailed) => string);
  failed: CallFailed | null;
};

/** Nothing without a failure. */
export function SaveFailed({ title, failed }: SaveFailedProps) {
  if (!failed) return null;
  const heading = typeof title === 'string' ? title : title(failed);
  return (
    <IntoView>
      <Alert tone="clay" role="alert" title={heading}>
        {failed.code === 'sign-in-needed' ? <LogInAgain /> : whyText(heading, failed)}
      </Alert>
    </IntoView>
  );
}
