import type { Day } from '#domain/time/day.ts';
import { published } from '#domain/vaccines/editions/editions-data.ts';
import { overtakenDecisions } from '#domain/vaccines/planned/overtaken-decisions.ts';
import type { Tables } from '#server/db/tables.ts';
import { atMost } from '#server/problem.ts';
import { knownDose } from './dose.ts';

export type MadeDecision = Tables['vaccine_decisions'];

/** Ours: some ten of each vaccine. */
export const decisionLimit = atMost(200, 'decisions about vaccines');

/**
 * Without those that a dose recorded later has overtaken. They stay stored, so that they stand again once the dose is
 * taken back.
 */
export function notOvertaken(
  decisions: readonly MadeDecision[],
  doses: readonly Tables['doses'][],
  asOf: Day,
): readonly MadeDecision[] {
  return decisions.filter(({ vaccine, decision, changed_at, decided_on: decidedOn }) => {
    const later = doses.filter(({ made_at }) => made_at > changed_at).map(knownDose);
    const isOvertaken =
      later.length > 0 && overtakenDecisions([{ vaccine, decision, decidedOn }], later, published(), asOf).length > 0;
    return !isOvertaken;
  });
}

/**
 * Of each vaccine the latest that no dose has overtaken.
 *
 * @param decisions by when they were made
 */
export function standingDecisions(
  decisions: readonly MadeDecision[],
  doses: readonly Tables['doses'][],
  asOf: Day,
): readonly MadeDecision[] {
  const open = notOvertaken(decisions, doses, asOf);
  return [...new Map(open.map((one) => [one.vaccine, one])).values()];
}
