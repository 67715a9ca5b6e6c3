import { addDays, type Day } from '#domain/time/day.ts';
import type { MotherHepatitisB } from '../editions/authorities.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';

const NEWBORN_DAYS = 28;

type Newborn = { readonly bornOn: Day; readonly motherHepatitisB: MotherHepatitisB | null };

/**
 * Null unless the mother has hepatitis B or her result is unknown.
 *
 * Source: content/vaccines/routine.json, `newbornNote`. Showing it for 28 days is ours.
 */
export function newbornNote(
  { vaccines }: RoutineSchedule,
  { bornOn, motherHepatitisB }: Newborn,
  today: Day,
): string | null {
  if (motherHepatitisB !== 'positive' && motherHepatitisB !== 'unknown') return null;
  if (today >= addDays(bornOn, NEWBORN_DAYS)) return null;
  return vaccines.find((vaccine) => vaccine.newbornNote)?.newbornNote ?? null;
}
