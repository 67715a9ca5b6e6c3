import type { ReactNode } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ChangedMeanwhile } from '#web/ui/state/changed-meanwhile.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { UnsavedDialog } from '#web/ui/overlay/unsaved-dialog.tsx';
import { failedTitle, type ToastTitles } from '../checkup-changes.ts';
import { checkupDifferences, type CheckupFormState } from './use-checkup-form.ts';

type Props = {
  title: string;
  form: CheckupFormState;
  me: Me;
  verb: string;
  titles: ToastTitles;
  onClose: () => void;
  children: ReactNode;
};

const formId = 'checkup-form';

export function CheckupFormDialog({ title, form, verb, onClose, ...rest }: Props) {
  const unsaved = useUnsaved(form.isDirty);
  const close = () => unsaved.leave(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.isBusy}>
            {verb}
          </Button>
        </>
      }
    >
      <CheckupForm form={form} {...rest} />
      <UnsavedDialog unsaved={unsaved} />
    </Dialog>
  );
}

export function CheckupForm({ form, me, titles, children }: Pick<Props, 'form' | 'me' | 'titles' | 'children'>) {
  useFocusWrong(form);
  return (
    <form id={formId} className="stack" {...form.formProps}>
      <ChangedMeanwhile
        seen={form.seen}
        form={form}
        reader={me}
        what="this checkup"
        differencesOf={checkupDifferences}
      />
      <SaveFailed title={(failed) => failedTitle(titles, failed)} failed={form.failed} />
      {children}
    </form>
  );
}
