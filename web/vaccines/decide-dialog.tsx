import { useState } from 'react';
import * as z from 'zod/mini';
import { type PlannedDose } from '#contract/vaccines.ts';
import { decideVaccine, type NewVaccineDecision } from '#contract/vaccines/changing.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { useForm } from '#web/client/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx';
import { useDecideVaccine, useUndecideVaccine } from './changing-data.ts';
import { DecideFields } from './decide-fields.tsx';
import type { KnownVaccines } from './known-vaccines.ts';
import { textOf } from './use-given-form.ts';
import { useTyped } from './use-typed.ts';

type Props = { known: KnownVaccines; row: PlannedDose; onClose: () => void };

const formId = 'decide';

/** Puts a vaccine off, declines it, or takes that back. */
export function DecideDialog({ known, row, onClose }: Props) {
  const { child, plan, today } = known;
  const before = plan.decisions.find(({ vaccine }) => vaccine === row.vaccine) ?? null;
  const [choice, setChoice] = useState(before?.decision === 'declined' ? 'declined' : 'deferred');
  const decide = useDecideVaccine(child.id);
  const undecide = useUndecideVaccine(child.id);
  const form = useForm({
    schema: decideVaccine.body.check(untilLater(today)),
    read: (fields) => ({
      decision: textOf(fields, 'decision'),
      until: textOf(fields, 'decision') === 'deferred' ? textOf(fields, 'until') : null,
      reason: textOf(fields, 'reason') || null,
    }),
    send: async (body) => {
      await decide.mutateAsync({ vaccine: row.vaccine, body });
      onClose();
    },
  });
  const { unsaved, formProps } = useTyped(form);
  const close = () => unsaved.leave(onClose);
  const isDecided = before !== null && before.decision !== 'wanted';
  return (
    <Dialog
      open
      onClose={close}
      title={`${row.shortName} for ${child.firstName}: not now?`}
      footer={
        <>
          {isDecided && (
            <Button
              look="quiet"
              className="start"
              busy={undecide.isPending}
              onClick={() => undecide.mutate(row.vaccine, { onSuccess: onClose })}
            >
              Plan it again
            </Button>
          )}
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.isBusy}>
            {choice === 'declined' ? 'Decline' : 'Defer'}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="stack" aria-label="Not now">
        <DecideFields
          form={form}
          failed={undecide.error}
          before={before}
          row={row}
          known={known}
          choice={choice}
          onChoose={setChoice}
        />
      </form>
      <UnsavedDialog unsaved={unsaved} />
    </Dialog>
  );
}

/** What is put off has a day to come back on. */
function untilLater(today: Day) {
  return z.check<NewVaccineDecision>(({ value, issues }) => {
    const isTooEarly = value.decision === 'deferred' && value.until && value.until < addDays(today, 1);
    if (isTooEarly) issues.push({ code: 'custom', path: ['until'], message: 'Choose a day after today', input: value });
  });
}
