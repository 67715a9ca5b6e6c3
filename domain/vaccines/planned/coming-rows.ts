import type { Day } from '#domain/time/day.ts';
import { askedFirst } from '../standing/asked-first.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import { askedForIn, categoryFor, type ChildOnDay } from './child-on-day.ts';
import { dosesOfEveryChild, rowsOfEveryChild } from './for-every-child.ts';
import { plannedUntil, type PlannedGroup } from './planned-group.ts';
import { projectDoses, type ProjectionRequest } from './project.ts';
import { laterRows, riskBegins, type LaterRows } from './risk-begins.ts';
import type { RowsOfEveryChild } from './routine-rows.ts';
import type { RecordedRow } from './vaccine-record.ts';

/** Rows of a dose that a vaccine has from a later age on, for what is noted. */
export type MoreRows = { readonly begins: LaterRows; readonly numbers: readonly number[] };

export type Coming = ReturnType<typeof comingIn>;

/** What is next, for whom, and what follows it. */
export function comingIn(child: ChildOnDay, group: PlannedGroup, rows: readonly RecordedRow[]) {
  const { assessment, series } = child;
  const main = mainForecast(assessment.forecasts, group.group);
  const later = laterRowsIn(child, rows, group);
  const isForRisk = later?.isForRisk ?? main?.type === 'risk';
  const next = later ? { ...(isForRisk ? FOR_LATER_RISK : OF_NEXT_SEASON), earliest: later.on } : main;
  return {
    main,
    later,
    isForRisk,
    next,
    ofEvery: isForRisk ? rowsOfEvery(child, group, rows) : null,
    more: isForRisk ? null : moreRowsIn(child, group, rows),
    isAskedFirst: next !== undefined && askedFirst(series, { ...next, vaccineGroup: group.group }) !== null,
  };
}

/** Whether the authority's list has the vaccine for every child today. */
export function isListed({ record, published, today }: ChildOnDay, group: PlannedGroup, { ofEvery }: Coming) {
  if (ofEvery === null) return true;
  return categoryFor(record, published, group.group, today)?.categories.includes('routine') ?? true;
}

/**
 * The due days of doses to come that are every child's, after one for what is noted, as of hepatitis A before travel.
 */
export function dosesNotForRisk(child: ChildOnDay, group: PlannedGroup): readonly Day[] {
  const projected = projectDoses(projectionOf(child), [group]).get(group.group) ?? [];
  return projected.flatMap(({ dueOn, isForRisk }) => (isForRisk ? [] : [dueOn]));
}

const FOR_LATER_RISK = { type: 'risk', dose: null } as const;
const OF_NEXT_SEASON = { type: 'standard', dose: 1 } as const;

function laterRowsIn({ patient, edition, assessment }: ChildOnDay, rows: readonly RecordedRow[], group: PlannedGroup) {
  const [first] = rows.flatMap(({ doseId, dueOn }) => (doseId === null && dueOn ? [dueOn] : [])).toSorted();
  return laterRows(group, first, { edition, patient, forecasts: assessment.forecasts, today: assessment.asOf });
}

/** Where the next dose of a vaccine is every child's, and what is noted asks for more from a later age on. */
function moreRowsIn(child: ChildOnDay, group: PlannedGroup, rows: readonly RecordedRow[]): MoreRows | null {
  const begins = riskBegins(child.edition, group.group, child.patient, child.assessment.asOf);
  if (begins === null) return null;
  const late = rows.filter(({ doseId, dueOn }) => doseId === null && dueOn !== null && dueOn >= begins.on);
  if (late.length === 0) return null;
  const { numbers: ofEvery } = rowsOfEvery(child, group, rows);
  const numbers = late.map(({ number }) => number).filter((number) => !ofEvery.includes(number));
  return numbers.length === 0 ? null : { begins: { ...begins, isForRisk: true }, numbers };
}

/** Of a vaccine of which a dose is for what is noted. */
function rowsOfEvery(child: ChildOnDay, group: PlannedGroup, rows: readonly RecordedRow[]): RowsOfEveryChild {
  const ofEvery = dosesOfEveryChild(projectionOf(child), group);
  const open = rows.filter(({ doseId }) => doseId === null);
  return { numbers: rowsOfEveryChild(open, ofEvery), dose: ofEvery[0]?.number ?? 1 };
}

function projectionOf({ record, published, patient, editionOn, judged, assessment }: ChildOnDay): ProjectionRequest {
  const { asOf: today } = assessment;
  const until = plannedUntil(patient.bornOn, today);
  const doses = judged.map(({ given }) => given);
  return { patient, doses, assessment, editionOn, today, until, askedFor: askedForIn(record, published) };
}
