import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import type { KnownMilestones } from './data.ts';

type Props = {
  milestones: KnownMilestones;
  answers: {
    readonly data: unknown;
    readonly error: CallFailed | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
};

/** That the page goes on with what there is. */
export function LoadingIssue({ milestones, answers }: Props) {
  if (!milestones.error && !answers.error) return null;
  const isBusy = milestones.isFetching || answers.isFetching;
  const again = () => {
    if (milestones.error) void milestones.refetch();
    if (answers.error) void answers.refetch();
  };
  const retry = (
    <Button busy={isBusy} onClick={again}>
      Try again
    </Button>
  );
  if (milestones.isKept) {
    return (
      <Alert
        tone="amber"
        role="status"
        title="Could not load milestones. Using cached data if available."
        action={retry}
      >
        The list is the one this browser kept. What you marked is not kept in it.
      </Alert>
    );
  }
  return (
    <Alert
      tone="amber"
      role="status"
      title="There was an issue loading milestones. Some data may be unavailable."
      action={retry}
    >
      {answers.data === undefined
        ? 'What was marked could not be loaded, so nothing can be marked now. Nothing you entered is lost.'
        : 'You can go on with what is shown. Nothing you entered is lost.'}
    </Alert>
  );
}
