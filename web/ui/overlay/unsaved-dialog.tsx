import type { Unsaved } from '#web/client/form/use-unsaved.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function UnsavedDialog({ unsaved }: { unsaved: Unsaved }) {
  return (
    <ConfirmDialog
      open={unsaved.isAsked}
      title="Leave without saving?"
      verb="Leave"
      isRemoval={false}
      onConfirm={unsaved.goOn}
      onCancel={unsaved.stay}
    >
      What you typed here is not saved yet.
    </ConfirmDialog>
  );
}
