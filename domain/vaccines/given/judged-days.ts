import { addDays, daysBetween, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf } from '#domain/time/month.ts';
import type { DoseEvaluation, Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import { evaluateAndForecast } from '../engine.ts';
import { editionOfGroups } from '../planned/edition-of-groups.ts';
import { groupsOfDose, isLiveDose, isOfMonth, judgedDoses, type KnownDose, type MonthDose } from './known-dose.ts';
import { likelyDay } from './likely-day.ts';

export type Judging = {
  readonly patient: Patient;
  readonly today: Day;
  readonly schedule: RoutineSchedule;
  /** Some ages depend on the doses. */
  readonly editionFor: (doses: readonly KnownDose[]) => Edition;
};

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

type Search = (days: readonly Day[], likely: Day) => readonly Day[];

const fromLikely: Search = (days, likely) =>
  days.toSorted(
    (one, other) => Math.abs(daysBetween(one, likely)) - Math.abs(daysBetween(other, likely)) || (one > other ? -1 : 1),
  );

const fromFirst: Search = (days) => days;

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
    const days = index < MOST_SEARCHED ? search(freeDays(judging, dose, doses), likely) : [];
    doses = [...doses, { ...dose, givenOn: dayThatCounts(judging, dose, doses, days) ?? likely }];
  }
  return doses;
}

/** The first on which everything counts, else on which most does; null without a day. */
function dayThatCounts(
  judging: Judging,
  dose: MonthDose,
  others: readonly KnownDose[],
  days: readonly Day[],
): Day | null {
  const groups = groupsAround(judging, dose, others);
  let best: { readonly on: Day; readonly counted: number } | null = null;
  for (const on of groups.length > 0 ? days : []) {
    const { counted, open } = verdictOn(judging, [...others, { ...dose, givenOn: on }], groups);
    if (open.size === 0) return on;
    if (best === null || counted > best.counted) best = { on, counted };
  }
  return best?.on ?? null;
}

/** Of its month and the child's life, without those of other doses of its vaccines. */
function freeDays(judging: Judging, dose: MonthDose, others: readonly KnownDose[]): readonly Day[] {
  const groups = groupsOf(judging, [dose]);
  const ofGroups = others.filter((other) => groupsOf(judging, [other]).some((group) => groups.includes(group)));
  const { bornOn, today } = lifeOf(judging);
  const last = earlierDay(lastDayOf(dose.givenIn), today);
  const days: Day[] = [];
  for (let on = laterDay(firstDayOf(dose.givenIn), bornOn); on <= last; on = addDays(on, 1)) {
    if (!ofGroups.some(({ givenOn }) => givenOn === on)) days.push(on);
  }
  return days;
}

type Verdict = {
  /** How often a dose counts for an antigen. */
  readonly counted: number;
  /** The ids of doses that do not count, or not for every antigen, and would be needed. */
  readonly open: ReadonlySet<string>;
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
  const open = judged.filter(({ known }, place) => {
    const isAsked = groupsOf(judging, [known]).some((group) => groups.includes(group));
    const isOpen = parts.some((of) => of[0]?.dose === place && !of.some(isDone));
    return isAsked && (isOpen || !told.has(place));
  });
  return { counted: parts.filter((of) => of.some(isValid)).length, open: new Set(open.map(({ known }) => known.id)) };
}

function isValid({ status }: DoseEvaluation): boolean {
  return status === 'valid';
}

/** Valid, or after the last dose needed. */
function isDone({ status, reasons }: DoseEvaluation): boolean {
  return status === 'valid' || (status === 'extraneous' && !reasons.includes('age-too-old'));
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
