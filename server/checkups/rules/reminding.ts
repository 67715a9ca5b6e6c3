import { hourIn } from '#domain/time/hour.ts';
import type { Day } from '#domain/time/day.ts';
import { authorities } from '#domain/vaccines/editions/editions-data.ts';
import type { KeptRow } from '#server/vaccines/rules/kept-rows.ts';
import type { RemindedChild } from '../queries/reminded-child.ts';

/** From which hour of their day on somebody is reminded. */
const FIRST_HOUR = 8;

/** Whether it is late enough in the day of a parent for a mail. */
export function isMorningIn(timeZone: string, now: Date): boolean {
  return hourIn(timeZone, now) >= FIRST_HOUR;
}

/** For what the link that stops reminders is sealed, and how long it works. */
export const stopping = { purpose: 'stop-reminders', lastsMs: 365 * 24 * 60 * 60_000 };

/** By whose recommendations doses have their days, in a sentence; null while a child has no plan. */
export function vaccineSource({ plan }: Pick<RemindedChild, 'plan'>): string | null {
  if (!plan) return null;
  const title = authorities().find(({ id }) => id === plan.authority)?.title ?? plan.authority;
  return `Vaccine days: ${title}, worked out with ${plan.edition}.`;
}

/** What every calendar and every reminder says of itself. */
export const notARecord = 'Not a medical record.';

type NamedDose = Pick<KeptRow, 'shortName' | 'number' | 'category'>;

/** A dose in a few letters: 'DTaP 2', 'MenB 1 (ask your doctor)'. */
export function doseText(dose: NamedDose): string {
  return doseWithNotes(dose, []);
}

/** A dose with what else is noted of it: 'MenB 1 (ask your doctor; until January 18, 2027)'. */
export function doseWithNotes({ shortName, number, category }: NamedDose, notes: readonly string[]): string {
  const all = [...(category === 'ask-your-doctor' ? ['ask your doctor'] : []), ...notes];
  return `${shortName} ${number}${all.length > 0 ? ` (${all.join('; ')})` : ''}`;
}

/** The last day of the window of a dose; null where it has none, or the dose was put off until a later day. */
export function windowEnd({
  dueOn,
  windowEndsOn,
}: Pick<KeptRow, 'windowEndsOn'> & { readonly dueOn: Day }): Day | null {
  return windowEndsOn !== null && windowEndsOn >= dueOn ? windowEndsOn : null;
}
