import type { Day } from '#domain/time/day.ts';
import { vaccinesOfBirth, vaccinesToAskAbout } from '../birth/birth-questions.ts';
import { perObject } from '../per-object.ts';
import { groupsOfDose } from '../given/known-dose.ts';
import { isAskedForMore, isAskedMeanwhile } from '../standing/doctor-asked.ts';
import { isSecondFluDose, mayHaveEarlierFlu } from '../standing/earlier-flu.ts';
import { isEnding, lastDayWithinYear } from '../standing/last-day-within-year.ts';
import { isAnswerAwaited } from '../standing/past.ts';
import { mayNeedMore } from '../standing/risk-series.ts';
import { rowDetails, type RowDetails, type VaccineOfRow } from '../standing/row-details.ts';
import { asPlanned, askedRows, undatedIn } from './asked-rows.ts';
import { categoryFor, type ChildOnDay } from './child-on-day.ts';
import { comingIn, dosesNotForRisk, isListed, type Coming, type MoreRows } from './coming-rows.ts';
import { knownOfBirth } from './known-of-birth.ts';
import { plannedGroups, vaccineOn, type PlannedGroup } from './planned-group.ts';
import type { LaterRows } from './risk-begins.ts';
import {
  agesOfPastRows,
  antibodyOfPast,
  recommendedRows,
  rowsAtOtherIntervals,
  withoutMore,
  type PastRows,
  type RecommendedRows,
} from './recommended-rows.ts';
import type { RecordedRow } from './vaccine-record.ts';

export type RowOnDay = RowDetails &
  Pick<RecordedRow, 'id' | 'number' | 'dueOn'> & {
    /** Planned group id. */
    readonly vaccine: string;
    /** The vaccine to give then: from 7 years Tdap instead of DTaP. */
    readonly gives: string;
    readonly name: string;
    readonly shortName: string;
    readonly completed: boolean;
    /** Open, and the family said that it was not given before the child was added. */
    readonly isNotGiven: boolean;
  };

/** The rows of a vaccine, and how each reads. */
export type GroupOnDay = {
  /** By number. */
  readonly rows: readonly RecordedRow[];
  /** Where the rows that wait for a dose are by no forecast of today. */
  readonly later: LaterRows | null;
  /** The same of the last of them, after those that every child has. */
  readonly more: MoreRows | null;
  readonly recommended: RecommendedRows;
  /**
   * The same of rows for what is noted, and of RSV antibody of which no dose is due; for the question about the past
   * alone.
   */
  readonly past: PastRows;
  readonly onDay: (row: RecordedRow) => RowOnDay;
};

/** Only vaccines in the schedule. */
export const rowsOnDay = perObject((child: ChildOnDay): readonly RowOnDay[] => {
  const groupOf = groupsOnDay(child);
  return plannedGroups(child.published.schedule).flatMap((group) => {
    const { rows, onDay } = groupOf(group);
    return rows.map(onDay);
  });
});

/** Call the result once per vaccine. */
export function groupsOnDay(child: ChildOnDay): (group: PlannedGroup) => GroupOnDay {
  const facts = factsOfAll(child);
  return (group) => {
    const rows = (facts.byVaccine.get(group.id) ?? []).toSorted((one, other) => one.number - other.number);
    return groupOnDay(child, facts, group, rows);
  };
}

type FactsOfAll = ReturnType<typeof factsOfAll>;

/** What is the same for all vaccines of a child. */
function factsOfAll({ record, published, today, dated }: ChildOnDay) {
  const ofBirth = knownOfBirth(record, today);
  return {
    byVaccine: Map.groupBy(record.rows, ({ vaccine }) => vaccine),
    isAwaited: isAnswerAwaited(record, today),
    told: vaccinesOfBirth(ofBirth, today),
    toAskAbout: vaccinesToAskAbout(ofBirth, today),
    edition: published.editionOn(today),
    givenOnOf: new Map(dated.map(({ id, givenOn }) => [id, givenOn])),
  };
}

function groupOnDay(
  child: ChildOnDay,
  facts: FactsOfAll,
  group: PlannedGroup,
  rows: readonly RecordedRow[],
): GroupOnDay {
  const coming = comingIn(child, group, rows);
  const days = daysOfRows(child, group, rows, coming);
  const onDay = readingOf(child, facts, group, rows, { coming, days });
  // By today's forecast a doctor is asked first too, in its words.
  const isAskedToday = coming.isAskedFirst && coming.main?.status === 'not-complete';
  return { rows, later: isAskedToday ? null : coming.later, more: coming.more, ...days, onDay };
}

/** When every child has the rows, and of the others, when the question about the past asks for them. */
function daysOfRows(
  child: ChildOnDay,
  group: PlannedGroup,
  rows: readonly RecordedRow[],
  { next, ofEvery, more }: Coming,
): Pick<GroupOnDay, 'recommended' | 'past'> {
  const { record, published } = child;
  const categoryOn = (on: Day) => categoryFor(record, published, group.group, on);
  const ofSchedule = recommendedRows(child, group, rows, { next, ofEvery, categoryOn });
  const ofMore = more?.numbers ?? [];
  const ofEveryChild = rows.filter(({ number }) => !ofMore.includes(number));
  const others = rowsAtOtherIntervals(group, ofEveryChild, { next, ofEvery });
  const [recommended, pastOfMore] = withoutMore(ofSchedule, [...ofMore, ...others]);
  const ofRisk = ofEvery ? agesOfPastRows(group, rows, { recommended, ofEvery }, record.child.bornOn) : pastOfMore;
  return { recommended, past: new Map([...ofRisk, ...antibodyOfPast(child, group, rows, recommended)]) };
}

type Read = { readonly coming: Coming; readonly days: ReturnType<typeof daysOfRows> };

/** How a row reads. */
function readingOf(
  child: ChildOnDay,
  facts: FactsOfAll,
  group: PlannedGroup,
  rows: readonly RecordedRow[],
  { coming, days }: Read,
): GroupOnDay['onDay'] {
  const { record, today } = child;
  const { bornOn } = record.child;
  const { givenOnOf } = facts;
  const { ofEvery, isForRisk, more } = coming;
  const ofVaccine = vaccineOfRow(child, facts, group, { rows, coming });
  const { unanswered, notGiven, byRecord } = askedRows(child, facts, rows, { coming, days });
  const notForRisk = isListed(child, group, coming) ? [] : dosesNotForRisk(child, group);
  return (recorded) => {
    const { id, number, doseId, dueOn } = recorded;
    const row = asPlanned(recorded);
    const { completed } = row;
    const on = givenOnOf.get(doseId ?? '') ?? dueOn ?? (completed ? bornOn : today);
    const { id: gives, name, shortName } = vaccineOn(group, bornOn, on);
    const { on: recommendedOn = null, isInterval = false } = days.recommended.get(number) ?? {};
    const isOfEveryChild = ofEvery?.numbers.includes(number) ?? !isForRisk;
    const place = rows.filter((one) => one.doseId === null && one.number < number).length;
    const asked = { isAskedBefore: unanswered.has(number), isByRecord: byRecord.has(number) };
    const isOfMore = more?.numbers.includes(number) ?? false;
    const isAfterRisk = isOfEveryChild && dueOn !== null && notForRisk.includes(dueOn);
    const ofRow = isOfMore || isAfterRisk ? { ...ofVaccine, isForRisk: isOfMore } : ofVaccine;
    const factsOfRow = {
      ...row,
      ...asked,
      place,
      recommendedOn: isInterval ? null : recommendedOn,
      isOfEveryChild: isOfEveryChild && !isOfMore,
    };
    const status = rowDetails(factsOfRow, ofRow, today);
    const isNotGiven = notGiven.has(number);
    return { id, vaccine: group.id, gives, name, shortName, number, dueOn, completed, isNotGiven, ...status };
  };
}

/** What all rows of a vaccine share. */
function vaccineOfRow(
  child: ChildOnDay,
  { told, toAskAbout, edition, givenOnOf }: FactsOfAll,
  group: PlannedGroup,
  { rows, coming }: { readonly rows: readonly RecordedRow[]; readonly coming: Coming },
): VaccineOfRow {
  const { record, published, assessment, series } = child;
  const { main, isForRisk, isAskedFirst } = coming;
  const settled = told.has(group.id) ? 'settled' : null;
  const ofChild = { edition, child: record.child, today: child.today };
  return {
    vaccineGroup: group.group,
    nextDose: main?.dose ?? null,
    child: record.child,
    noted: series.noted,
    edition,
    evaluations: assessment.evaluations,
    categoryOn: (on) => categoryFor(record, published, group.group, on),
    isForRisk,
    lastDay: main ? lastDayWithinYear(ofChild, main) : null,
    isEnding: main !== undefined && isEnding(ofChild, main),
    isAskedFirst,
    mayBeEnough: main !== undefined && isSecondFluDose(main) && mayHaveEarlierFluIn(child),
    isAskedForMore: main !== undefined && (isAskedForMore(series, main) || isAskedMeanwhile(series, main)),
    mayNeedMore: mayNeedMore({ ...series, on: assessment.asOf }, group.group),
    ofBirth: toAskAbout.has(group.id) ? 'asked' : settled,
    decided: record.decided.get(group.id),
    undated: undatedIn(rows, givenOnOf),
  };
}

/** Whether influenza doses of earlier seasons may have been given that are not recorded. */
export function mayHaveEarlierFluIn({ record, published, edition, dated, assessment }: ChildOnDay): boolean {
  const { bornOn } = record.child;
  const ofFlu = dated.filter((dose) => groupsOfDose(edition, published.schedule, dose).includes('Influenza'));
  const givenOn = ofFlu.flatMap((dose) => dose.givenOn ?? []);
  return mayHaveEarlierFlu({ bornOn, addedOn: record.addedOn, givenOn, today: assessment.asOf });
}
