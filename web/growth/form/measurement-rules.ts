import * as z from 'zod/mini';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';

/** The child a form belongs to. */
export type Measured = { readonly firstName: string; readonly bornOn: Day };

/** What is wrong with a day of measuring, or null when nothing is. */
export function measuredOnProblem(measuredOn: Day, { firstName, bornOn }: Measured, today: Day): string | null {
  if (measuredOn > today) return 'Date measured cannot be in the future';
  if (measuredOn < bornOn) return `This day is before ${firstName} was born, on ${longDayText(bornOn)}.`;
  return null;
}

/**
 * The same as a check of the contract's schemas.
 *
 * @param storedOn the day that is stored, which is not judged again: for whoever entered it the day may have begun earlier
 */
export function measuredInLife(child: Measured, today: Day, storedOn: Day | null) {
  return z.check<{ measuredOn?: Day | undefined }>(({ value, issues }) => {
    if (value.measuredOn === storedOn) return;
    const message = value.measuredOn && measuredOnProblem(value.measuredOn, child, today);
    if (message) issues.push({ code: 'custom', path: ['measuredOn'], message, input: value });
  });
}
