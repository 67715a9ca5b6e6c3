import { useChange } from '#web/client/calls/use-change.ts';
import { ConfirmChangeDialog } from '#web/ui/overlay/confirm-change-dialog.tsx';
import { choosingHistory, erasingHistory, removingMessage } from './history-changes.ts';

type Props = { onClose: () => void };

export function TurnOffDialog({ onClose }: Props) {
  const choose = useChange(choosingHistory);
  return (
    <ConfirmChangeDialog
      title="Turn your history off?"
      verb="Turn off and erase"
      change={choose}
      failed="Your history could not be turned off."
      onConfirm={() => choose.mutate(false, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>
        This permanently deletes all saved messages and their answers. To keep a copy, prepare an export first, under{' '}
        <a href="/settings?section=account#your-data">Your data</a> in Settings.
      </p>
    </ConfirmChangeDialog>
  );
}

export function EraseAllDialog({ onClose }: Props) {
  const erase = useChange(erasingHistory);
  return (
    <ConfirmChangeDialog
      title="Erase all messages?"
      verb="Erase all"
      change={erase}
      failed="The messages could not be erased."
      onConfirm={() => erase.mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>This permanently deletes all saved messages and their answers. Your history stays on.</p>
    </ConfirmChangeDialog>
  );
}

export function EraseMessageDialog({ messageId, text, onClose }: Props & { messageId: string; text: string }) {
  const remove = useChange(removingMessage);
  return (
    <ConfirmChangeDialog
      title="Erase this message?"
      verb="Erase"
      change={remove}
      failed="The message could not be erased."
      onConfirm={() => remove.mutate(messageId, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>This permanently deletes “{text}” and its answer.</p>
    </ConfirmChangeDialog>
  );
}
