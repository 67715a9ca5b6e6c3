import * as z from 'zod/mini';
import { isTimeOfDay, timeOfDay, type TimeOfDay } from '#domain/time/time-of-day.ts';
import { fieldNotes } from '#contract/stored.ts';

/** Where the family is, 'HH:MM' of 24 hours. */
const asTimeOfDay = { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'A time of day, HH:MM of 24 hours' };

/** One that a user enters. */
export const timeField = (wrong: string) => {
  const typed = z.string({ error: wrong }).check(z.refine(isTimeOfDay, { error: wrong }));
  fieldNotes.add(typed, asTimeOfDay);
  return z.pipe(typed, z.transform(timeOfDay));
};

const stored = z.string();
fieldNotes.add(stored, asTimeOfDay);
/** One that is stored, which is not validated again in every reply. */
// `Tables` guarantees that only times of day are stored.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const StoredTimeOfDay = stored as unknown as z.ZodMiniType<TimeOfDay, TimeOfDay>;
