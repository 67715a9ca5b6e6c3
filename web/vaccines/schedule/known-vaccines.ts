import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Dose, PlannedDose, Vaccine, VaccineDecision, VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { listText } from '../dose/dose-text.ts';

/** What the room of vaccines shows, once it is loaded. */
export type KnownVaccines = {
  readonly child: Child;
  readonly me: Me;
  readonly today: Day;
  readonly plan: VaccinePlan;
  readonly facts: Vaccines;
};

/** What there is to know about a vaccine; null for one that the schedule does not have. */
export function vaccineOf(id: string, { vaccines }: Vaccines): Vaccine | null {
  return vaccines.find((vaccine) => vaccine.id === id) ?? null;
}

/** The short names of vaccines: 'DTaP'. */
export function shortNames(ids: readonly string[], facts: Vaccines): string[] {
  return ids.map((id) => vaccineOf(id, facts)?.shortName ?? id);
}

/** A dose by its product, or by the vaccines that it is of: 'Pentacel', 'DTaP'. */
export function doseTitle({ productName, vaccines }: Dose, facts: Vaccines): string {
  return productName ?? listText(shortNames(vaccines, facts));
}

/** The dose that fills a row; null where none does. */
export function doseOf({ doseId }: Pick<PlannedDose, 'doseId'>, { doses }: Pick<VaccinePlan, 'doses'>): Dose | null {
  return doses.find(({ id }) => id === doseId) ?? null;
}

/** What the family has decided about the vaccine of a row; null where nothing. */
export function decisionOf(
  { vaccine }: Pick<PlannedDose, 'vaccine'>,
  { decisions }: Pick<VaccinePlan, 'decisions'>,
): VaccineDecision | null {
  return decisions.find((decision) => decision.vaccine === vaccine) ?? null;
}
