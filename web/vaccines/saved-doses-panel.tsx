import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { NewDose, NewDoses } from '#contract/vaccines/changes.ts';
import { VaccinePlan, type Dose, type VaccineProduct } from '#contract/vaccines.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { differencesBetween, factOr, type Difference, type Fact } from '#web/client/form/differences.ts';
import { offerRemoval, type Removable } from '#web/ui/toast/offer-removal.ts';
import { SavedEarlier } from '#web/ui/state/saved-earlier.tsx';
import { siteText } from './dose/given-facts.tsx';
import { givenText } from './dose/dose-text.ts';
import { removableDoses } from './removable-doses.ts';
import { productName } from './giving/product-text.ts';

type Told = { readonly plan: VaccinePlan; readonly taken: readonly Dose[] };

type Answer = { readonly plan: VaccinePlan; readonly isChange: boolean };

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
     */
    offerRemoval: (plan = told.current, others: readonly Removable[] = []) => {
      const left = plan ? removableDoses(client, plan, leftBehind(plan, everSent.current, sent.current)) : [];
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

export function answeredIn({ plan, isChange }: Answer, doses: readonly NewDose[]): NewDose[] {
  return doses.flatMap((dose) => {
    const stored = storedIn(plan, dose);
    if (!stored) return [dose];
    return isChange ? [{ ...dose, version: stored.version }] : [];
  });
}

/** The stored doses that were sent once and are not among the last ones. */
export function leftBehind(
  { doses }: Pick<VaccinePlan, 'doses'>,
  everSent: ReadonlySet<NewDose['id']>,
  last: readonly Pick<NewDose, 'id'>[],
): Dose[] {
  return doses.filter(({ id }) => everSent.has(id) && last.every((dose) => dose.id !== id));
}

/** Those of which each vaccine is part of a product sent now. */
export function takenIn(
  doses: readonly Dose[],
  sent: readonly Pick<NewDose, 'cvx'>[],
  products: readonly VaccineProduct[],
): Dose[] {
  const taken = sent.flatMap(({ cvx }) => products.find((product) => product.cvx === cvx)?.vaccines ?? []);
  return doses.filter(({ vaccines }) => vaccines.length > 0 && vaccines.every((vaccine) => taken.includes(vaccine)));
}

/** For the request that records what replaces them. */
export function replacing(doses: readonly Dose[]): Pick<NewDoses, 'replaces'> {
  return doses.length > 0 ? { replaces: doses.map(({ id, version }) => ({ id, version })) } : {};
}

/** Whether one of the doses is stored in another version than the one to correct or to replace. */
function isOther(answer: Answer | null, plan: VaccinePlan, sent: readonly Pick<NewDose, 'id'>[]): boolean {
  return sent.some((dose) => {
    const [seen, now] = [answer && storedIn(answer.plan, dose), storedIn(plan, dose)];
    return seen !== undefined && seen !== null && now !== undefined && seen.version !== now.version;
  });
}

function storedIn({ doses }: Pick<VaccinePlan, 'doses'>, { id }: Pick<NewDose, 'id'>): Dose | undefined {
  return doses.find((dose) => dose.id === id);
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

export function savedDifferences(
  plan: Pick<VaccinePlan, 'doses' | 'planned'>,
  sent: readonly NewDose[],
  products: readonly VaccineProduct[],
): Difference[] {
  return sent.flatMap((dose) => {
    const stored = storedIn(plan, dose);
    if (!stored) return [];
    const title = stored.vaccines.map((id) => shortName(id, plan)).join(', ');
    const differences = differencesBetween(doseInWords(stored, products), doseInWords(dose, products));
    return differences.map((one) => ({ ...one, name: `${title}, ${one.name}` }));
  });
}

/** Of doses that a combination would replace: what goes with them. */
export function takenDifferences(
  plan: Pick<VaccinePlan, 'planned'>,
  taken: readonly Dose[],
  sent: readonly Pick<NewDose, 'cvx'>[],
  products: readonly VaccineProduct[],
): Difference[] {
  const combinations = products.filter(({ cvx }) => sent.some((dose) => dose.cvx === cvx));
  return taken.map((dose) => {
    const into = combinations.filter(({ vaccines }) => dose.vaccines.some((vaccine) => vaccines.includes(vaccine)));
    const facts = doseInWords(dose, products).filter(({ isEmpty }) => !isEmpty);
    return {
      name: dose.vaccines.map((id) => shortName(id, plan)).join(', '),
      before: facts.map(({ name, text }) => (name === 'date given' ? text : `${name} ${text}`)).join(', '),
      now: `part of ${into.map(productName).join(' and ')}`,
      isOneSided: true,
    };
  });
}

function shortName(vaccine: string, { planned }: Pick<VaccinePlan, 'planned'>): string {
  return planned.find((row) => row.vaccine === vaccine)?.shortName ?? vaccine;
}

function doseInWords(dose: Dose | NewDose, products: readonly VaccineProduct[]): Fact[] {
  const { givenOn, givenIn = null, cvx, lot, place, site } = dose;
  const product = products.find((one) => one.cvx === cvx);
  return [
    factOr('not recorded', 'date given', givenText({ givenOn, givenIn })),
    factOr('not known', 'product', product ? productName(product) : (cvx ?? null)),
    factOr('none', 'lot number', lot || null),
    factOr('none', 'place', place || null),
    factOr('not known', 'where on the body', site ? siteText[site] : null),
  ];
}
