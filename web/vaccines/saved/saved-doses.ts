import type { NewDose, NewDoses } from '#contract/vaccines/changes.ts';
import type { Dose, VaccinePlan, VaccineProduct } from '#contract/vaccines.ts';

/** What a parent decided about doses that a plan already has. */
export type Answer = { readonly plan: VaccinePlan; readonly isChange: boolean };

/** What is left to send: doses stored already are sent as corrections, or not at all. */
export function answeredIn({ plan, isChange }: Answer, doses: readonly NewDose[]): NewDose[] {
  return doses.flatMap((dose) => {
    const stored = storedIn(plan, dose);
    if (!stored) return [dose];
    return isChange ? [{ ...dose, version: stored.version }] : [];
  });
}

/** The stored doses that were sent once and are not asked for any more. */
export function leftBehind(
  { doses }: Pick<VaccinePlan, 'doses'>,
  everSent: ReadonlySet<NewDose['id']>,
  asked: readonly Pick<NewDose, 'id'>[],
): Dose[] {
  return doses.filter(({ id }) => everSent.has(id) && asked.every((dose) => dose.id !== id));
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
export function isOther(answer: Answer | null, plan: VaccinePlan, sent: readonly Pick<NewDose, 'id'>[]): boolean {
  return sent.some((dose) => {
    const [seen, now] = [answer && storedIn(answer.plan, dose), storedIn(plan, dose)];
    return seen !== undefined && seen !== null && now !== undefined && seen.version !== now.version;
  });
}

export function storedIn({ doses }: Pick<VaccinePlan, 'doses'>, { id }: Pick<NewDose, 'id'>): Dose | undefined {
  return doses.find((dose) => dose.id === id);
}
