import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import type { Checkup } from '#contract/checkups.ts';
import { isAskedOfPast } from '#domain/checkups/status.ts';
import { visitMonthsOn, visitName } from '#domain/checkups/visit-of-age.ts';
import type { Day } from '#domain/time/day.ts';
import type { Month } from '#domain/time/month.ts';
import { isOfSeason, pastDays, pastMonths, pastRows, undatedDoses } from '#domain/vaccines/given/past-days.ts';
import { isRowFromBefore } from '#domain/vaccines/standing/row-details.ts';
import { plainFirst } from '#domain/vaccines/words/plain-name.ts';

export type PastDose = PlannedDose & {
  /** The month of its age in the schedule; null if it is not known, or not sure to count. */
  readonly guessedIn: Month | null;
};

/** What is asked for one day: the doses of a checkup, or those of a vaccine that has no age. */
export type PastVisit = {
  readonly name: string;
  /** Age at the checkup; null of what is for a season, or not for every child. */
  readonly months: number | null;
  readonly doses: readonly PastDose[];
};

type Plan = Pick<VaccinePlan, 'planned' | 'doses' | 'addedOn'>;

/** Not completed, and recommended for a time that ended before the child was added. */
export function checkupsBefore(checkups: readonly Checkup[]): Checkup[] {
  return checkups.filter(isAskedOfPast);
}

/** Whether a dose of that time can still be marked that is not recorded without a day already. */
export function isDoseLeft(plan: Plan, today: Day): boolean {
  const isWaiting = ({ status }: PlannedDose) => status === 'overdue' || status === 'upcoming';
  return askedRows(plan, today).some((row) => isWaiting(row) && isRowFromBefore(row, plan.addedOn));
}

/** Whether the question about the past is about doses. */
export function isDoseAsked(plan: Plan & Pick<VaccinePlan, 'isPastOpen'>, today: Day): boolean {
  return isDoseLeft(plan, today) || (plan.isPastOpen && askedRows(plan, today).length > 0);
}

/** What the question about the past is about, from birth. A dose recorded without a day is not asked for again. */
export function pastVisitsOf(
  plan: Pick<Plan, 'planned' | 'doses'>,
  { bornOn, today }: { readonly bornOn: Day; readonly today: Day },
): PastVisit[] {
  const undated = undatedDoses(plan.doses);
  const days = pastDays(plan.planned, today, undated);
  const months = pastMonths(plan.planned, today, undated);
  const orderOf = (row: PlannedDose) => days.get(row.id) ?? dayOfAge(row) ?? '';
  const byDay = askedRows(plan, today).toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  const asked = byDay.map((row) => ({ ...row, guessedIn: months.get(row.id) ?? null }));
  const byVisit = Map.groupBy(asked, (dose) => nameOfVisit(dose, asked, bornOn));
  const visits = [...byVisit].map(([name, doses]) => ({
    name,
    months: doses[0] ? ageOf(doses[0], bornOn) : null,
    doses,
  }));
  return visits.toSorted((one, other) => (one.months ?? NO_AGE) - (other.months ?? NO_AGE));
}

const NO_AGE = 10_000;

/** 'Hospital', '2 months'; of what has no age, and of a second dose of a vaccine at that age, its own name. */
function nameOfVisit(dose: PlannedDose, asked: readonly PlannedDose[], bornOn: Day): string {
  const months = ageOf(dose, bornOn);
  if (months === null) return plainFirst(dose.shortName);
  const [first] = asked.filter((row) => row.vaccine === dose.vaccine && ageOf(row, bornOn) === months);
  return first?.id === dose.id ? visitName(months) : nameThen(dose);
}

function askedRows({ planned, doses }: Pick<Plan, 'planned' | 'doses'>, today: Day): readonly PlannedDose[] {
  return pastRows(planned, today, undatedDoses(doses));
}

function dayOfAge({ recommendedOn, past }: Pick<PlannedDose, 'recommendedOn' | 'past'>): Day | null {
  return recommendedOn ?? past?.on ?? null;
}

/** In months; null of what follows a season, or has no age. */
function ageOf(dose: Pick<PlannedDose, 'vaccine' | 'recommendedOn' | 'past'>, bornOn: Day): number | null {
  const on = isOfSeason(dose) ? null : dayOfAge(dose);
  return on && visitMonthsOn(on, bornOn);
}

/** 'Rotavirus 2', as the schedule has it at that age, whatever is given by now. */
export function nameThen({ recommendedName, past, shortName, number }: PlannedDose): string {
  return `${plainFirst(recommendedName ?? past?.name ?? shortName)} ${number}`;
}

/** The ages in months for which the schedule has doses of that time, in order. */
export function agesOfPast(past: readonly PastVisit[]): number[] {
  return past.flatMap(({ months }) => months ?? []);
}
