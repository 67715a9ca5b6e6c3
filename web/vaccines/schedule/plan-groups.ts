import type { PlannedDose, Vaccine, VaccinePlan } from '#contract/vaccines.ts';
import { visitName } from '#domain/checkups/visit-of-age.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { isNotAnswered } from '#domain/vaccines/standing/after-unanswered.ts';
import { standingOf, type DoseStanding } from '#domain/vaccines/standing/dose-standing.ts';
import { capital } from '#domain/text/capital.ts';
import type { VaccinesTab } from '../vaccines-search.ts';
import { doseOf } from '../known-vaccines.ts';
import { dayOfDose } from '../dose/dose-text.ts';
import { visitMonths } from './visit-of-row.ts';

export type GroupedBy = 'status' | 'visit' | 'disease';

export type DoseGroup = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly PlannedDose[];
  /** Rows shown at first in a long group; null for all. */
  readonly shownFirst: number | null;
};

export type DoseCounts = Readonly<Record<VaccinesTab | 'unanswered', number>>;

type PlanOnDay = Pick<VaccinePlan, 'planned' | 'asOf'>;

/** Without rows that are not needed, which the page shows on request; unanswered are those of the group of that name. */
export function doseCounts(plan: PlanOnDay): DoseCounts {
  const { planned, asOf } = plan;
  const of = (tab: VaccinesTab) =>
    planned.filter((row) => row.status !== 'not-needed' && isOfTab(row, tab, plan)).length;
  return {
    all: of('all'),
    completed: of('completed'),
    upcoming: of('upcoming'),
    overdue: of('overdue'),
    unanswered: planned.filter((row) => isNotAnswered(row, planned, asOf)).length,
  };
}

/** The 'all' tab also shows rows that no other tab does. */
export function isOfTab(row: PlannedDose, tab: VaccinesTab, { planned, asOf }: PlanOnDay): boolean {
  return tab === 'all' || (row.status === tab && !isNotAnswered(row, planned, asOf));
}

type Group = {
  readonly title: string | ((rows: readonly PlannedDose[]) => string);
  readonly order?: (plan: VaccinePlan) => (one: PlannedDose, other: PlannedDose) => number;
  readonly shownFirst?: number;
};

const byDay = ({ asOf }: Pick<VaccinePlan, 'asOf'>) => earliestFirst(asOf);

/** In the order in which the page shows them: what a parent may have overlooked first, what is settled last. */
const statusGroups = {
  'not-counted': { title: 'Given, not counted' },
  overdue: { title: 'Overdue', order: byDay },
  due: { title: dueTitle, order: byDay },
  unanswered: { title: 'Not answered yet' },
  'ask-first': { title: 'Ask the doctor first', order: byDay },
  contraindicated: { title: 'Not to be given: ask the doctor' },
  upcoming: { title: 'Upcoming', order: byDay, shownFirst: 3 },
  completed: { title: 'Completed', order: latestGivenFirst },
  decided: { title: 'Declined or deferred' },
} satisfies Readonly<Record<string, Group>>;

const groupOf: Readonly<Record<Exclude<DoseStanding, 'not-needed'>, keyof typeof statusGroups>> = {
  overdue: 'overdue',
  due: 'due',
  unanswered: 'unanswered',
  'ask-first': 'ask-first',
  contraindicated: 'contraindicated',
  upcoming: 'upcoming',
  'not-counted': 'not-counted',
  completed: 'completed',
  declined: 'decided',
  deferred: 'decided',
};

export function byStatus(rows: readonly PlannedDose[], plan: VaccinePlan): DoseGroup[] {
  const shown = rows.flatMap((row) => {
    const standing = standingOf(row, plan);
    return standing === 'not-needed' ? [] : [{ row, group: groupOf[standing] }];
  });
  const found = Object.entries<Group>(statusGroups).flatMap(([id, { title, order, shownFirst = null }]) => {
    const unordered = shown.flatMap(({ row, group }) => (group === id ? [row] : []));
    const inOrder = order ? unordered.toSorted(order(plan)) : unordered;
    if (inOrder.length === 0) return [];
    return [{ id, title: typeof title === 'string' ? title : title(inOrder), rows: inOrder, shownFirst }];
  });
  return [...found, ...notNeeded(rows)];
}

/** By the checkup at which the schedule has it. */
export function byVisit(rows: readonly PlannedDose[], bornOn: Day): DoseGroup[] {
  const monthsOf = (row: PlannedDose) => visitMonths(row, bornOn);
  const ordered = rows.toSorted((one, other) => (monthsOf(one) ?? Infinity) - (monthsOf(other) ?? Infinity));
  return grouped(ordered, (row) => visitName(monthsOf(row)));
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
  if (!first) return 'Due now';
  const whose = rows.every(({ windowEndsOn }) => windowEndsOn === first) ? '' : 'the first ';
  return `Due now, ${whose}until ${longDayText(first)}`;
}

function earliestFirst(asOf: Day): (one: PlannedDose, other: PlannedDose) => number {
  const dayOf = (row: PlannedDose) => dayOfDose(row, asOf) ?? '9999';
  return (one, other) => dayOf(one).localeCompare(dayOf(other));
}

function latestGivenFirst(plan: VaccinePlan): (one: PlannedDose, other: PlannedDose) => number {
  const given = (row: PlannedDose) => `${doseOf(row, plan)?.likelyOn ?? ''} ${row.completedDate ?? ''}`;
  return (one, other) => given(other).localeCompare(given(one));
}
