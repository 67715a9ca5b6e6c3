import { laterDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast, Patient } from '../assessment.ts';
import type { ChildEdition } from '../edition.ts';
import type { CategoryOnDay } from '../editions/category-on.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import { evaluateAndForecast } from '../engine.ts';
import { contraindicatedDoses } from './contraindicated-doses.ts';
import { editionOfPlan } from './edition-of-groups.ts';
import { isInPlan } from './in-plan.ts';
import { judgedDoses, type KnownDose } from '../given/known-dose.ts';
import { dosesByVaccine, planRows, type PlanRow } from './plan-rows.ts';
import { plannedGroups, plannedUntil, type PlannedGroup } from './planned-group.ts';
import { projectDoses } from './project.ts';
import { isOfEarlierSeason } from '../standing/series-standing.ts';
import type { Decision } from '../standing/planned-status.ts';

export type PlanInput = {
  readonly patient: Patient;
  readonly doses: readonly KnownDose[];
  /** By planned group id. */
  readonly decided: ReadonlyMap<string, Decision>;
  readonly schedule: RoutineSchedule;
  readonly editionOn: ChildEdition;
  readonly categoryOn: (group: string, day: Day) => CategoryOnDay | null;
};

export function planOn(input: PlanInput, today: Day): readonly PlanRow[] {
  const { patient, schedule, editionOn, categoryOn, decided } = input;
  const groups = plannedGroups(schedule);
  const doses = judgedDoses(schedule, input.doses).map((dose) => dose.given);
  const edition = editionOn(today, doses);
  const given = dosesByVaccine(edition, schedule, groups, input.doses);
  const assessment = evaluateAndForecast(editionOfPlan(edition, schedule, input.doses), patient, doses, today);
  const until = plannedUntil(patient.bornOn, today);
  const asked = groups.filter(({ id }) => decided.get(id)?.decision === 'wanted');
  const askedFor = new Set(asked.map(({ group }) => group));
  const request = { patient, doses, assessment, editionOn, today, until, askedFor };
  const projection = projectDoses(request, groups);
  const contraindicated = contraindicatedDoses(request, groups);
  const isShown = (group: PlannedGroup) => {
    const next = projection.get(group.group)?.[0] ?? contraindicated.get(group.group);
    const category = next ? categoryOn(group.group, laterDay(next.dueOn, today)) : null;
    const isGiven = (given.get(group.id) ?? []).length > 0;
    return isInPlan(group, { isGiven, decision: decided.get(group.id), next, category });
  };
  const askedAgain = askedAgainIn({ assessment, doses, edition }, (group) => categoryOn(group, today));
  return planRows(groups.filter(isShown), given, projection, contraindicated, askedAgain);
}

/** Vaccine groups that were given for an earlier season alone, and are for every child of this one. */
function askedAgainIn(
  facts: Parameters<typeof isOfEarlierSeason>[0],
  categoryOn: (group: string) => CategoryOnDay | null,
): ReadonlySet<string> {
  const isAsked = (forecast: GroupForecast) =>
    isOfEarlierSeason(facts, forecast) && categoryOn(forecast.vaccineGroup)?.categories.includes('routine');
  return new Set(facts.assessment.forecasts.filter(isAsked).map(({ vaccineGroup }) => vaccineGroup));
}
