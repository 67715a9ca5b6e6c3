import * as z from 'zod/mini';
import { day as dayOf, isDay } from '#domain/time/day.ts';

/** A calendar day, 'YYYY-MM-DD', as somebody enters it. */
export const day = (missing: string) =>
  z.pipe(z.string({ error: missing }).check(z.refine(isDay, { error: missing })), z.transform(dayOf));
