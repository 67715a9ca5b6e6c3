import { useState } from 'react';
import { NewDoses } from '#contract/vaccines/changes.ts';
import { longDayText, longMonthText } from '#domain/time/day-text.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { FormDialog, type FormDialogProps } from '#web/ui/overlay/form-dialog.tsx';
import { markText } from '../dose/dose-text.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { earlierId, EarlierFields } from './earlier-fields.tsx';
import { earlierDose, earlierTitle, mergeShots, markedCount } from './earlier-doses.ts';
import { EarlyPanel, useEarly } from '../early-panel.tsx';
import { OneOrTwoPanel, useOneOrTwo } from '../one-or-two-panel.tsx';
import { SavedDosesPanel, type SavedDoses } from '../saved/saved-doses-panel.tsx';
import { dosesInLife } from './given-rules.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import type { Waiting } from './use-given-form.ts';
import { useUnsavedForm } from '../dialogs/use-unsaved-form.ts';
import { addingDoses } from '../dose-changes.ts';
import { updateFailedText } from '../vaccine-changes.ts';

type Props = Pick<FormDialogProps, 'fallbackFocus' | 'onClose'> & {
  known: KnownVaccines;
  waiting: Waiting;
  saved: SavedDoses;
  onSaved: () => void;
  /** Returns whether the refusal has been shown. */
  onFailed: (failed: CallFailed) => boolean;
};

const formId = 'earlier';

/** The days may be unknown. */
export function EarlierDialog({
  known,
  waiting: { body, earlier },
  fallbackFocus,
  saved,
  onClose,
  onSaved,
  onFailed,
}: Props) {
  const { child, today, facts } = known;
  const add = useChange(addingDoses, child.id);
  const oneOrTwo = useOneOrTwo();
  const early = useEarly();
  const [ids] = useState(() => new Map(earlier.map((row) => [row.id, newId()])));
  const form = useForm({
    schema: NewDoses.check(dosesInLife(child, today)),
    read: (fields) => ({
      doses: [...earlier.map((row, index) => earlierDose(fields, row, index, ids.get(row.id))), ...body.doses],
    }),
    send: async ({ doses }) => {
      const merged = oneOrTwo.answered(mergeShots(doses, facts.products));
      const answered = saved.answered(merged, facts.products);
      const refusesEarly = early.refusesEarly(answered.doses);
      const now = answered.doses.length > 0 ? await add.mutateAsync({ ...answered, refusesEarly }) : undefined;
      saved.offerRemoval(now);
      onSaved();
    },
    onFailed,
  });
  const { unsaved, formProps } = useUnsavedForm(form);
  const [first] = body.doses;
  return (
    <FormDialog
      wide
      fallbackFocus={fallbackFocus}
      onClose={onClose}
      title={earlierTitle(earlier, child.firstName)}
      formId={formId}
      verb={markText(earlier.length + markedCount(body.doses))}
      busy={form.isBusy}
      unsaved={unsaved}
      cancel="Back"
    >
      <form {...formProps} id={formId} className="stack" aria-label="Earlier doses">
        <p className="soft">
          {first?.givenOn && <>What was given on {longDayText(first.givenOn)} is not saved yet. </>}
          {first?.givenIn && <>What was given about {longMonthText(first.givenIn)} is not saved yet. </>}
          Doses are counted in the order of their days, and the ones before have none.
        </p>
        <SavedDosesPanel
          saved={saved}
          doses={add.variables?.doses ?? []}
          isTyped={form.sent === null}
          reader={known.me}
          products={facts.products}
          onAnswered={() => form.formProps.ref.current?.requestSubmit()}
        />
        <OneOrTwoPanel
          title={updateFailedText}
          failed={form.failed}
          doses={add.variables?.doses ?? []}
          oneOrTwo={oneOrTwo}
        />
        <EarlyPanel
          failed={form.sent === null ? null : form.failed}
          onChange={() => focusSoon(earlierId(earlier[0], 'givenOn'))}
          onKeep={() => {
            early.keep(add.variables?.doses ?? []);
            form.formProps.ref.current?.requestSubmit();
          }}
        />
        <EarlierFields form={form} rows={earlier} known={known} />
      </form>
    </FormDialog>
  );
}
