import type { ReactNode } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { ChangedMeanwhile } from '#web/ui/state/changed-meanwhile.tsx';
import { FormDialog, type FormDialogProps } from '#web/ui/overlay/form-dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { failedTitle, type ToastTitles } from '../checkup-cache.ts';
import { checkupDifferences, type CheckupFormState } from './use-checkup-form.ts';

type Props = {
  title: string;
  form: CheckupFormState;
  me: Me;
  verb: string;
  titles: ToastTitles;
  onClose: () => void;
  /** Receives the focus on close if the opener is gone. */
  fallbackFocus?: FormDialogProps['fallbackFocus'];
  children: ReactNode;
};

const formId = 'checkup-form';

export function CheckupFormDialog({ title, form, verb, onClose, fallbackFocus, ...rest }: Props) {
  const unsaved = useUnsaved(form.isDirty);
  return (
    <FormDialog
      onClose={onClose}
      fallbackFocus={fallbackFocus}
      title={title}
      formId={formId}
      verb={verb}
      busy={form.isBusy}
      unsaved={unsaved}
    >
      <CheckupForm form={form} {...rest} />
    </FormDialog>
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
