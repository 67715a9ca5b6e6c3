import type { Child } from '#contract/children.ts';
import type { Invitation } from '#contract/sharing/invitations.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { cancelingInvitation } from './sharing-changes.ts';

type Props = { child: Child; invitation: Invitation; onClose: () => void };

export function CancelInvitationDialog({ child, invitation, onClose }: Props) {
  const cancel = useChange(cancelingInvitation, child.id);
  return (
    <ConfirmDialog
      open
      title="Cancel Invitation?"
      verb="Cancel invitation"
      busy={cancel.isPending}
      onCancel={onClose}
      onConfirm={() => cancel.mutate(invitation.id, { onSuccess: onClose })}
    >
      <div className="stack">
        <p>The link that {invitation.email} got will lead nowhere. You can invite them again.</p>
        {cancel.error && (
          <Alert tone="clay" role="alert" title="Failed to cancel invitation">
            {cancel.error.code === 'changed-meanwhile' ? cancel.error.message : problemText(cancel.error)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
