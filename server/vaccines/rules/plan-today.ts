import type { Day } from '#domain/time/day.ts';
import { unlessMotherVaccinated } from '#domain/vaccines/birth/birth-questions.ts';
import { knownOfBirth } from '#domain/vaccines/planned/known-of-birth.ts';
import { dayToTell } from '#domain/vaccines/planned/planned-days.ts';
import { isAfterUnanswered } from '#domain/vaccines/standing/after-unanswered.ts';
import type { Deferrals, DatedRow } from '#domain/vaccines/standing/open-doses.ts';
import { rowsOnDay, type RowOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import { onDay, plannedDaysOn, type PlanData } from './plan-data.ts';

export type RowToTell = RowOnDay &
  Pick<DatedRow, 'toldOn'> & {
    /** 'unless the mother had the RSV vaccine at least 14 days before the birth' */
    readonly unless?: string | null;
  };

/** What calendars and reminders need of a plan: rows with the days that they name. */
export type PlanToday = {
  readonly authority: string;
  readonly rows: readonly RowToTell[];
  readonly deferrals: Deferrals;
};

export function planToday(data: PlanData, today: Day): PlanToday {
  const { authority } = data.plan;
  const deferrals = data.decisions.flatMap(({ vaccine, decision, until_on: until }) =>
    decision === 'deferred' && until !== null ? [[vaccine, until] as const] : [],
  );
  const child = onDay(data, today);
  const rows = rowsOnDay(child);
  const ofBirth = knownOfBirth(child.record, today);
  const planned = plannedDaysOn(data, child);
  return {
    authority,
    rows: rows.map((row) => ({
      ...row,
      isUnanswered: row.isUnanswered || isAfterUnanswered(row, rows),
      toldOn: dayToTell(row, planned.get(row.id), today),
      unless: unlessMotherVaccinated(row, ofBirth, today),
    })),
    deferrals: new Map(deferrals),
  };
}
