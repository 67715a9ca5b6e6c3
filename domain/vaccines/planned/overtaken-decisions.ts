import type { Day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import type { Published } from '../editions/published.ts';
import type { KnownDose } from '../given/known-dose.ts';
import type { Decision } from '../standing/planned-status.ts';
import { dosesByVaccine } from './plan-rows.ts';
import { plannedGroups } from './planned-group.ts';

/** `vaccine` is a planned group id. */
type Decided = Pick<Decision, 'decision'> & { readonly vaccine: string; readonly decidedOn: Day };

/** Deferred or declined vaccines that were given on or after the day of the decision, or in its month. */
export function overtakenDecisions(
  decisions: readonly Decided[],
  doses: readonly KnownDose[],
  { schedule, editionOn }: Pick<Published, 'schedule' | 'editionOn'>,
  today: Day,
): readonly string[] {
  const given = dosesByVaccine(editionOn(today), schedule, plannedGroups(schedule), doses);
  const isGiven = ({ vaccine, decidedOn }: Decided) =>
    given.get(vaccine)?.some((dose) => isGivenSince(dose, decidedOn)) ?? false;
  return decisions.filter((one) => one.decision !== 'wanted' && isGiven(one)).map(({ vaccine }) => vaccine);
}

function isGivenSince({ givenOn, givenIn = null }: KnownDose, on: Day): boolean {
  if (givenIn !== null) return givenIn >= monthOf(on);
  return givenOn !== null && givenOn >= on;
}
