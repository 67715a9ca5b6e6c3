import * as z from 'zod/mini';
import { day as dayOf, isDay } from '#domain/time/day.ts';
import { isMonth, month as monthOf } from '#domain/time/month.ts';
import { asDay, asMonth, fieldNotes } from '#contract/stored.ts';

/** A day that a user enters, 'YYYY-MM-DD'. */
export const day = (missing: string) => {
  const typed = z.string({ error: missing }).check(z.refine(isDay, { error: missing }));
  fieldNotes.add(typed, asDay);
  return z.pipe(typed, z.transform(dayOf));
};

/** A month that a user enters, 'YYYY-MM'. */
export const month = (missing: string) => {
  const typed = z.string({ error: missing }).check(z.refine(isMonth, { error: missing }));
  fieldNotes.add(typed, asMonth);
  return z.pipe(typed, z.transform(monthOf));
};
