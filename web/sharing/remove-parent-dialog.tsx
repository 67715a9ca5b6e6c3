import type { Child } from '#contract/children.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { ChildParent, removeParent } from '#contract/sharing/parents.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { ConfirmChangeDialog } from '#web/ui/overlay/confirm-change-dialog.tsx';
import { removingParent } from './sharing-changes.ts';

type Props = {
  child: Child;
  parent: ChildParent;
  onClose: () => void;
  /** Called with the parents the removed one had invited. */
  onRemoved: (letIn: Reply<typeof removeParent>['letIn']) => void;
};

export function RemoveParentDialog({ child, parent, onClose, onRemoved }: Props) {
  const remove = useChange(removingParent, child.id);
  const confirm = () =>
    remove.mutate(parent.id, {
      onSuccess: ({ letIn }) => {
        onRemoved(letIn);
        onClose();
      },
    });
  return (
    <ConfirmChangeDialog
      title="Remove Parent Access?"
      verb="Remove"
      change={remove}
      failed="Failed to remove parent"
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>
        {parent.name} will no longer see {child.firstName}, at once. What they entered stays, under their name. The
        invitations they sent and nobody has answered end.
      </p>
    </ConfirmChangeDialog>
  );
}
