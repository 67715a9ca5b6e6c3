import { shown } from '../checks.ts';
import type { DeltaOp, Op } from './delta-file.ts';
import { changedSome, contains, isSame, merged, type Refuse } from './delta-items.ts';
import type { AgeData, ConditionData, DoseData, SkipData, VaccineData } from '../../supporting-data.ts';

/** Copies shared lists and entries before changing them. */
export function changedDose(dose: DoseData, op: Extract<DeltaOp, { readonly dose: number }>, refuse: Refuse): DoseData {
  switch (op.op) {
    case 'skip-context':
      return { ...dose, skip: withContext(dose.skip ?? [], op, refuse) };
    case 'skip-condition-set':
      return { ...dose, skip: withCondition(dose.skip ?? [], op, refuse) };
    case 'vaccine-set':
      return withList(dose, op.list, withVaccineSet(dose[op.list] ?? [], op, refuse));
    case 'vaccine-add':
      return withList(dose, op.list, withVaccine(dose[op.list] ?? [], op, refuse));
    case 'age-set':
      return { ...dose, age: withAge(dose.age, op, refuse) };
    case 'recurring-set':
      return (dose.recurring ?? false) === op.now ? refuse(`it is ${op.now} already`) : { ...dose, recurring: op.now };
  }
}

function withContext(skip: readonly SkipData[], { from, to }: Op<'skip-context'>, refuse: Refuse) {
  const changed = changedSome(skip, (entry) => (entry.when === from ? merged(entry, { when: to }) : null));
  return changed ?? refuse(`no skip for ${shown(from)} that was not for ${shown(to)}`);
}

function withCondition(skip: readonly SkipData[], op: Op<'skip-condition-set'>, refuse: Refuse) {
  const changed = changedSome(skip, (entry) => {
    const sets = changedSome(entry.sets, (set) => {
      const conditions = changedSome(set.if, (condition) => changedCondition(condition, op));
      return conditions && { ...set, if: conditions };
    });
    return sets && { ...entry, sets };
  });
  return changed ?? refuse(`no condition ${shown(op.condition)} that differs from ${shown(op.now)}`);
}

function changedCondition(condition: ConditionData, op: Op<'skip-condition-set'>): ConditionData | null {
  if (condition.type !== 'dose-count' || !contains(condition, op.condition)) return null;
  return merged(condition, op.now);
}

function withList(dose: DoseData, list: 'preferable' | 'allowable', vaccines: readonly VaccineData[]): DoseData {
  return list === 'preferable' ? { ...dose, preferable: vaccines } : { ...dose, allowable: vaccines };
}

function withVaccineSet(vaccines: readonly VaccineData[], { cvx, was, now }: Op<'vaccine-set'>, refuse: Refuse) {
  const changed = changedSome(vaccines, (vaccine) =>
    vaccine.cvx === cvx && contains(vaccine, was) ? merged(vaccine, now) : null,
  );
  return changed ?? refuse(`no product ${shown(cvx)} with ${shown(was)} that differs from ${shown(now)}`);
}

function withVaccine(vaccines: readonly VaccineData[], { vaccine }: Op<'vaccine-add'>, refuse: Refuse) {
  return vaccines.some((one) => isSame(one, vaccine))
    ? refuse(`${shown(vaccine)} is there already`)
    : [...vaccines, vaccine];
}

function withAge(ages: readonly AgeData[] | undefined, { now }: Op<'age-set'>, refuse: Refuse): readonly AgeData[] {
  if (!ages) return [now];
  return changedSome(ages, (age) => merged(age, now)) ?? refuse(`the ages are ${shown(now)} already`);
}
