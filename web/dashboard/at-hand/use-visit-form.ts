import { useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { Checkup } from '#contract/checkups.ts';
import { SavedVisit } from '#contract/checkups/visit.ts';
import type { MeasuredField, Measurement } from '#contract/growth.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { MEASURED_FIELDS } from '#domain/growth/limits.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import type { Day } from '#domain/time/day.ts';
import { checkupCache } from '#web/checkups/checkup-cache.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { isOwn, useForm } from '#web/client/form/use-form.ts';
import { hasNoValue } from '#web/growth/form/measurement-errors.ts';
import { fieldTexts, openedNew, readMeasurement } from '#web/growth/form/read-measurement.ts';
import { stepInput } from '#web/growth/form/type-into.ts';
import { unlikelyFields } from '#web/growth/form/use-measurement-form.ts';
import { useOpened } from '#web/growth/form/use-opened.ts';
import { useUnlikely } from '#web/growth/form/use-unlikely.ts';
import type { Printed } from '#web/vaccines/giving/shot-fields.tsx';
import { doseCount, doseIn, earlierRows, shotsAsLeft, type Shot } from '#web/vaccines/giving/shots.ts';
import { fieldName, filledNow } from '#web/vaccines/giving/use-given-form.ts';
import { useShots } from '#web/vaccines/giving/use-shots.ts';
import type { KnownVaccines } from '#web/vaccines/known-vaccines.ts';
import { useOneOrTwo } from '#web/vaccines/one-or-two-panel.tsx';
import { useEarly } from '#web/vaccines/early-panel.tsx';
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

/** What the names of the measured fields begin with. */
export const MEASURED_AT = 'measurement.';

const measureOf: Readonly<Record<MeasuredField, Measure>> = { weightKg: 'weight', heightCm: 'height', headCm: 'head' };

export function useVisitForm({ known, checkup, measurements, rows, on, onHold, onSaved }: VisitOptions) {
  const { child, me, plan, facts } = known;
  const client = useQueryClient();
  const [draft] = useState(() => visitDrafts.get(checkup.id));
  const [opened] = useState({
    plan,
    rows,
    version: checkup.version,
    asked: openQuestions(checkup),
    measurementId: draft?.measurementId ?? newId(),
  });
  const [seen, setSeen] = useState(opened.version);
  const [isRefused, setRefused] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(draft?.answers ?? {});
  const [printed, setPrinted] = useState<VisitDraft['printed']>(draft?.printed ?? {});
  const [earlier, setEarlier] = useState<readonly PlannedDose[]>([]);
  const measuring = useOpened(
    { ...openedNew(child.bornOn, checkup.scheduledOn), place: 'doctor', ...draft?.measured },
    me.units,
  );
  const unlikely = useUnlikely(measuring.quantities, MEASURED_AT);
  const shots = useShots(opened.rows, opened.plan, facts.products, () => ({
    shots: shotsAsLeft(draft?.shots ?? [], opened.rows, opened.plan, newId),
    checked: draft?.ticked ?? [],
  }));
  const oneOrTwo = useOneOrTwo();
  const early = useEarly();
  const save = useChange(savingVisit, checkup);

  const filled = filledNow(opened.rows, plan);
  const isFilled = (shot: Shot) => shot.rows.some(({ id }) => filled.some(({ row }) => row.id === id));
  const ticked = shots.sent.filter((shot) => !isFilled(shot));
  const saved = measurements.find(({ id }) => id === opened.measurementId) ?? null;
  const isMeasured = saved === null && !hasNoValue(measuring.fields);
  const asked = checkup.questions.filter(({ id, answer }) => answer === null || opened.asked.includes(id));
  const answers = asked.filter(({ id }) => (typed[id] ?? '').trim() !== '').length;
  const measured = MEASURED_FIELDS.filter((field) => isMeasured && measuring.quantities[field].text !== null);
  const whole: Filled = { shots: doseCount(ticked), measured: measured.map((field) => measureOf[field]), answers };

  const isDirty = ticked.length > 0 || isMeasured || answers > 0;
  const { weightKg: weight, heightCm: height, headCm: head } = measuring.quantities;
  const isOtherDay = on !== checkup.scheduledOn;
  const unsaved: VisitDraft = {
    on: isOtherDay ? on : null,
    measurementId: opened.measurementId,
    measured: { weight, height, head },
    answers: typed,
    shots: shots.shots,
    ticked: ticked.map(({ id }) => id),
    printed,
  };
  const endDraft = useDraftKept(checkup.id, isDirty || isOtherDay ? unsaved : null);

  const form = useForm({
    schema: SavedVisit,
    read: (data) => ({
      completedOn: on,
      ...(isMeasured && { measurement: { id: opened.measurementId, ...measuredIn(data) } }),
      ...(ticked.length > 0 && { doses: ticked.map((shot, n) => ({ ...doseIn(shot), ...dosePart(data, n) })) }),
      answers: asked.map(({ id, version }, n) => ({
        questionId: id,
        answer: typedText(data, answerName(n)).trim(),
        version,
      })),
      // Of one that another parent completed, what was seen before Save.
      version: checkup.completed ? seen : checkup.version,
    }),
    send: async (body) => {
      onHold();
      setRefused(false);
      const missing = earlierRows(ticked, plan);
      setEarlier(missing);
      if (missing.length > 0) return;
      await save.mutateAsync({ body: toSend(body), shown: checkup, filled: filledText(whole) });
      endDraft();
      onSaved();
    },
    onFailed: note,
  });

  const measuredIn = (data: FormData) => {
    const { position } = measuring.opened;
    const fields = { ...fieldTexts(data, MEASURED_AT), measuredOn: on, position: position ?? '', place: 'doctor' };
    return readMeasurement(fields, measuring.opened, measuring.units, unlikely.confirmedNow());
  };
  const dosePart = (data: FormData, n: number) => ({
    givenOn: on,
    place: checkup.place,
    lot: printedIn(data, n).lot || null,
    site: printedIn(data, n).site || null,
  });
  const toSend = ({ answers: given = [], doses, ...body }: SavedVisit): SavedVisit => ({
    ...body,
    ...(doses && { doses: oneOrTwo.answered(doses), refusesEarly: early.refusesEarly(doses) }),
    answers: given.filter(({ answer }) => answer !== ''),
  });

  /** @returns whether the refusal has been shown */
  function note(failed: CallFailed): boolean {
    const fields = unlikelyFields(failed, MEASURED_AT);
    if (fields.length > 0) {
      unlikely.ask(fields);
      return true;
    }
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
          measuring.setFields(fieldTexts(data, MEASURED_AT));
          const ofTicked = ticked.map(({ id }, n): [string, Printed] => [id, printedIn(data, n)]);
          setPrinted((before) => ({ ...before, ...Object.fromEntries(ofTicked) }));
          setTyped(Object.fromEntries(asked.map(({ id }, n) => [id, typedText(data, answerName(n))])));
        },
        onKeyDown: (event: KeyboardEvent) => stepInput(event, measuring.units),
      },
    },
    on,
    measuring: {
      ...measuring,
      child,
      fields: { ...measuring.fields, measuredOn: on },
      isAsked: unlikely.isAsked,
      change: unlikely.change,
      keep: (field: MeasuredField) => unlikely.keep(field) === 0 && form.formProps.ref.current?.requestSubmit(),
      /** What an earlier try stored already. */
      saved,
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
      shots: shots.shots.filter((shot) => !isFilled(shot)),
      ticked,
      printed,
      indexOf: (id: string) => ticked.findIndex((shot) => shot.id === id),
      filled: form.isBusy ? [] : filled,
      earlier,
      oneOrTwo,
      early,
      lastSent: save.variables?.body.doses ?? [],
    },
    asked,
    /** Whether somebody saved the visit, or a part of it, while it was open here. */
    isRefused: !form.isBusy && (isRefused || checkup.completed),
    whole,
    isDirty,
    typed,
    endDraft,
  };
}

export type VisitFormState = ReturnType<typeof useVisitForm>;

export function answerName(n: number): string {
  return `answers.${n}.answer`;
}

/** Without those that have an earlier dose nobody has marked: that one is asked for with its day. */
export function markableRows(rows: readonly PlannedDose[], plan: VaccinePlan): PlannedDose[] {
  return rows.filter(
    (row) => earlierRows([{ id: row.id, vaccines: [row.vaccine], rows: [row], cvx: null }], plan).length === 0,
  );
}

function printedIn(data: FormData, n: number): Printed {
  return { lot: typedText(data, fieldName(n, 'lot')), site: typedText(data, fieldName(n, 'site')) };
}

function openQuestions({ questions }: Checkup): string[] {
  return questions.filter(({ answer }) => answer === null).map(({ id }) => id);
}
