import type { Units } from '#domain/growth/units.ts';
import { todayIn, type Day } from '#domain/time/day.ts';
import type { Parent } from './session.ts';

export type Entering = { readonly today: Day; readonly units: Units };

export function entering({ timeZone, units }: Parent, now: Date): Entering {
  return { today: todayIn(timeZone, now), units };
}
