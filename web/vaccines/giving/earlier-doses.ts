import { doseInList } from '../dose/dose-text.ts';
import type { PlannedDose, VaccineProduct } from '#contract/vaccines.ts';
import type { NewDose } from '#contract/vaccines/changes.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { typedWhen } from './typed-when.ts';
import { fieldName } from './use-given-form.ts';

export const unknownName = 'daysUnknown';

/** 'When was DTaP dose 2 given to Maya?', 'When were doses 1 to 2 given to Maya?' */
export function earlierTitle(rows: readonly PlannedDose[], childName: string): string {
  const [first] = rows;
  if (first && rows.length === 1) return `When was ${doseInList(first)} given to ${childName}?`;
  const isOneVaccine = rows.every(({ vaccine }) => vaccine === first?.vaccine);
  const numbers = rows.map(({ shownNumber }) => shownNumber);
  return isOneVaccine
    ? `When were doses ${Math.min(...numbers)} to ${Math.max(...numbers)} given to ${childName}?`
    : `When were the earlier doses given to ${childName}?`;
}

/** With 'days are unknown' checked, an empty day is null. */
export function earlierDose(fields: FormData, row: PlannedDose, index: number, id: string | undefined) {
  const when = typedWhen(fields, { dayName: fieldName(index, 'givenOn'), monthName: fieldName(index, 'givenIn') });
  const cvx = typedText(fields, fieldName(index, 'cvx'));
  return {
    id,
    ...when,
    ...(when.givenOn === '' && fields.has(unknownName) && { givenOn: null }),
    ...(cvx === '' ? { vaccine: row.vaccine } : { cvx }),
    fills: [row.id],
  };
}

/** How many doses are marked; one that fills no row counts as one. */
export function markedCount(doses: readonly Pick<NewDose, 'fills'>[]): number {
  return doses.reduce((sum, { fills = [] }) => sum + Math.max(fills.length, 1), 0);
}

/** Merges doses of one combination on one day, or in one month, into one shot that fills all their rows. */
export function mergeShots(doses: readonly NewDose[], products: readonly VaccineProduct[]): NewDose[] {
  const isCombination = (cvx: NewDose['cvx']) => products.some((one) => one.cvx === cvx && one.vaccines.length > 1);
  const shots = Map.groupBy(doses, (dose) =>
    whenOf(dose) !== null && isCombination(dose.cvx) ? `${whenOf(dose)} ${dose.cvx}` : dose,
  );
  return [...shots.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    return [others.length === 0 ? first : { ...first, fills: [first, ...others].flatMap(({ fills }) => fills ?? []) }];
  });
}

function whenOf({ givenOn, givenIn = null }: NewDose): string | null {
  return givenOn ?? givenIn;
}
