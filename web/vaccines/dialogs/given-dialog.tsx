import type { PlannedDose } from '#contract/vaccines.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { UnsavedDialog } from '#web/ui/overlay/unsaved-dialog.tsx';
import { markText } from '../dose/dose-text.ts';
import { doseCardRef } from '../dose/dose-place.ts';
import { EarlierDialog } from './earlier-dialog.tsx';
import { GivenFields } from './given-fields.tsx';
import type { KnownVaccines } from '../schedule/known-vaccines.ts';
import { useGivenForm } from './use-given-form.ts';
import { useUnsavedForm } from './use-unsaved-form.ts';

type Props = { known: KnownVaccines; rows: readonly PlannedDose[]; onClose: () => void };

const formId = 'given';

export function GivenDialog({ known, rows, onClose }: Props) {
  const given = useGivenForm({ known, rows, onSaved: onClose });
  const { unsaved, formProps } = useUnsavedForm(given.form, given);
  const fallbackFocus = doseCardRef(rows[0]);
  const close = () => unsaved.leave(onClose);
  return (
    <Dialog
      open
      wide
      fallbackFocus={fallbackFocus}
      onClose={close}
      title={`What was given to ${known.child.firstName}?`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={given.form.isBusy}>
            {markText(given.doses)}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="stack" aria-label="What was given">
        <GivenFields given={given} known={known} />
      </form>
      {given.waiting && (
        <EarlierDialog
          known={known}
          waiting={given.waiting}
          fallbackFocus={fallbackFocus}
          onClose={given.stopWaiting}
          onSaved={onClose}
          onFailed={given.note}
        />
      )}
      <UnsavedDialog unsaved={unsaved} />
    </Dialog>
  );
}
