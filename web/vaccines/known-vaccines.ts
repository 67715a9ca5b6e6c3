import { ageFrom } from '#domain/children/gestation.ts';
import { textsAt, type CareAt } from '#domain/vaccines/care/side-effects.ts';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Dose, PlannedDose, Vaccine, VaccineDecision, VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import { laterDay, type Day } from '#domain/time/day.ts';
import { plainName } from '#domain/vaccines/words/plain-name.ts';
import { listText } from '#domain/text/list-text.ts';
import { capital } from '#domain/text/capital.ts';

export type KnownVaccines = {
  readonly child: Child;
  readonly me: Me;
  readonly today: Day;
  readonly plan: VaccinePlan;
  readonly facts: Vaccines;
};

export function vaccineOf(id: string, { vaccines }: Vaccines): Vaccine | null {
  return vaccines.find((vaccine) => vaccine.id === id) ?? null;
}

/** Inside a sentence: 'rotavirus', 'DTaP' */
export function plainNames(ids: readonly string[], facts: Vaccines): string[] {
  return ids.map((id) => plainName(vaccineOf(id, facts)?.shortName ?? id));
}

/** Whether with what is noted of the child any fever is a reason to call at once. */
export function isFeverUrgent({ conditions }: Pick<VaccinePlan, 'conditions'>): boolean {
  return conditions.some((noted) => noted.isFeverUrgent);
}

type ChildOfAge = Parameters<typeof ageFrom>[0];

/** Of which age and dose is told, and of what is noted of the child. @param dose its number; null if it is not known */
export function careAt(child: ChildOfAge, plan: Pick<VaccinePlan, 'conditions'>, on: Day, dose: number | null): CareAt {
  return { ageFrom: ageFrom(child), on, dose, isFeverUrgent: isFeverUrgent(plan) };
}

/** On the day of its dose, or of one to come when it is due. */
export function careOfRow(
  row: PlannedDose,
  child: ChildOfAge,
  plan: Pick<VaccinePlan, 'conditions' | 'doses' | 'asOf'>,
): CareAt {
  const on = doseOf(row, plan)?.likelyOn ?? laterDay(plan.asOf, row.dueOn ?? plan.asOf);
  return careAt(child, plan, on, row.number);
}

/** The signs of a vaccine for which a doctor is called, at the child's age. */
export function signsAt(vaccine: Vaccine, at: CareAt): Pick<Vaccine, 'callNow' | 'callDoctor' | 'emergency'> {
  return { ...vaccine, callNow: textsAt(vaccine.callNow, vaccine.care.only, at) };
}

/** 'Pentacel', else its vaccines: 'DTaP'. */
export function doseTitle({ productName, vaccines }: Dose, facts: Vaccines): string {
  return productName ?? capital(listText(plainNames(vaccines, facts)));
}

/** The dose that fills a row, or null. */
export function doseOf({ doseId }: Pick<PlannedDose, 'doseId'>, { doses }: Pick<VaccinePlan, 'doses'>): Dose | null {
  return doses.find(({ id }) => id === doseId) ?? null;
}

/** The family's decision about a row's vaccine, or null. */
export function decisionOf(
  { vaccine }: Pick<PlannedDose, 'vaccine'>,
  { decisions }: Pick<VaccinePlan, 'decisions'>,
): VaccineDecision | null {
  return decisions.find((decision) => decision.vaccine === vaccine) ?? null;
}
