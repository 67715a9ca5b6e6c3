import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { NewDose, NewDoses } from '#contract/vaccines/changes.ts';
import { VaccinePlan, type Dose, type VaccineProduct } from '#contract/vaccines.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { offerRemoval, type Removable } from '#web/ui/toast/offer-removal.ts';
import { SavedEarlier } from '#web/ui/state/saved-earlier.tsx';
import { removableDoses } from './removable-doses.ts';
import { savedDifferences, takenDifferences } from './saved-differences.ts';
import { answeredIn, isOther, leftBehind, replacing, storedIn, takenIn, type Answer } from './saved-doses.ts';

type Told = { readonly plan: VaccinePlan; readonly taken: readonly Dose[] };

export type SavedDoses = ReturnType<typeof useSavedDoses>;

/** Doses that an earlier save of a form recorded although its answer was lost, and whether to correct them. */
export function useSavedDoses() {
  const client = useQueryClient();
  const [earlier, setEarlier] = useState<Told | null>(null);
  const answer = useRef<Answer>(null);
  const sent = useRef<readonly NewDose[]>([]);
  const products = useRef<readonly VaccineProduct[]>([]);
  const replaced = useRef<readonly Dose[]>([]);
  const everSent = useRef<ReadonlySet<NewDose['id']>>(new Set());
  const told = useRef<VaccinePlan>(null);
  const decide = (isChange: boolean) => {
    answer.current = earlier && { plan: earlier.plan, isChange };
    setEarlier(null);
  };
  const takenOf = (plan: VaccinePlan) =>
    takenIn(leftBehind(plan, everSent.current, sent.current), sent.current, products.current);
  return {
    /** The plan with them, and those that a combination would replace; null if there are none. */
    earlier,
    /** What is sent now corrects them. */
    change: () => decide(true),
    /** What is sent now leaves them as they are. */
    leave: () => decide(false),
    /**
     * @param known where a correction can take doses that were stored apart into a combination, which replaces them
     * @returns what to send; the answer holds until a save fails
     */
    answered: (doses: readonly NewDose[], known: readonly VaccineProduct[] = []): NewDoses => {
      sent.current = doses;
      products.current = known;
      everSent.current = new Set([...everSent.current, ...doses.map(({ id }) => id)]);
      const { current } = answer;
      replaced.current = current?.isChange ? takenOf(current.plan) : [];
      return { doses: current ? answeredIn(current, doses) : [...doses], ...replacing(replaced.current) };
    },
    /**
     * After a save: tells of doses that an earlier one recorded and that are no longer asked for.
     *
     * @param others what it recorded besides
     * @param kept those still asked for that left the form because they are stored
     */
    offerRemoval: (
      plan = told.current,
      others: readonly Removable[] = [],
      kept: readonly Pick<NewDose, 'id'>[] = [],
    ) => {
      const asked = [...sent.current, ...kept];
      const left = plan ? removableDoses(client, plan, leftBehind(plan, everSent.current, asked)) : [];
      offerRemoval([...left, ...others]);
      everSent.current = new Set();
    },
    isOwn: (doseId: string | null) => sent.current.some(({ id }) => id === doseId),
    /** @returns whether the refusal tells of such doses */
    note: ({ code, current }: CallFailed): boolean => {
      const plan = code === 'already-exists' || code === 'changed-meanwhile' ? storedAs(VaccinePlan)(current) : null;
      told.current = plan ?? told.current;
      const isTold =
        plan !== null &&
        (code === 'already-exists' || isOther(answer.current, plan, [...sent.current, ...replaced.current]));
      answer.current = null;
      setEarlier(isTold ? { plan, taken: takenOf(plan) } : null);
      return isTold;
    },
  };
}

type Props = {
  saved: Pick<SavedDoses, 'earlier' | 'change' | 'leave'>;
  /** As they were sent. */
  doses: readonly NewDose[];
  /** Whether something was typed or chosen since. */
  isTyped: boolean;
  reader: Pick<Me, 'id'>;
  products: readonly VaccineProduct[];
  onAnswered: () => void;
};

/** Nothing unless doses were recorded by an earlier save. */
export function SavedDosesPanel({ saved, doses, isTyped, reader, products, onAnswered }: Props) {
  const { earlier } = saved;
  if (!earlier) return null;
  const { plan, taken } = earlier;
  const stored = [...doses.flatMap((dose) => storedIn(plan, dose) ?? []), ...taken];
  const other = stored.find(({ changedBy }) => changedBy?.id !== reader.id);
  return (
    <SavedEarlier
      what="entry"
      changedBy={(other ?? stored[0])?.changedBy ?? null}
      reader={reader}
      differences={
        isTyped ? null : [...savedDifferences(plan, doses, products), ...takenDifferences(plan, taken, doses, products)]
      }
      onChange={() => {
        saved.change();
        onAnswered();
      }}
      onLeave={() => {
        saved.leave();
        onAnswered();
      }}
    />
  );
}
