import type { Day } from '#domain/time/day.ts';
import type { GivenDose } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import type { Cvx } from '../supporting-data.ts';

/** A dose as a family has written it down: by its product, or by its vaccine alone. */
export type KnownDose = {
  readonly id: string;
  /** Null where nobody knows the day. */
  readonly givenOn: Day | null;
  readonly cvx: Cvx | null;
  readonly vaccine: string | null;
};

/** A dose that the engine judges, and which of the written ones it is. */
export type JudgedDose = { readonly known: KnownDose; readonly given: GivenDose };

/** The doses that the engine judges: those with a day, in order of day. Without a record there is no credit. */
export function judgedDoses(schedule: RoutineSchedule, doses: readonly KnownDose[]): readonly JudgedDose[] {
  return doses
    .flatMap((known): readonly JudgedDose[] => {
      const cvx = cvxOf(schedule, known);
      return known.givenOn === null || cvx === null ? [] : [{ known, given: { givenOn: known.givenOn, cvx } }];
    })
    .toSorted((one, other) => byText(one.given.givenOn, other.given.givenOn) || byText(one.known.id, other.known.id));
}

/** The code by which a clinic is told of a dose: it never names a product that nobody knows. */
export function cvxForClinics({ vaccines }: RoutineSchedule, { known, given }: JudgedDose): Cvx {
  if (known.cvx !== null) return known.cvx;
  return vaccines.find(({ id }) => id === known.vaccine)?.codeWhenUnknown ?? given.cvx;
}

/** The code by which a dose is judged; null for a vaccine that the schedule does not have. */
function cvxOf({ vaccines }: RoutineSchedule, { cvx, vaccine }: KnownDose): Cvx | null {
  return cvx ?? vaccines.find(({ id }) => id === vaccine)?.whenUnknown ?? null;
}

/** The vaccine groups that a dose belongs to: several for a combination, none for an unknown product. */
export function groupsOfDose(edition: Edition, schedule: RoutineSchedule, dose: KnownDose): readonly string[] {
  const cvx = cvxOf(schedule, dose);
  return cvx === null ? [] : groupsOfProduct(edition, cvx);
}

/** The vaccine groups that a product belongs to, in the order of the edition. */
export function groupsOfProduct({ products, vaccineGroups }: Edition, cvx: Cvx): readonly string[] {
  const antigens = new Set(products.get(cvx)?.antigens.map(({ antigen }) => antigen));
  return [...vaccineGroups.values()]
    .filter((group) => group.antigens.some((one) => antigens.has(one)))
    .map(({ name }) => name);
}

/** Those of nobody knows what day first, then by day; of one day in the order in which they were written down. */
export function inOrderOfDay<T extends Pick<KnownDose, 'id' | 'givenOn'>>(doses: readonly T[]): readonly T[] {
  return doses.toSorted((one, other) => byText(one.givenOn ?? '', other.givenOn ?? '') || byText(one.id, other.id));
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
