import type { CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { Alert } from './alert.tsx';
import { LogInAgain } from './log-in-again.tsx';

export type SaveFailedProps = {
  /** In the words of the specification; where it ends with why, that is not said again. */
  title: string | ((failed: CallFailed) => string);
  failed: CallFailed | null;
};

/** Says in a form that nothing was saved, why, and what to do; nothing as long as nothing failed. */
export function SaveFailed({ title, failed }: SaveFailedProps) {
  if (!failed) return null;
  const said = typeof title === 'string' ? title : title(failed);
  const why = problemText(failed);
  return (
    <Alert tone="clay" role="alert" title={said}>
      {failed.code === 'sign-in-needed' ? <LogInAgain /> : !said.endsWith(why) && why}
    </Alert>
  );
}
