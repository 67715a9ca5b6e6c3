import type { ReactNode } from 'react';
import type { Unsaved } from '#web/client/form/use-unsaved.ts';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';

export type FormDialogProps = Omit<DialogProps, 'open' | 'footer'> & {
  /** Id of the form in `children`, which the primary button submits. */
  formId: string;
  verb: string;
  /** Nothing to save yet; pressed all the same, the form says what it lacks. */
  isEmpty?: boolean;
  busy: boolean;
  /** Asks before typed input is lost. */
  unsaved?: Unsaved;
  /** Label of the button that closes without saving. */
  cancel?: string;
  /** Another button, at the start of the footer. */
  action?: ReactNode;
  /** What is to be done before anything is saved, at the end of the footer; the button that saves steps back. */
  urgent?: ReactNode;
};

/** A dialog around one form. Mount it to open it. */
export function FormDialog(props: FormDialogProps) {
  const {
    formId,
    verb,
    isEmpty = false,
    busy,
    unsaved,
    cancel = 'Cancel',
    action,
    urgent,
    onClose,
    children,
    ...rest
  } = props;
  const close = () => (unsaved ? unsaved.leave(onClose) : onClose());
  return (
    <Dialog
      {...rest}
      open
      onClose={close}
      footer={
        <>
          {action}
          <Button onClick={close}>{cancel}</Button>
          <Button type="submit" form={formId} look={urgent ? undefined : isEmpty ? 'waiting' : 'primary'} busy={busy}>
            {verb}
          </Button>
          {urgent}
        </>
      }
    >
      {children}
      {unsaved && <UnsavedDialog unsaved={unsaved} />}
    </Dialog>
  );
}
