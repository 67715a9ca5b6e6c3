import { useState } from 'react';
import { type Dose, type PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { NewDoses } from '#contract/vaccines/changes.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { dosesInLife } from './given-rules.ts';
import { doseOf, type KnownVaccines } from '../known-vaccines.ts';
import { doseCount, doseIn, earlierRows, shotsOf } from './shots.ts';
import { useShots } from './use-shots.ts';
import { useEarly } from '../early-panel.tsx';
import { useOneOrTwo } from '../one-or-two-panel.tsx';
import { useSavedDoses } from '../saved/saved-doses-panel.tsx';
import { typedWhen } from './typed-when.ts';
import { addingDoses } from '../dose-changes.ts';

type Options = {
  known: KnownVaccines;
  rows: readonly PlannedDose[];
  /** Listed after them, not checked: whether they were given is not answered yet. */
  unanswered?: readonly PlannedDose[];
  onSaved: () => void;
};

export type Waiting = { readonly body: NewDoses; readonly earlier: readonly PlannedDose[] };

export type Filled = { readonly row: PlannedDose; readonly by: Dose['madeBy'] };

/** Checked shots, and the questions asked before sending. */
export function useGivenForm({ known: { child, today, plan: shown, facts }, rows, unanswered = [], onSaved }: Options) {
  const [plan, setPlan] = useState(shown);
  const { sent, uncheck, ...shots } = useShots([...rows, ...unanswered], plan, facts.products, () => {
    const checked = shotsOf(rows, newId);
    const others = shotsOf(unanswered, newId);
    return { shots: [...checked, ...others], checked: checked.map(({ id }) => id) };
  });
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [filled, setFilled] = useState<readonly Filled[]>([]);
  const add = useChange(addingDoses, child.id);
  const oneOrTwo = useOneOrTwo();
  const saved = useSavedDoses();
  const early = useEarly();

  /** Unchecks the doses that another parent marked first. @returns whether the refusal has been shown */
  const note = (failed: CallFailed): boolean => {
    if (saved.note(failed)) return true;
    const now = failed.code === 'changed-meanwhile' ? storedAs(VaccinePlan)(failed.current) : null;
    const asked = [...sent.flatMap((shot) => shot.rows), ...(waiting?.earlier ?? [])];
    const found = now ? filledNow(asked, now).filter(({ row }) => !saved.isOwn(row.doseId)) : [];
    if (!now || found.length === 0) return false;
    setPlan(now);
    setFilled(found);
    uncheck(sent.filter((shot) => shot.rows.some(({ id }) => found.some(({ row }) => row.id === id))));
    setWaiting(null);
    return true;
  };

  const form = useForm({
    schema: NewDoses.check(dosesInLife(child, today)),
    read: (fields) => ({
      doses: sent.map((shot, index) => ({
        ...doseIn(shot),
        ...typedWhen(fields, { dayName: dateName, monthName }),
        place: typedText(fields, 'place') || null,
        lot: typedText(fields, fieldName(index, 'lot')) || null,
        site: typedText(fields, fieldName(index, 'site')) || null,
      })),
    }),
    send: async (body) => {
      const earlier = earlierRows(sent, plan);
      if (earlier.length > 0) return setWaiting({ body, earlier });
      const answered = saved.answered(oneOrTwo.answered(body.doses), facts.products);
      const refusesEarly = early.refusesEarly(answered.doses);
      const now = answered.doses.length > 0 ? await add.mutateAsync({ ...answered, refusesEarly }) : undefined;
      saved.offerRemoval(now);
      onSaved();
    },
    onFailed: note,
  });

  return {
    ...shots,
    form,
    oneOrTwo,
    saved,
    early,
    /** As they were sent last. */
    lastSent: add.variables?.doses ?? [],
    /** Whether what is checked or typed is not what was sent last. */
    isTyped: form.sent?.doses.map(shotKey).join() !== sent.map(shotKey).join(),
    waiting,
    stopWaiting: () => setWaiting(null),
    filled,
    note,
    doses: doseCount(sent),
    hasUnanswered: unanswered.length > 0,
  };
}

export type GivenFormState = ReturnType<typeof useGivenForm>;

function shotKey({ id, cvx = null }: { readonly id?: string | undefined; readonly cvx?: string | null | undefined }) {
  return `${id} ${cvx}`;
}

export function filledNow(asked: readonly PlannedDose[], plan: VaccinePlan): Filled[] {
  const rows = plan.planned.filter(({ id, completed }) => completed && asked.some((row) => row.id === id));
  return rows.map((row) => ({ row, by: doseOf(row, plan)?.madeBy ?? null }));
}

/** One day field for all doses, named like the first dose's in the contract. */
export const dateName = 'doses.0.givenOn';
export const monthName = 'doses.0.givenIn';

/** Contract name of a dose's field, so that errors land under the field. */
export function fieldName(index: number, field: string): string {
  return `doses.${index}.${field}`;
}
