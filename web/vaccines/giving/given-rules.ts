import * as z from 'zod/mini';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';

type Given = { readonly givenOn?: Day | null | undefined };
type Vaccinated = { readonly firstName: string; readonly bornOn: Day };

/** Why a day cannot be a dose's, or null. */
export function givenOnProblem(givenOn: Day, { firstName, bornOn }: Vaccinated, today: Day): string | null {
  if (givenOn > today) return 'Date given cannot be in the future';
  if (givenOn < bornOn) return `This day is before ${firstName} was born, on ${longDayText(bornOn)}.`;
  return null;
}

export function dosesInLife(child: Vaccinated, today: Day) {
  return z.check<{ doses: readonly Given[] }>(({ value, issues }) => {
    for (const [index, { givenOn }] of value.doses.entries()) {
      const message = givenOn && givenOnProblem(givenOn, child, today);
      if (message) issues.push({ code: 'custom', path: ['doses', index, 'givenOn'], message, input: value });
    }
  });
}

/** The same rule for one dose. @param storedOn the saved day, which is always accepted */
export function doseInLife(child: Vaccinated, today: Day, storedOn: Day | null) {
  return z.check<Given>(({ value, issues }) => {
    if (!value.givenOn || value.givenOn === storedOn) return;
    const message = givenOnProblem(value.givenOn, child, today);
    if (message) issues.push({ code: 'custom', path: ['givenOn'], message, input: value });
  });
}
