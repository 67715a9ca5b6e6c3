import type { Child } from '#contract/children.ts';
import { useGo } from '#web/client/page/go.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { leavingChild } from './sharing-changes.ts';

export function LeaveChildDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const leave = useChange(leavingChild, child);
  const go = useGo();
  const confirm = async () => {
    await leave.mutateAsync();
    go('/settings?section=newborn');
  };
  return (
    <ConfirmDialog
      open
      title={`Leave ${child.firstName}?`}
      verb="Leave"
      busy={leave.isPending}
      onCancel={onClose}
      // The dialog shows the error.
      onConfirm={() => void confirm().catch(() => {})}
    >
      <div className="stack">
        <p>
          You will no longer see {child.firstName}. What you entered stays, under your name. To come back you need a new
          invitation.
        </p>
        {leave.error && (
          <Alert tone="clay" role="alert" title={`Failed to leave ${child.firstName}`}>
            {problemText(leave.error)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
