import type { Child } from '#contract/children.ts';
import type { ChildParent } from '#contract/sharing/parents.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { removingParent } from './sharing-changes.ts';

type Props = {
  child: Child;
  parent: ChildParent;
  onClose: () => void;
  /** Called with the names of parents the removed one had invited. */
  onRemoved: (invitees: readonly string[]) => void;
};

export function RemoveParentDialog({ child, parent, onClose, onRemoved }: Props) {
  const remove = useChange(removingParent, child.id);
  const confirm = () =>
    remove.mutate(parent.id, {
      onSuccess: ({ letIn }) => {
        onRemoved(letIn.map(({ name }) => name));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title="Remove Parent Access?"
      verb="Remove"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <div className="stack">
        <p>
          {parent.name} will no longer see {child.firstName}, at once. What they entered stays, under their name. The
          invitations they sent and nobody has answered end.
        </p>
        {remove.error && (
          <Alert tone="clay" role="alert" title="Failed to remove parent">
            {problemText(remove.error)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
