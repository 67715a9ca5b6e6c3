import { useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { Checkup } from '#contract/checkups.ts';
import { SavedVisit } from '#contract/checkups/visit.ts';
import type { MeasuredField, Measurement } from '#contract/growth.ts';
import type { PlannedDose } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { useVisitAnswers } from '#web/checkups/at-hand/use-visit-answers.ts';
import { checkupCache } from '#web/checkups/checkup-cache.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { isOwn, useForm } from '#web/client/form/use-form.ts';
import { useVisitMeasures } from '#web/growth/at-hand/use-visit-measures.ts';
import { stepInput } from '#web/growth/form/type-into.ts';
import { useVisitShots } from '#web/vaccines/at-hand/use-visit-shots.ts';
import type { KnownVaccines } from '#web/vaccines/known-vaccines.ts';
import { refreshVisit, savingVisit } from './visit-changes.ts';
import { useDraftKept, visitDrafts, type VisitDraft } from './visit-drafts.ts';
import { filledText, type Filled } from './visit-words.ts';

export type VisitOptions = {
  known: KnownVaccines;
  /** As it is stored now, with its scheduled day. */
  checkup: Checkup & { readonly scheduledOn: Day };
  measurements: readonly Measurement[];
  /** The shots that are due. */
  rows: readonly PlannedDose[];
  /** The day on which it was. */
  on: Day;
  /** Something is filled in. */
  onHold: () => void;
  onSaved: () => void;
};

/** Puts together what each room has of a visit, saved at once. */
export function useVisitForm({ known, checkup, measurements, rows, on, onHold, onSaved }: VisitOptions) {
  const { child, me } = known;
  const client = useQueryClient();
  const [draft] = useState(() => visitDrafts.get(checkup.id));
  const [measurementId] = useState(() => draft?.measurementId ?? newId());
  const [seen, setSeen] = useState(checkup.version);
  const [isRefused, setRefused] = useState(false);
  const measuring = useVisitMeasures({
    child,
    units: me.units,
    scheduledOn: checkup.scheduledOn,
    on,
    id: measurementId,
    measurements,
    draft: draft?.measured,
  });
  const shots = useVisitShots({ known, rows, draft: draft?.shots });
  const answers = useVisitAnswers(checkup, draft?.answers);
  const save = useChange(savingVisit, checkup);

  const whole: Filled = { shots: shots.doses, measured: measuring.measured, answers: answers.count };
  const isDirty = shots.ticked.length > 0 || measuring.isMeasured || answers.count > 0;
  const isOtherDay = on !== checkup.scheduledOn;
  const unsaved: VisitDraft = {
    on: isOtherDay ? on : null,
    measurementId,
    measured: measuring.draft,
    answers: answers.typed,
    shots: shots.draft,
  };
  const endDraft = useDraftKept(checkup.id, isDirty || isOtherDay ? unsaved : null);

  const form = useForm({
    schema: SavedVisit,
    read: (data) => ({
      completedOn: on,
      ...(measuring.isMeasured && { measurement: measuring.read(data) }),
      ...(shots.ticked.length > 0 && { doses: shots.read(data, { on, place: checkup.place }) }),
      answers: answers.read(data),
      // Of one that another parent completed, what was seen before Save.
      version: checkup.completed ? seen : checkup.version,
    }),
    send: async (body) => {
      onHold();
      setRefused(false);
      if (shots.asksForEarlier()) return;
      await save.mutateAsync({ body: toSend(body), shown: checkup, filled: filledText(whole) });
      endDraft();
      onSaved();
    },
    onFailed: note,
  });

  const toSend = ({ answers: given = [], doses, ...body }: SavedVisit): SavedVisit => ({
    ...body,
    ...(doses && shots.toSend(doses)),
    answers: given.filter(({ answer }) => answer !== ''),
  });

  /** @returns whether the refusal has been shown */
  function note(failed: CallFailed): boolean {
    if (measuring.asksAbout(failed)) return true;
    const isOther = failed.code === 'changed-meanwhile' || failed.code === 'already-exists';
    if (!isOther || failed.fields.length > 0) return false;
    const now = storedAs(Checkup)(failed.current);
    if (now) setSeen(now.version);
    if (now) void checkupCache(client, child.id).keep(now);
    void refreshVisit(client, child.id);
    setRefused(true);
    return true;
  }

  return {
    form: {
      ...form,
      formProps: {
        ...form.formProps,
        onInput: (event: Parameters<typeof form.formProps.onInput>[0]) => {
          if (!isOwn(event)) return;
          form.formProps.onInput(event);
          onHold();
          const data = new FormData(event.currentTarget);
          for (const part of [measuring, shots, answers]) part.noteTyped(data);
        },
        onKeyDown: (event: KeyboardEvent) => stepInput(event, measuring.units),
      },
    },
    on,
    measuring: {
      ...measuring,
      keep: (field: MeasuredField) => measuring.keep(field) === 0 && form.formProps.ref.current?.requestSubmit(),
    },
    shots: {
      ...shots,
      checkAll: (areChecked: boolean) => {
        onHold();
        shots.checkAll(areChecked);
      },
      takeLast: () => {
        onHold();
        shots.takeLast();
      },
      addVaccine: (vaccine: string) => {
        onHold();
        return shots.addVaccine(vaccine);
      },
      addProduct: (cvx: string) => {
        onHold();
        return shots.addProduct(cvx);
      },
      filled: form.isBusy ? [] : shots.filled,
    },
    lastSent: save.variables?.body.doses ?? [],
    answers,
    /** Whether somebody saved the visit, or a part of it, while it was open here. */
    isRefused: !form.isBusy && (isRefused || checkup.completed),
    whole,
    isDirty,
    endDraft,
  };
}

export type VisitFormState = ReturnType<typeof useVisitForm>;
