import * as z from 'zod/mini';
import type { NewTaste, Taste } from '#contract/foods/tastes.ts';
import { tasteDayProblems } from '#domain/foods/taste-days.ts';

type Days = Pick<NewTaste, 'triedOn' | 'allowedOn'>;

/** The rules of the days, as a schema check. */
export function inLife(life: Parameters<typeof tasteDayProblems>[1], before: Taste | null) {
  return z.check<Days>(({ value, issues }) => {
    const { triedOn, allowedOn = null } = value;
    for (const { field, message } of tasteDayProblems({ triedOn, allowedOn }, life, before))
      issues.push({ code: 'custom', path: [field], message, input: value });
  });
}
