import type { Child } from '#contract/children.ts';
import { childrenHref } from '#web/client/page/settings-hrefs.ts';
import { useGo } from '#web/client/page/go.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { ConfirmChangeDialog } from '#web/ui/overlay/confirm-change-dialog.tsx';
import { leavingChild } from './sharing-changes.ts';

export function LeaveChildDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const leave = useChange(leavingChild, child);
  const go = useGo();
  const confirm = async () => {
    await leave.mutateAsync();
    go(childrenHref);
  };
  return (
    <ConfirmChangeDialog
      title={`Leave ${child.firstName}?`}
      verb="Leave"
      change={leave}
      failed={`Failed to leave ${child.firstName}`}
      onCancel={onClose}
      // The dialog shows the error.
      onConfirm={() => void confirm().catch(() => {})}
    >
      <p>
        You will no longer see {child.firstName}. What you entered stays, under your name. To come back you need a new
        invitation.
      </p>
    </ConfirmChangeDialog>
  );
}
