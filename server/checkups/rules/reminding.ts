import { hourIn } from '#domain/time/hour.ts';
import type { Day } from '#domain/time/day.ts';
import { authorities } from '#domain/vaccines/editions/editions-data.ts';
import type { PlanToday, RowStatus } from '#server/vaccines/rules/row-status.ts';

const FIRST_HOUR = 8;

export function isMorningIn(timeZone: string, now: Date): boolean {
  return hourIn(timeZone, now) >= FIRST_HOUR;
}

export const stopping = { purpose: 'stop-reminders', lastsMs: 365 * 24 * 60 * 60_000 };

export function vaccineSource({ authority, edition }: Pick<PlanToday, 'authority' | 'edition'>): string {
  const title = authorities().find(({ id }) => id === authority)?.title ?? authority;
  return `Vaccine days: ${title}, worked out with ${edition}.`;
}

export const notARecord = 'Not a medical record.';

type NamedDose = Pick<RowStatus, 'shortName' | 'number' | 'category'>;

/** 'DTaP 2', 'MenB 1 (ask your doctor)'. */
export function doseText(dose: NamedDose): string {
  return doseWithNotes(dose, []);
}

/** 'MenB 1 (ask your doctor; until January 18, 2027)'. */
export function doseWithNotes({ shortName, number, category }: NamedDose, notes: readonly string[]): string {
  const all = [...(category === 'ask-your-doctor' ? ['ask your doctor'] : []), ...notes];
  return `${shortName} ${number}${all.length > 0 ? ` (${all.join('; ')})` : ''}`;
}

/** Null without a window, or when the dose was deferred beyond it. */
export function windowEnd({
  dueOn,
  windowEndsOn,
}: Pick<RowStatus, 'windowEndsOn'> & { readonly dueOn: Day }): Day | null {
  return windowEndsOn !== null && windowEndsOn >= dueOn ? windowEndsOn : null;
}
