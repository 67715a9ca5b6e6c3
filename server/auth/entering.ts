import type { Units } from '#domain/growth/units.ts';
import { todayIn, type Day } from '#domain/time/day.ts';
import type { Parent } from './session.ts';

/** Who enters something: the day it is for them, and the units that a bare number has for them. */
export type Entering = { readonly today: Day; readonly units: Units };

/** The day and the units of a parent at an instant. */
export function entering({ timeZone, units }: Parent, now: Date): Entering {
  return { today: todayIn(timeZone, now), units };
}
