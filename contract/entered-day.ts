import * as z from 'zod/mini';
import { day as dayOf, isDay } from '#domain/time/day.ts';
import { isMonth, month as monthOf } from '#domain/time/month.ts';

/** A day that a user enters, 'YYYY-MM-DD'. */
export const day = (missing: string) =>
  z.pipe(z.string({ error: missing }).check(z.refine(isDay, { error: missing })), z.transform(dayOf));

/** A month that a user enters, 'YYYY-MM'. */
export const month = (missing: string) =>
  z.pipe(z.string({ error: missing }).check(z.refine(isMonth, { error: missing })), z.transform(monthOf));
