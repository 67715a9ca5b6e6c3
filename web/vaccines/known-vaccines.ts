import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Dose, PlannedDose, Vaccine, VaccineDecision, VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { plainName } from '#domain/vaccines/words/plain-name.ts';
import { capital } from '#web/client/text/capital.ts';
import { listText } from './dose/dose-text.ts';

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

/** As a clinic calls them: 'RV', 'DTaP' */
export function shortNames(ids: readonly string[], facts: Vaccines): string[] {
  return ids.map((id) => vaccineOf(id, facts)?.shortName ?? id);
}

/** Inside a sentence: 'rotavirus', 'DTaP' */
export function plainNames(ids: readonly string[], facts: Vaccines): string[] {
  return shortNames(ids, facts).map(plainName);
}

/** Whether with what is noted of the child any fever is a reason to call at once. */
export function isFeverUrgent({ conditions }: Pick<VaccinePlan, 'conditions'>): boolean {
  return conditions.some((noted) => noted.isFeverUrgent);
}

/** What may follow and passes, for this child. */
export function sideEffectsOf(vaccine: Vaccine, plan: Pick<VaccinePlan, 'conditions'>): string {
  return isFeverUrgent(plan) ? vaccine.sideEffectsWithoutFever : vaccine.sideEffects;
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
