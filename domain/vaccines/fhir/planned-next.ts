import { laterDay, type Day } from '#domain/time/day.ts';
import type { Assessment } from '../assessment.ts';
import type { PlannedGroup } from '../planned/planned-group.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import { standingOf, type StandingRow } from '../standing/dose-standing.ts';
import type { PlannedNext } from './forecast-status.ts';

export type RowForClinic = Omit<StandingRow, 'doseId' | 'recommendedOn'> & {
  readonly number: number;
  readonly completed: boolean;
  readonly isDecidedTogether: boolean;
};

/**
 * By vaccine group, how the plan shows its first open row. What the plan leaves out is not due, nor overdue.
 *
 * @param isDecidedTogether whether parents and doctor decide together about a vaccine group, but for what is noted
 */
export function plannedNext(
  rows: readonly RowForClinic[],
  groups: readonly PlannedGroup[],
  { asOf, forecasts }: Pick<Assessment, 'asOf' | 'forecasts'>,
  isDecidedTogether: (vaccineGroup: string, on: Day) => boolean,
): ReadonlyMap<string, PlannedNext> {
  return new Map(
    forecasts.map(({ vaccineGroup, recommended }) => {
      const isLeftToThem = isDecidedTogether(vaccineGroup, laterDay(asOf, recommended ?? asOf));
      const next = firstOpenRow(rows, groups.find(({ group }) => group === vaccineGroup)?.id);
      if (next) {
        const standing = standingOf(
          { ...next, doseId: null, recommendedOn: null },
          { doses: [], planned: [next], asOf },
        );
        return [vaccineGroup, { standing, isDecidedTogether: next.isDecidedTogether, isLeftToThem }];
      }
      return [vaccineGroup, { standing: 'not-needed', isDecidedTogether: isLeftToThem, isLeftToThem }];
    }),
  );
}

/**
 * By vaccine group: the plan waits with a seasonal vaccine, such as influenza in summer, where CDC's data begin a season,
 * and has a dose of a season to come where the data call a vaccine done, or a season over.
 */
export function seasonalDueOn(
  rows: readonly RowForClinic[],
  groups: readonly PlannedGroup[],
  forecasts: Assessment['forecasts'],
): ReadonlyMap<string, Day> {
  return new Map(
    groups.flatMap(({ id, group, isSeasonal }) => {
      const main = mainForecast(forecasts, group);
      const isLater = isSeasonal || main?.recommended === null;
      const dueOn = isLater ? firstOpenRow(rows, id)?.dueOn : null;
      return dueOn ? [[group, dueOn] as const] : [];
    }),
  );
}

/** The vaccine groups with a row that must not be given. */
export function withheldIn(rows: readonly RowForClinic[], groups: readonly PlannedGroup[]): ReadonlySet<string> {
  const vaccines = new Set(rows.flatMap(({ vaccine, status }) => (status === 'contraindicated' ? [vaccine] : [])));
  return new Set(groups.flatMap(({ id, group }) => (vaccines.has(id) ? [group] : [])));
}

/**
 * The vaccine groups whose next dose was due, and of which nobody has said yet whether it was given, with what a clinic
 * is told.
 */
export function unansweredGroups(
  rows: readonly RowForClinic[],
  groups: readonly PlannedGroup[],
  asOf: Day,
): ReadonlyMap<string, string> {
  const open = groups.filter(({ id }) => {
    const next = firstOpenRow(rows, id);
    return next?.isUnanswered && next.dueOn !== null && next.dueOn <= asOf;
  });
  return new Map(open.map(({ group }) => [group, NOT_SAID]));
}

const NOT_SAID = 'Not answered yet: the parents have not said what was given before.';

function firstOpenRow(rows: readonly RowForClinic[], id: string | undefined): RowForClinic | undefined {
  return rows
    .filter(({ vaccine, completed, dueOn }) => vaccine === id && !completed && dueOn !== null)
    .toSorted((one, other) => one.number - other.number)[0];
}
