import * as z from 'zod/mini';
import { day as dayOf, isDay } from '#domain/time/day.ts';

/** A day that a user enters, 'YYYY-MM-DD'. */
export const day = (missing: string) =>
  z.pipe(z.string({ error: missing }).check(z.refine(isDay, { error: missing })), z.transform(dayOf));
