import { useState } from 'react';
import type { PlannedDose, VaccinePlan, VaccineProduct } from '#contract/vaccines.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { asLastTime, shotsOf, splitUp, withOtherProduct, withProduct, withVaccine, type Shot } from './shots.ts';

type Start = { readonly shots: readonly Shot[]; /** Ids. */ readonly checked: readonly string[] };

/** @param start in place of one shot for each row, all checked */
export function useShots(
  rows: readonly PlannedDose[],
  plan: VaccinePlan,
  products: readonly VaccineProduct[],
  start: () => Start = () => allChecked(shotsOf(rows, newId)),
) {
  const [{ shots: first, checked }] = useState(start);
  const [shots, setShots] = useState<readonly Shot[]>(first);
  const [asked, setAsked] = useState<ReadonlySet<string>>(() => {
    const alone = first.flatMap(({ vaccines }) => (vaccines.length === 1 ? vaccines : []));
    return new Set([...rows.map(({ vaccine }) => vaccine), ...alone]);
  });
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(
    () => new Set(first.map(({ id }) => id).filter((id) => !checked.includes(id))),
  );
  const uncheck = (gone: readonly Shot[]) => setUnchecked(new Set([...unchecked, ...gone.map(({ id }) => id)]));
  const sent = shots.filter(({ id }) => !unchecked.has(id));
  /** Shots split off an unchecked one are unchecked too. */
  const changeTo = (next: readonly Shot[]) => {
    const left = shots.filter((shot) => !sent.includes(shot)).flatMap(({ vaccines }) => vaccines);
    const isNew = ({ id }: Shot) => shots.every((shot) => shot.id !== id);
    const isSplitOff = ({ vaccines }: Shot) => vaccines.length > 0 && vaccines.every((one) => left.includes(one));
    uncheck(next.filter((shot) => isNew(shot) && isSplitOff(shot)));
    setShots(next);
  };
  const last = asLastTime(shots, plan, products);
  return {
    shots,
    /** The combination of last time, where it can be chosen; null if not. */
    last: last?.product ?? null,
    /** Says that it was given: its shot is checked. */
    takeLast: () => {
      if (!last) return;
      setShots(withProduct(shots, last, asked, plan, newId));
      setUnchecked(new Set([...unchecked].filter((id) => id !== last.id)));
    },
    sent,
    isChanged: shots !== first,
    /** Index among the checked shots; -1 if unchecked. */
    indexOf: (id: string) => sent.findIndex((shot) => shot.id === id),
    uncheck,
    checkAll: (areChecked: boolean) => setUnchecked(new Set(areChecked ? [] : shots.map(({ id }) => id))),
    check: (id: string, isChecked: boolean) =>
      setUnchecked(new Set(isChecked ? [...unchecked].filter((one) => one !== id) : [...unchecked, id])),
    choose: (id: string, cvx: string) => {
      const product = products.find((one) => one.cvx === cvx) ?? null;
      changeTo(withProduct(shots, { id, product }, asked, plan, newId));
    },
    split: (id: string) => changeTo(splitUp(shots, id, newId)),
    /** @returns the id of the new shot */
    addVaccine: (vaccine: string): string => {
      const id = newId();
      setAsked(new Set([...asked, vaccine]));
      changeTo(withVaccine(shots, vaccine, plan, () => id));
      return id;
    },
    /** @returns the id of the new shot */
    addProduct: (cvx: string): string => {
      const id = newId();
      changeTo(withOtherProduct(shots, cvx, () => id));
      return id;
    },
  };
}

function allChecked(shots: readonly Shot[]): Start {
  return { shots, checked: shots.map(({ id }) => id) };
}
