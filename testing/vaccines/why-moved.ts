import type { Day } from '#domain/time/day.ts';
import type { GroupForecast } from '#domain/vaccines/assessment.ts';
import type { CategoryOnDay } from '#domain/vaccines/editions/category-on.ts';
import { seasonYear } from '#domain/vaccines/editions/season-roll.ts';
import { isFluPause } from '#domain/vaccines/standing/flu-pause.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import type { PlanRow } from '#domain/vaccines/planned/plan-rows.ts';

export type MoveCause =
  /** A dose of the vaccine was added or removed. */
  | 'dose'
  /** A dose of another vaccine was; live vaccines need an interval. */
  | 'other-dose'
  /** A new season began. */
  | 'season'
  /** Influenza is not planned from April 15 to the last day of August. */
  | 'flu-pause'
  /** An earlier row is due; this one is planned as if that were given today. */
  | 'waits-for-due'
  /** From this age on, no longer given or a dose is skipped. */
  | 'forecast'
  /** From this age on, the authority recommends it for others. */
  | 'authority';

export type VaccineOnDay = {
  readonly on: Day;
  readonly isSeasonal: boolean;
  readonly given: readonly KnownDose[];
  readonly rows: readonly PlanRow[];
  readonly forecast: Pick<GroupForecast, 'status' | 'reasons' | 'dose' | 'earliest'> | undefined;
  readonly category: CategoryOnDay | null;
};

/** Null if a family would not see why. */
export function whyMoved(before: VaccineOnDay, now: VaccineOnDay, number: number): MoveCause | null {
  const [was, is] = [before, now].map(({ rows }) => rows.find((row) => row.number === number)?.due ?? null);
  const isLater = was != null && is != null && isNoSooner(was, is);
  if (idsOf(dosesOf(before)) !== idsOf(dosesOf(now))) return 'dose';
  if (now.isSeasonal && seasonYear(before.on) !== seasonYear(now.on)) return 'season';
  if (now.isSeasonal && isLater && isPauseBegun(before.on, now.on)) return 'flu-pause';
  // While nothing is given, open rows move later from day to day, or are no longer needed.
  if (waitsForDue(before, now, number) && (isLater || is == null)) return 'waits-for-due';
  if (isLater && idsOf(before.given) !== idsOf(now.given)) return 'other-dose';
  if (forecastText(before) !== forecastText(now)) return 'forecast';
  // A skipped dose passes its number on to the next one, whose earliest day may be later.
  if (isLater && before.forecast?.earliest !== now.forecast?.earliest) return 'forecast';
  return before.category?.categories.join() === now.category?.categories.join() ? null : 'authority';
}

function isPauseBegun(before: Day, on: Day): boolean {
  return isFluPause('Influenza', on) && !isFluPause('Influenza', before);
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

function forecastText({ forecast }: VaccineOnDay): string {
  return forecast ? [forecast.status, forecast.dose, ...forecast.reasons].join() : '';
}

function waitsForDue(before: VaccineOnDay, now: VaccineOnDay, number: number): boolean {
  return [before, now].some(({ rows }) =>
    rows.some((row) => row.number < number && row.due !== null && row.due.dueOn <= now.on),
  );
}
