import type { Day } from '#domain/time/day.ts';
import type { Month } from '#domain/time/month.ts';
import type { GivenDose } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import type { Cvx } from '../supporting-data.ts';

export type KnownDose = {
  readonly id: string;
  /** Of a dose of a known month the day by which it is judged (likely-day.ts). Null if unknown. */
  readonly givenOn: Day | null;
  /** Where only the month is known. */
  readonly givenIn?: Month | null;
  /** The day on which the month was entered, where that is known. */
  readonly enteredOn?: Day;
  /** Of such a dose, once it has a day: the last one on which it may have been given, by the day it was entered. */
  readonly lastOn?: Day;
  readonly cvx: Cvx | null;
  readonly vaccine: string | null;
};

export type MonthDose = KnownDose & { readonly givenIn: Month };

export function isOfMonth(dose: KnownDose): dose is MonthDose {
  return dose.givenIn != null;
}

export type JudgedDose = { readonly known: KnownDose; readonly given: GivenDose };

/** Sorted; an undated dose does not count. */
export function judgedDoses(schedule: RoutineSchedule, doses: readonly KnownDose[]): readonly JudgedDose[] {
  return doses
    .flatMap((known): readonly JudgedDose[] => {
      const cvx = cvxOf(schedule, known);
      if (known.givenOn === null || cvx === null) return [];
      const { givenOn, givenIn, lastOn } = known;
      const ofMonth = givenIn && { isDayLikely: true, ...(lastOn && { lastOn }) };
      return [{ known, given: { givenOn, cvx, ...ofMonth } }];
    })
    .toSorted((one, other) => byText(one.given.givenOn, other.given.givenOn) || byText(one.known.id, other.known.id));
}

/** Never a specific product if the product is unknown. */
export function cvxForClinics(schedule: RoutineSchedule, { known, given }: JudgedDose): Cvx {
  return cvxForClinicsOf(schedule, known) ?? given.cvx;
}

/** The same of a dose on any day or none; null if it is not on the schedule. */
export function cvxForClinicsOf(schedule: RoutineSchedule, known: KnownDose): Cvx | null {
  const ofVaccine = schedule.vaccines.find(({ id }) => id === known.vaccine)?.codeWhenUnknown;
  return known.cvx ?? ofVaccine ?? cvxOf(schedule, known);
}

/** Null if not on the schedule. */
function cvxOf({ vaccines }: RoutineSchedule, { cvx, vaccine }: KnownDose): Cvx | null {
  return cvx ?? vaccines.find(({ id }) => id === vaccine)?.whenUnknown ?? null;
}

/** None for an unknown product. */
export function groupsOfDose(edition: Edition, schedule: RoutineSchedule, dose: KnownDose): readonly string[] {
  const cvx = cvxOf(schedule, dose);
  return cvx === null ? [] : groupsOfProduct(edition, cvx);
}

export function groupsOfProduct({ products, vaccineGroups }: Edition, cvx: Cvx): readonly string[] {
  const antigens = new Set(products.get(cvx)?.antigens.map(({ antigen }) => antigen));
  return [...vaccineGroups.values()]
    .filter((group) => group.antigens.some((one) => antigens.has(one)))
    .map(({ name }) => name);
}

/** Whether a dose of the vaccine group is judged by the most likely day of its month. */
export function isJudgedByMonth(
  edition: Edition,
  schedule: RoutineSchedule,
  doses: readonly JudgedDose[],
  group: string,
): boolean {
  return doses.some(
    ({ known, given }) => given.isDayLikely === true && groupsOfDose(edition, schedule, known).includes(group),
  );
}

/** By day, then as entered; undated ones last, so that they move no other dose to another row. */
export function inOrderOfDay<T extends Pick<KnownDose, 'id' | 'givenOn'>>(doses: readonly T[]): readonly T[] {
  return doses.toSorted(
    (one, other) => byText(one.givenOn ?? AFTER_ALL, other.givenOn ?? AFTER_ALL) || byText(one.id, other.id),
  );
}

const AFTER_ALL = '9999-12-32';

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
