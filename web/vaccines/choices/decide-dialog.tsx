import { plainTitle } from '#domain/vaccines/words/plain-name.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { VaccinePlan, type PlannedDose } from '#contract/vaccines.ts';
import { decideVaccine, type NewVaccineDecision } from '#contract/vaccines/changes.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { DecideFields } from './decide-fields.tsx';
import { doseCardRef } from '../dose/dose-place.ts';
import { decisionOf, vaccineOf, type KnownVaccines } from '../known-vaccines.ts';
import { useUnsavedForm } from '../dialogs/use-unsaved-form.ts';
import { decidingVaccine, planningAgain } from '../vaccine-changes.ts';

type Props = { known: KnownVaccines; row: PlannedDose; onClose: () => void };

const formId = 'decide';

export function DecideDialog({ known, row, onClose }: Props) {
  const { child, today, facts } = known;
  const [plan, setPlan] = useState(known.plan);
  const before = decisionOf(row, plan);
  /** A refusal carries another parent's decision: it is shown, and the next save may override it. */
  const seeCurrent = ({ current }: CallFailed) => setPlan(storedAs(VaccinePlan)(current) ?? plan);
  const [choice, setChoice] = useState(before?.decision === 'declined' ? 'declined' : 'deferred');
  const decide = useChange(decidingVaccine, child.id);
  const planAgain = useChange(planningAgain, child.id);
  const isRoutine = vaccineOf(row.vaccine, facts)?.isRoutine ?? true;
  const form = useForm({
    schema: decideVaccine.body.check(untilLater(today)),
    read: (fields) => ({
      decision: typedText(fields, 'decision'),
      until: typedText(fields, 'decision') === 'deferred' ? typedText(fields, 'until') : null,
      reason: typedText(fields, 'reason') || null,
      version: before?.version ?? null,
    }),
    send: async (body) => {
      await decide.mutateAsync({ vaccine: row.vaccine, body });
      onClose();
    },
    onFailed: (failed) => {
      seeCurrent(failed);
      return false;
    },
  });
  const { unsaved, formProps } = useUnsavedForm(form);
  const isDecided = before !== null && before.decision !== 'wanted';
  return (
    <FormDialog
      fallbackFocus={doseCardRef(row)}
      onClose={onClose}
      title={`${plainTitle(row.shortName)} for ${child.firstName}: not now?`}
      formId={formId}
      verb="Save"
      busy={form.isBusy}
      unsaved={unsaved}
      action={
        isDecided && (
          <Button
            look="quiet"
            className="start"
            busy={planAgain.isPending}
            onClick={() => planAgain.mutate({ ...before, isRoutine }, { onSuccess: onClose, onError: seeCurrent })}
          >
            Plan it again
          </Button>
        )
      }
    >
      <form {...formProps} id={formId} className="stack" aria-label="Not now">
        <DecideFields
          form={form}
          failed={planAgain.error}
          before={before}
          row={row}
          known={known}
          choice={choice}
          onChoose={setChoice}
        />
      </form>
    </FormDialog>
  );
}

/** The default day of a deferral. */
function untilLater(today: Day) {
  return z.check<NewVaccineDecision>(({ value, issues }) => {
    const isTooEarly = value.decision === 'deferred' && value.until && value.until < addDays(today, 1);
    if (isTooEarly) issues.push({ code: 'custom', path: ['until'], message: 'Choose a day after today', input: value });
  });
}
