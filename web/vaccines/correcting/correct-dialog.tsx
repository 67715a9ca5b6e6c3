import { Trash2 } from 'lucide';
import { useState } from 'react';
import { Dose } from '#contract/vaccines.ts';
import { ChangedDose } from '#contract/vaccines/changes.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { CorrectFields } from './correct-fields.tsx';
import { readDose } from './correct-facts.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { EarlyPanel, useEarly } from '../early-panel.tsx';
import { OneOrTwoPanel, useOneOrTwo } from '../one-or-two-panel.tsx';
import { doseCardRef } from '../dose/dose-place.ts';
import { doseInLife } from '../giving/given-rules.ts';
import { doseTitle, type KnownVaccines } from '../known-vaccines.ts';
import { RemoveDoseDialog } from './remove-dose-dialog.tsx';
import { useUnsavedForm } from '../dialogs/use-unsaved-form.ts';
import { changingDose } from '../dose-changes.ts';
import { updateFailedText } from '../vaccine-changes.ts';

type Props = { known: KnownVaccines; dose: Dose; onClose: () => void };

const formId = 'correct';

export function CorrectDialog({ known, dose, onClose }: Props) {
  const { child, plan, today, facts } = known;
  const [isRemoving, setRemoving] = useState(false);
  const seen = useSeen(dose, storedAs(Dose));
  const fallbackFocus = doseCardRef(plan.planned.find(({ doseId }) => doseId === dose.id));
  const change = useChange(changingDose, child.id);
  const oneOrTwo = useOneOrTwo();
  const early = useEarly();
  const form = useForm({
    schema: ChangedDose.check(doseInLife(child, today, seen.opened.givenOn)),
    read: (fields) => ({ ...readDose(fields, seen.opened), version: seen.version() }),
    send: async (body) => {
      const [answered = body] = oneOrTwo.answered([body]);
      await change.mutateAsync({
        doseId: dose.id,
        body: { ...answered, refusesEarly: early.refusesEarly([answered]) },
      });
      onClose();
    },
    onFailed: seen.note,
  });
  const { unsaved, formProps } = useUnsavedForm(form, seen);
  return (
    <FormDialog
      wide
      fallbackFocus={fallbackFocus}
      onClose={onClose}
      title={`Correct ${doseTitle(dose, facts)} of ${child.firstName}`}
      formId={formId}
      verb="Save"
      busy={form.isBusy}
      unsaved={unsaved}
      action={
        <Button look="quiet" className="start danger" icon={Trash2} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      }
    >
      <form {...formProps} id={formId} className="stack" aria-label="Correct a dose">
        <OneOrTwoPanel
          title={updateFailedText}
          failed={form.failed}
          doses={change.variables ? [change.variables.body] : []}
          oneOrTwo={oneOrTwo}
        />
        <EarlyPanel
          failed={form.sent === null ? null : form.failed}
          onChange={() => focusSoon('givenOn')}
          onKeep={() => {
            if (change.variables) early.keep([change.variables.body]);
            form.formProps.ref.current?.requestSubmit();
          }}
        />
        <CorrectFields form={form} seen={seen} known={known} />
      </form>
      {isRemoving && (
        <RemoveDoseDialog
          known={known}
          dose={seen.seen()}
          fallbackFocus={fallbackFocus}
          onCancel={() => setRemoving(false)}
          onRemoved={onClose}
        />
      )}
    </FormDialog>
  );
}
