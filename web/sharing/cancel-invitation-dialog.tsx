import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { Invitation } from '#contract/sharing/invitations.ts';
import { listText } from '#domain/text/list-text.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Check } from '#web/ui/form/check.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { cancelingInvitation } from './sharing-changes.ts';

type Props = { child: Child; invitation: Invitation; onClose: () => void };

export function CancelInvitationDialog({ child, invitation, onClose }: Props) {
  const cancel = useChange(cancelingInvitation, invitation);
  const [isForAll, setForAll] = useState(false);
  const others = listText(invitation.alsoFor.map(({ firstName }) => firstName));
  const ids = [child.id, ...(isForAll ? invitation.alsoFor.map(({ id }) => id) : [])];
  return (
    <ConfirmDialog
      open
      title="Cancel Invitation?"
      verb="Cancel invitation"
      busy={cancel.isPending}
      onCancel={onClose}
      onConfirm={() => cancel.mutate(ids, { onSuccess: onClose })}
    >
      <div className="stack">
        {others === '' || isForAll ? (
          <p>The link that {invitation.email} got will lead nowhere. You can invite them again.</p>
        ) : (
          <p>
            The link that {invitation.email} got will no longer be for {child.firstName}. It stays for {others}.
          </p>
        )}
        {others !== '' && (
          <Check name="all" checked={isForAll} onChange={({ currentTarget }) => setForAll(currentTarget.checked)}>
            Cancel it for {others}, too
          </Check>
        )}
        {cancel.error && (
          <Alert tone="clay" role="alert" title="Failed to cancel invitation">
            {cancel.error.code === 'changed-meanwhile' ? cancel.error.message : problemText(cancel.error)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
