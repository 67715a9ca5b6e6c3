import type { Day } from '#domain/time/day.ts';
import type { GroupForecast } from '#domain/vaccines/assessment.ts';
import type { CategoryOnDay } from '#domain/vaccines/editions/authorities.ts';
import { seasonYear } from '#domain/vaccines/editions/season-roll.ts';
import type { KnownDose } from '#domain/vaccines/planned/known-dose.ts';
import type { PlanRow } from '#domain/vaccines/planned/plan-rows.ts';

/** Why a row of a plan is another than it was, as a family is told it. */
export type MoveCause =
  /** A dose of the vaccine was marked or removed. */
  | 'dose'
  /** A dose of another vaccine was, and this one is put off until later: two live vaccines keep their distance. */
  | 'other-dose'
  /** Its season turned. */
  | 'season'
  /** A row before it is due, and it is planned as if that were given today. */
  | 'waits-for-due'
  /** The vaccine is told otherwise from this age on: it is no longer given, or a dose is skipped and the one after it due. */
  | 'forecast'
  /** The authority of the child means it for others from this age on. */
  | 'authority';

/** One vaccine of a plan as of a day. */
export type VaccineOnDay = {
  readonly on: Day;
  readonly isSeasonal: boolean;
  /** All that the child was given, of whatever vaccine. */
  readonly given: readonly KnownDose[];
  readonly rows: readonly PlanRow[];
  readonly forecast: Pick<GroupForecast, 'status' | 'reasons' | 'dose' | 'earliest'> | undefined;
  readonly category: CategoryOnDay | null;
};

/**
 * What moved a row from one day to a later one, added it or took it out.
 *
 * @param number that of the row
 * @returns null where nothing that a family is told explains it
 */
export function whyMoved(before: VaccineOnDay, now: VaccineOnDay, number: number): MoveCause | null {
  const [was, is] = [before, now].map(({ rows }) => rows.find((row) => row.number === number)?.due ?? null);
  const isLater = was != null && is != null && isNoSooner(was, is);
  if (idsOf(dosesOf(before)) !== idsOf(dosesOf(now))) return 'dose';
  if (now.isSeasonal && seasonYear(before.on) !== seasonYear(now.on)) return 'season';
  // As long as nothing is given, what waits is due later from day to day, or it is not needed any more.
  if (waitsForDue(before, now, number) && (isLater || is == null)) return 'waits-for-due';
  if (isLater && idsOf(before.given) !== idsOf(now.given)) return 'other-dose';
  if (toldOf(before) !== toldOf(now)) return 'forecast';
  // A dose that is skipped leaves its number to the one after it, which may be given later at the soonest.
  if (isLater && before.forecast?.earliest !== now.forecast?.earliest) return 'forecast';
  return before.category?.categories.join() === now.category?.categories.join() ? null : 'authority';
}

function isNoSooner(was: Due, is: Due): boolean {
  return was.dueOn <= is.dueOn && (was.windowEndsOn ?? '') <= (is.windowEndsOn ?? '');
}

type Due = NonNullable<PlanRow['due']>;

function dosesOf({ rows }: VaccineOnDay): readonly KnownDose[] {
  return rows.flatMap(({ dose }) => dose ?? []);
}

function idsOf(doses: readonly KnownDose[]): string {
  return doses.map(({ id }) => id).join();
}

function toldOf({ forecast }: VaccineOnDay): string {
  return forecast ? [forecast.status, forecast.dose, ...forecast.reasons].join() : '';
}

/** Whether a row before it was due on the earlier day or is on the later one. */
function waitsForDue(before: VaccineOnDay, now: VaccineOnDay, number: number): boolean {
  return [before, now].some(({ rows }) =>
    rows.some((row) => row.number < number && row.due !== null && row.due.dueOn <= now.on),
  );
}
