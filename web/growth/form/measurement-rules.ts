import * as z from 'zod/mini';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';

export type Measured = { readonly firstName: string; readonly bornOn: Day };

export function measuredOnProblem(measuredOn: Day, { firstName, bornOn }: Measured, today: Day): string | null {
  if (measuredOn > today) return 'Date measured cannot be in the future';
  if (measuredOn < bornOn) return `This day is before ${firstName} was born, on ${longDayText(bornOn)}.`;
  return null;
}

/**
 * The same rule as a schema check.
 *
 * @param storedOn the saved day, always accepted: it may have begun earlier in the zone of the parent who entered it
 */
export function measuredInLife(child: Measured, today: Day, storedOn: Day | null) {
  return z.check<{ measuredOn?: Day | undefined }>(({ value, issues }) => {
    if (value.measuredOn === storedOn) return;
    const message = value.measuredOn && measuredOnProblem(value.measuredOn, child, today);
    if (message) issues.push({ code: 'custom', path: ['measuredOn'], message, input: value });
  });
}
