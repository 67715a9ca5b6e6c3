import type { PlannedDose } from '#contract/vaccines.ts';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { markText } from '../dose/dose-text.ts';
import { doseCardRef } from '../dose/dose-place.ts';
import { EarlierDialog } from './earlier-dialog.tsx';
import { GivenFields } from './given-fields.tsx';
import type { KnownVaccines } from '../known-vaccines.ts';
import { useGivenForm } from './use-given-form.ts';
import { useUnsavedForm } from '../dialogs/use-unsaved-form.ts';

type Props = {
  known: KnownVaccines;
  rows: readonly PlannedDose[];
  unanswered?: readonly PlannedDose[];
  onClose: () => void;
};

const formId = 'given';

export function GivenDialog({ known, rows, unanswered = [], onClose }: Props) {
  const given = useGivenForm({ known, rows, unanswered, onSaved: onClose });
  const { unsaved, formProps } = useUnsavedForm(given.form, given);
  const fallbackFocus = doseCardRef(rows[0]);
  return (
    <FormDialog
      wide
      fallbackFocus={fallbackFocus}
      onClose={onClose}
      title={`What was given to ${known.child.firstName}?`}
      formId={formId}
      verb={markText(given.doses)}
      isEmpty={given.doses === 0}
      busy={given.form.isBusy}
      unsaved={unsaved}
    >
      <form {...formProps} id={formId} className="stack" aria-label="What was given">
        <GivenFields given={given} known={known} />
      </form>
      {given.waiting && (
        <EarlierDialog
          known={known}
          waiting={given.waiting}
          saved={given.saved}
          fallbackFocus={fallbackFocus}
          onClose={given.stopWaiting}
          onSaved={onClose}
          onFailed={given.note}
        />
      )}
    </FormDialog>
  );
}
