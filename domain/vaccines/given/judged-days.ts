import { addDays, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf } from '#domain/time/month.ts';
import type { DoseEvaluation, DoseReason, Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import { evaluateAndForecast } from '../engine.ts';
import { editionOfGroups } from '../planned/edition-of-groups.ts';
import { groupsOfDose, isLiveDose, isOfMonth, judgedDoses, type KnownDose, type MonthDose } from './known-dose.ts';
import { likelyDay } from './likely-day.ts';
import { fromFirst, fromLikely, nearestThatCounts, type Fit, type Run, type Search } from './nearest-that-counts.ts';

export type Judging = {
  readonly patient: Patient;
  readonly today: Day;
  readonly schedule: RoutineSchedule;
  /** Some ages depend on the doses. */
  readonly editionFor: (doses: readonly KnownDose[]) => Edition;
};

const EARLY: ReadonlySet<DoseReason> = new Set(['age-too-young', 'interval-too-short', 'live-vaccine-conflict']);

/** More doses of months than a childhood has stay on their likely days. */
const MOST_SEARCHED = 40;

/**
 * Doses of a known month, each on a day of it on which it counts, if there is one: its most likely day (likely-day.ts),
 * else the nearest. Where doses of a vaccine do not all count so, each is on the first day of its month on which it
 * does, if more count then. Ours.
 */
export function onJudgedDays(judging: Judging, doses: readonly KnownDose[]): readonly KnownDose[] {
  const ofMonths = doses.filter(isOfMonth).toSorted(byMonthAndEntry);
  if (ofMonths.length === 0) return doses;
  const dated = doses.filter((dose) => !isOfMonth(dose));
  const near = placed(judging, dated, ofMonths, fromLikely);
  const { counted, open } = verdictOn(judging, near);
  const groups = groupsOf(
    judging,
    near.filter((dose) => open.has(dose.id)),
  );
  const isNearOpen = (dose: KnownDose) => groupsOf(judging, [dose]).some((group) => groups.includes(group));
  const kept = near.filter((dose) => !isOfMonth(dose) || !isNearOpen(dose));
  const early = placed(judging, kept, ofMonths.filter(isNearOpen), fromFirst);
  const best = verdictOn(judging, early).counted > counted ? early : near;
  const byId = new Map(best.map((dose) => [dose.id, dose]));
  return doses.map((dose) => byId.get(dose.id) ?? dose);
}

/** One after the other, beside those of known days and those placed before. */
function placed(
  judging: Judging,
  known: readonly KnownDose[],
  ofMonths: readonly MonthDose[],
  search: Search,
): readonly KnownDose[] {
  let doses = known;
  for (const [index, dose] of ofMonths.entries()) {
    const likely = likelyDay(judging.editionFor(doses), judging.schedule, lifeOf(judging), dose, doses);
    const runs = index < MOST_SEARCHED ? search(freeDays(judging, dose, doses), likely) : [];
    doses = [...doses, { ...dose, givenOn: dayThatCounts(judging, dose, doses, runs) ?? likely }];
  }
  return doses;
}

/**
 * The day nearest to where a run begins on which the dose counts and no other dose ceases to, else of those tried the one
 * on which most does; null without a day.
 */
function dayThatCounts(
  judging: Judging,
  dose: MonthDose,
  others: readonly KnownDose[],
  runs: readonly Run[],
): Day | null {
  const groups = groupsAround(judging, dose, others);
  if (groups.length === 0) return null;
  const tried = new Map<Day, { readonly counted: number; readonly fit: Fit }>();
  let openBefore: number | null = null;
  const fitOf = ({ open, early }: Verdict): Fit => {
    if (open.size === 0) return 'counts';
    if (open.has(dose.id)) return early.has(dose.id) ? 'too-early' : 'too-late';
    openBefore ??= verdictOn(judging, others, groups).open.size;
    return open.size > openBefore ? 'too-late' : 'counts';
  };
  const fitOn = (on: Day): Fit => {
    const known = tried.get(on);
    if (known) return known.fit;
    const verdict = verdictOn(judging, [...others, { ...dose, givenOn: on }], groups);
    const fit = fitOf(verdict);
    tried.set(on, { counted: verdict.counted, fit });
    return fit;
  };
  for (const { days, from } of runs) {
    const on = nearestThatCounts(days, from, fitOn);
    if (on !== null) return on;
  }
  const [first, ...rest] = tried.entries();
  return first ? rest.reduce((best, one) => (one[1].counted > best[1].counted ? one : best), first)[0] : null;
}

/**
 * Of its month and the child's life, without those of other doses of its vaccines; in runs, which end where one of these
 * or of those that it must be kept apart from was given.
 */
function freeDays(judging: Judging, dose: MonthDose, others: readonly KnownDose[]): readonly (readonly Day[])[] {
  const daysOf = (groups: readonly string[]) => {
    const given = others.filter((other) => groupsOf(judging, [other]).some((group) => groups.includes(group)));
    return new Set(given.map(({ givenOn }) => givenOn));
  };
  const taken = daysOf(groupsOf(judging, [dose]));
  const around = daysOf(groupsAround(judging, dose, others));
  const { bornOn, today } = lifeOf(judging);
  const last = earlierDay(lastDayOf(dose.givenIn), today);
  const runs: Day[][] = [[]];
  for (let on = laterDay(firstDayOf(dose.givenIn), bornOn); on <= last; on = addDays(on, 1)) {
    if (around.has(on)) runs.push(taken.has(on) ? [] : [on], []);
    else runs.at(-1)?.push(on);
  }
  return runs.filter((days) => days.length > 0);
}

type Verdict = {
  /** How often a dose counts for an antigen. */
  readonly counted: number;
  /** The ids of doses that do not count, or not for every antigen, and would be needed. */
  readonly open: ReadonlySet<string>;
  /** Of these the ones that a later day might help. */
  readonly early: ReadonlySet<string>;
};

function verdictOn(
  judging: Judging,
  doses: readonly KnownDose[],
  groups: readonly string[] = groupsOf(judging, doses),
): Verdict {
  const { patient, today, schedule, editionFor } = judging;
  const judged = judgedDoses(schedule, doses);
  const given = judged.map((dose) => dose.given);
  const { evaluations } = evaluateAndForecast(editionOfGroups(editionFor(doses), groups), patient, given, today);
  const ofBest = evaluations.filter(({ isBestSeries }) => isBestSeries);
  const parts = [...Map.groupBy(ofBest, ({ dose, antigen }) => `${dose} ${antigen}`).values()];
  const told = new Set(ofBest.map(({ dose }) => dose));
  const idOf = (place: number | undefined) => judged[place ?? -1]?.known.id ?? '';
  const notDone = parts.filter((of) => !of.some(isDone));
  const isAsked = (known: KnownDose) => groupsOf(judging, [known]).some((group) => groups.includes(group));
  const open = new Set(notDone.map((of) => idOf(of[0]?.dose)));
  const untold = judged.filter(({ known }, place) => isAsked(known) && !told.has(place));
  return {
    counted: parts.filter((of) => of.some(isValid)).length,
    open: new Set([...open, ...untold.map(({ known }) => known.id)]),
    early: new Set(notDone.filter((of) => of.some(isEarly)).map((of) => idOf(of[0]?.dose))),
  };
}

function isValid({ status }: DoseEvaluation): boolean {
  return status === 'valid';
}

/** Valid, or after the last dose needed. */
function isDone({ status, reasons }: DoseEvaluation): boolean {
  return status === 'valid' || (status === 'extraneous' && !reasons.includes('age-too-old'));
}

function isEarly({ reasons }: DoseEvaluation): boolean {
  return reasons.some((reason) => EARLY.has(reason));
}

/** Those of the dose; of a live vaccine also those of the other live ones, which it must be kept apart from. */
function groupsAround(judging: Judging, dose: KnownDose, others: readonly KnownDose[]): readonly string[] {
  const edition = judging.editionFor(others);
  const isLive = (one: KnownDose) => isLiveDose(edition, judging.schedule, one);
  return groupsOf(judging, isLive(dose) ? [dose, ...others.filter(isLive)] : [dose]);
}

function groupsOf({ schedule, editionFor }: Judging, doses: readonly KnownDose[]): readonly string[] {
  return [...new Set(doses.flatMap((dose) => groupsOfDose(editionFor([]), schedule, dose)))];
}

function lifeOf({ patient: { bornOn }, today }: Judging) {
  return { bornOn, today };
}

function byMonthAndEntry(one: MonthDose, other: MonthDose): number {
  const [a, b] = [`${one.givenIn} ${one.id}`, `${other.givenIn} ${other.id}`];
  return a < b ? -1 : Number(a > b);
}
