import { laterDay, type Day } from '#domain/time/day.ts';
import { HEPATITIS_B, lacksFourthDose, type HepatitisBAtBirth } from '../birth/hepatitis-b-at-birth.ts';
import { hepatitisBRow } from '../birth/hepatitis-b-row.ts';
import { dayAtAge } from '../duration.ts';
import type { CategoryOnDay } from '../editions/category-on.ts';
import type { RoutineRow } from '../editions/routine-file.ts';
import { seasonYear } from '../editions/season-roll.ts';
import { isBeforeFirstSeason } from '../given/before-first-season.ts';
import { antibodyWasDueOn } from './antibody-of-past.ts';
import type { ChildOnDay } from './child-on-day.ts';
import { firstRowFrom, vaccineOn, type PlannedGroup } from './planned-group.ts';
import { routineRows, routineRowsOfPast, rowsOfLongerSeries, type RowsOfEveryChild } from './routine-rows.ts';
import type { RecordedRow } from './vaccine-record.ts';

/** The vaccine is by its short name. */
type AtAge<On> = { readonly age: string; readonly name: string; readonly on: On };

/**
 * The age for which the schedule has each row, its vaccine then, and the day; by number. The day is null of a seasonal
 * vaccine, and where the child was too old for its first season. Of a row at an interval it is that of a series on time.
 */
export type RecommendedRows = ReadonlyMap<number, AtAge<Day | null> & { readonly isInterval: boolean }>;
export type PastRows = ReadonlyMap<number, AtAge<Day>>;

/** Its schedule is that of one season. */
const INFLUENZA = 'Influenza';
const HIB = 'Hib';

/** What the rows of a vaccine follow: a forecast, and the child's authority. */
type Following = {
  readonly next: Parameters<typeof routineRows>[2];
  /** Where the forecast is for what is noted. */
  readonly ofEvery: RowsOfEveryChild | null;
  readonly categoryOn: (on: Day) => CategoryOnDay | null;
};

export function recommendedRows(
  { record: { child, isPastOpen }, today, dated }: ChildOnDay,
  group: PlannedGroup,
  rows: readonly RecordedRow[],
  { next, ofEvery, categoryOn }: Following,
): RecommendedRows {
  const notes = group.vaccines.find(({ motherNotes }) => motherNotes)?.motherNotes ?? null;
  const places = group.group === INFLUENZA ? placesInSeason(rows, dated) : placesAfterBirthDose(group, rows, child);
  const toPlace = (row: RecordedRow) => ({ ...toMatch(row), placeInSeason: places.get(row.number) });
  const givenOnOf = (doseId: string | null) => dated.find(({ id }) => id === doseId)?.givenOn ?? null;
  const dayOf = ({ doseId, dueOn }: RecordedRow) => givenOnOf(doseId) ?? dueOn;
  const byNumber = routineRows(group, rows.map(toPlace), next, ofEvery);
  // The question about the past asks for doses in the order of their ages.
  const routine = isPastOpen ? byNumber : withBooster(group, rows, byNumber, { bornOn: child.bornOn, dayOf });
  const isWithoutDay = group.isSeasonal || isBeforeFirstSeason(group.group, child.bornOn);
  const ofSchedule = group.vaccines.flatMap((vaccine) => vaccine.rows);
  return new Map(
    [...routine].map(([number, first]) => {
      const { doseId = null, dueOn } = rows.find((one) => one.number === number) ?? {};
      const givenOn = givenOnOf(doseId);
      const later = first.number === 1 ? firstRowFrom(ofSchedule, child.bornOn, givenOn ?? dueOn ?? today) : undefined;
      const row = later ?? first;
      const { rows: listed = [] } = categoryOn(laterDay(dueOn ?? today, today)) ?? {};
      const ofAuthority = listed.find((one) => one.number === row.number);
      const { age, from } = ofAuthority
        ? asGiven(ofAuthority, child.bornOn, givenOn)
        : hepatitisBRow(row, number, { notes, child, today });
      const on = dayAtAge(child.bornOn, from);
      const { shortName: name } = vaccineOn(group, child.bornOn, on);
      const { isInterval = false } = ofAuthority ?? row;
      return [number, { age, name, on: isWithoutDay ? null : on, isInterval }];
    }),
  );
}

/**
 * Where the last dose of Hib vaccine is at the age of the booster and none follows, as the third of PedvaxHIB, it has the
 * booster's row, and the row that is not needed has the one of its number.
 *
 * @param dayOf on which a row's dose was given, or is due
 */
function withBooster(
  { group }: PlannedGroup,
  rows: readonly RecordedRow[],
  routine: ReadonlyMap<number, RoutineRow>,
  { bornOn, dayOf }: { readonly bornOn: Day; readonly dayOf: (row: RecordedRow) => Day | null },
): ReadonlyMap<number, RoutineRow> {
  if (group !== HIB) return routine;
  const isLeft = ({ doseId, isNeeded }: RecordedRow) => doseId === null && !isNeeded;
  const [left, ...others] = rows.filter(isLeft);
  const last = rows.findLast((row) => !isLeft(row));
  const on = last ? dayOf(last) : null;
  if (!last || on === null || !left || others.length > 0) return routine;
  const [own, booster] = [routine.get(last.number), routine.get(left.number)];
  if (!own || !booster || on < dayAtAge(bornOn, booster.from)) return routine;
  return new Map([...routine, [last.number, booster], [left.number, own]]);
}

/** An authority's row, of a dose that may have been given before its age. */
function asGiven(row: RoutineRow, bornOn: Day, givenOn: Day | null): Pick<RoutineRow, 'age' | 'from'> {
  const isBefore = givenOn !== null && givenOn < dayAtAge(bornOn, row.from);
  return (isBefore ? row.before : undefined) ?? row;
}

/** Of a light baby before its first dose, where the one at birth will not be one of the three of the schedule. */
function placesAfterBirthDose(
  { group }: PlannedGroup,
  rows: readonly RecordedRow[],
  child: HepatitisBAtBirth,
): ReadonlyMap<number, number> {
  const isAhead = group === HEPATITIS_B && rows.every(({ doseId }) => doseId === null);
  const needed = rows.filter(({ isNeeded }) => isNeeded);
  if (!isAhead || !lacksFourthDose(child, 0) || lacksFourthDose(child, needed.length)) return new Map();
  return new Map(needed.map(({ number }) => [number, Math.max(number - 1, 1)]));
}

const NO_PAST: PastRows = new Map();

/** Those of `rowsOfLongerSeries`, none of a vaccine that is for what is noted. */
export function rowsAtOtherIntervals(
  group: PlannedGroup,
  rows: readonly RecordedRow[],
  { next, ofEvery }: Pick<Following, 'next' | 'ofEvery'>,
): readonly number[] {
  return ofEvery ? [] : rowsOfLongerSeries(group, rows.map(toMatch), next);
}

/** Rows of another series than every child's have no age of the schedule, but may have been given at it all the same. */
export function withoutMore(rows: RecommendedRows, more: readonly number[]): readonly [RecommendedRows, PastRows] {
  const own = [...rows].filter(([number]) => !more.includes(number));
  const past = [...rows].flatMap(([number, { on, ...row }]) =>
    more.includes(number) && on ? [[number, { ...row, on }] as const] : [],
  );
  return [new Map(own), new Map(past)];
}

/** Not of RSV antibody, whose seasons have no age. */
export function agesOfPastRows(
  group: PlannedGroup,
  rows: readonly RecordedRow[],
  { recommended, ofEvery }: { readonly recommended: RecommendedRows; readonly ofEvery: RowsOfEveryChild },
  bornOn: Day,
): PastRows {
  if (group.isSeasonal || group.group === 'RSV') return NO_PAST;
  const found = routineRowsOfPast(group, rows.map(toMatch), recommended, ofEvery);
  return new Map(
    [...found].map(([number, { age, from }]) => {
      const on = dayAtAge(bornOn, from);
      return [number, { age, name: vaccineOn(group, bornOn, on).shortName, on }];
    }),
  );
}

/**
 * Of RSV antibody that is due no more, or only for what is noted: the day on which its first dose was. None of a child too
 * old for its first season.
 */
export function antibodyOfPast(
  { published, patient, record }: ChildOnDay,
  group: PlannedGroup,
  rows: readonly RecordedRow[],
  recommended: RecommendedRows,
): PastRows {
  if (group.group !== 'RSV') return NO_PAST;
  const first = rows.find(({ number, doseId }) => number === 1 && doseId === null);
  if (first === undefined) return NO_PAST;
  const own = recommended.get(1);
  if (own && first.dueOn !== null) return NO_PAST;
  const row = first.dueOn === null ? own : firstRow(group, record.child.bornOn);
  const on = row?.on && antibodyWasDueOn(published.editionOn, patient);
  return row && on ? new Map([[1, { ...row, on }]]) : NO_PAST;
}

/** As every child has it. */
function firstRow(group: PlannedGroup, bornOn: Day) {
  const { shortName, rows } = vaccineOn(group, bornOn, bornOn);
  const [row] = rows;
  return row && { age: row.age, name: shortName, on: dayAtAge(bornOn, row.from) };
}

/** By row number, of which dose of its season each is; a season begins on July 1, as in the season roll (ours). */
function placesInSeason(rows: readonly RecordedRow[], dated: ChildOnDay['dated']): ReadonlyMap<number, number> {
  const given = rows.flatMap(({ number, doseId }) => {
    const on = dated.find(({ id }) => id === doseId)?.givenOn ?? null;
    return on === null ? [] : [{ number, season: seasonYear(on) }];
  });
  const bySeason = Map.groupBy(given, ({ season }) => season);
  return new Map([...bySeason.values()].flatMap((of) => of.map(({ number }, place) => [number, place + 1] as const)));
}

function toMatch({ number, doseId, isNeeded }: RecordedRow) {
  return { number, completed: doseId !== null, isNeeded };
}
