import { todayIn, type Day } from '#domain/time/day.ts';
import { published } from '#domain/vaccines/editions/editions-data.ts';
import { overtakenDecisions } from '#domain/vaccines/planned/overtaken-decisions.ts';
import type { Tables } from '#server/db/tables.ts';
import { knownDose } from './dose.ts';

/** `decided_in` is the time zone of whoever decided last, null once the account is deleted. */
export type MadeDecision = Tables['vaccine_decisions'] & { readonly decided_in: string | null };

/**
 * Without those that a dose recorded later has overtaken. They stay stored, so that they stand again once the dose is
 * taken back.
 */
export function standingDecisions(
  decisions: readonly MadeDecision[],
  doses: readonly Tables['doses'][],
  asOf: Day,
): readonly MadeDecision[] {
  return decisions.filter((one) => {
    const { vaccine, decision, changed_at, decided_in } = one;
    const later = doses.filter(({ made_at }) => made_at > changed_at).map(knownDose);
    const decidedOn = todayIn(decided_in ?? 'UTC', new Date(changed_at));
    const isOvertaken =
      later.length > 0 && overtakenDecisions([{ vaccine, decision, decidedOn }], later, published(), asOf).length > 0;
    return !isOvertaken;
  });
}
