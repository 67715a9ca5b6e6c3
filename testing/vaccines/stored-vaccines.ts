import type { Request } from '#contract/endpoint.ts';
import { readVaccinePlan, type PlannedDose, type VaccinePlan } from '#contract/vaccines.ts';
import { addDoses } from '#contract/vaccines/changes.ts';
import type { Db } from '#server/db/db.ts';
import type { Family, Person } from '../family.ts';
import { storedRows } from '../db/stored-rows.ts';

type Doses = Request<typeof addDoses>['body']['doses'];

export function aPlan(
  { child, parent }: Pick<Family, 'child' | 'parent'>,
  reader: Person = parent,
): Promise<VaccinePlan> {
  return reader.call(readVaccinePlan, { params: { childId: child.id } });
}

/** Enters doses as a parent and returns the new plan. */
export function marked(
  { child, parent }: { readonly child: Pick<Family['child'], 'id'>; readonly parent: Person },
  doses: Doses,
  by: Person = parent,
): Promise<VaccinePlan> {
  return by.call(addDoses, { params: { childId: child.id }, body: { doses } });
}

export function rowOf({ planned }: VaccinePlan, vaccine: string, number: number): PlannedDose {
  const row = planned.find((one) => one.vaccine === vaccine && one.number === number);
  if (!row) throw new Error(`no ${vaccine} ${number} in the plan`);
  return row;
}

/** By number: 'completed 2026-07-19', 'upcoming 2026-12-19'. */
export function rowsOf({ planned }: VaccinePlan, vaccine: string): string[] {
  const rows = planned.filter((row) => row.vaccine === vaccine);
  return rows.map(({ status, dueOn, completed, completedDate }) => {
    const on = completed ? (completedDate?.slice(0, 10) ?? 'date not recorded') : dueOn;
    return on === null ? status : `${status} ${on}`;
  });
}

export async function storedCare(db: Db): Promise<readonly (string[] | undefined)[]> {
  const rows = await storedRows(db);
  return ['vaccine_plans', 'doses', 'planned_doses', 'vaccine_decisions', 'vaccine_conditions', 'checkups'].map(
    (table) => rows[table],
  );
}
