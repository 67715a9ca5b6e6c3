import type { PlannedDose, Vaccine, VaccinePlan } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { standingOf, type DoseStanding } from '#domain/vaccines/standing/dose-standing.ts';
import { capital } from '#web/client/text/capital.ts';
import type { VaccinesTab } from '../vaccines-search.ts';
import { doseOf } from '../known-vaccines.ts';
import { plannedAge } from '../dose/dose-text.ts';

export type GroupedBy = 'status' | 'visit' | 'disease';

export type DoseGroup = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly PlannedDose[];
  /** Rows shown at first in a long group; null for all. */
  readonly shownFirst: number | null;
};

export type DoseCounts = Readonly<Record<VaccinesTab | 'unanswered', number>>;

/** Without rows that are not needed, which the page shows on request; unanswered are those of the group of that name. */
export function doseCounts(rows: readonly PlannedDose[]): DoseCounts {
  const of = (tab: VaccinesTab) => rows.filter((row) => row.status !== 'not-needed' && isOfTab(row, tab)).length;
  return {
    all: of('all'),
    completed: of('completed'),
    upcoming: of('upcoming'),
    overdue: of('overdue'),
    unanswered: rows.filter(({ status, isUnanswered }) => status === 'upcoming' && isUnanswered).length,
  };
}

/** The 'all' tab also shows rows that no other tab does. */
export function isOfTab(row: Pick<PlannedDose, 'status' | 'isUnanswered'>, tab: VaccinesTab): boolean {
  return tab === 'all' || (row.status === tab && !row.isUnanswered);
}

export function isFound(row: PlannedDose, vaccine: Vaccine | null, search: string): boolean {
  const words = [row.name, row.shortName, ...(vaccine?.protectsAgainst ?? [])].join(' ').toLowerCase();
  return words.includes(search.trim().toLowerCase());
}

const upcomingShownFirst = 3;

/** Due rows first, settled ones last. */
export function byStatus(rows: readonly PlannedDose[], plan: VaccinePlan): DoseGroup[] {
  const of = (...standings: DoseStanding[]) => rows.filter((row) => standings.includes(standingOf(row, plan)));
  const due = of('due').toSorted(earliestFirst);
  const group = (id: string, title: string, found: readonly PlannedDose[], shownFirst: number | null = null) =>
    found.length > 0 ? [{ id, title, rows: found, shownFirst }] : [];
  return [
    ...group('overdue', 'Overdue', of('overdue').toSorted(earliestFirst)),
    ...group('due', dueTitle(due), due),
    ...group('unanswered', 'Not answered yet', of('unanswered')),
    ...group('ask-first', 'Ask the doctor first', of('ask-first').toSorted(earliestFirst)),
    ...group('contraindicated', 'Not to be given: ask the doctor', of('contraindicated')),
    ...group('upcoming', 'Upcoming', of('upcoming').toSorted(earliestFirst), upcomingShownFirst),
    ...group('not-counted', 'Given, not counted', of('not-counted')),
    ...group('completed', 'Completed', of('completed').toSorted(latestGivenFirst(plan))),
    ...group('decided', 'Declined or deferred', of('declined', 'deferred')),
    ...notNeeded(rows),
  ];
}

export function byVisit(rows: readonly PlannedDose[]): DoseGroup[] {
  const ordered = rows.toSorted(earliestFirst);
  return grouped(ordered, (row) => plannedAge(row) ?? 'No age planned');
}

export function byDisease(rows: readonly PlannedDose[], vaccines: ReadonlyMap<string, Vaccine>): DoseGroup[] {
  return grouped(rows, ({ vaccine, name }) => capital(vaccines.get(vaccine)?.protectsAgainst.join(', ') ?? name));
}

function grouped(rows: readonly PlannedDose[], titleOf: (row: PlannedDose) => string): DoseGroup[] {
  const needed = rows.filter(({ status }) => status !== 'not-needed');
  const groups = [...Map.groupBy(needed, titleOf)];
  return [...groups.map(([title, found]) => ({ id: title, title, rows: found, shownFirst: null })), ...notNeeded(rows)];
}

/** None of them is counted on a tab, so none is shown at first. */
function notNeeded(rows: readonly PlannedDose[]): DoseGroup[] {
  const found = rows.filter(({ status }) => status === 'not-needed');
  return found.length > 0 ? [{ id: 'not-needed', title: 'Not needed', rows: found, shownFirst: 0 }] : [];
}

/** Beside a dose that does not wait, or is for an earlier age, the end of another window would say too much. */
function dueTitle(rows: readonly PlannedDose[]): string {
  if (rows.every(({ isPrompt }) => isPrompt)) return 'Due now: as soon as possible';
  if (rows.some(({ isPrompt, isOfEarlierAge }) => isPrompt || isOfEarlierAge)) return 'Due now';
  const [first] = rows.flatMap(({ windowEndsOn }) => windowEndsOn ?? []).toSorted();
  return first ? `Due now, until ${longDayText(first)}` : 'Due now';
}

function earliestFirst(one: PlannedDose, other: PlannedDose): number {
  return (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999');
}

function latestGivenFirst(plan: VaccinePlan): (one: PlannedDose, other: PlannedDose) => number {
  const given = (row: PlannedDose) => `${doseOf(row, plan)?.likelyOn ?? ''} ${row.completedDate ?? ''}`;
  return (one, other) => given(other).localeCompare(given(one));
}
