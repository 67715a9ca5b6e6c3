import { evaluateAndForecast } from '../engine.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { observationsAgainst } from '../planner/observations-against.ts';
import { mainForecast } from './main-forecast.ts';
import type { PlannedGroup } from './planned-group.ts';
import { nextDose, type ProjectedDose, type ProjectionRequest } from './project.ts';

/** By vaccine group; undefined where it would come with the next season. */
export type ContraindicatedDoses = ReadonlyMap<string, ProjectedDose | undefined>;

/**
 * The next doses that would be planned but for what is noted of the child. Not those that the mother's RSV vaccine
 * makes unnecessary.
 */
export function contraindicatedDoses(
  request: ProjectionRequest,
  groups: readonly PlannedGroup[],
): ContraindicatedDoses {
  const { assessment, editionOn, patient, doses, today, until } = request;
  const edition = editionOn(today);
  const against = new Map(
    groups
      .filter(({ group }) => mainForecast(assessment.forecasts, group)?.status === 'contraindicated')
      .map(({ group }) => [group, observationsAgainst(patient, edition, group, today)] as const)
      .filter(([, codes]) => codes.some((code) => code !== MOTHER_HAD_RSV_VACCINE)),
  );
  if (against.size === 0) return new Map();
  const all = new Set([...against.values()].flat());
  const others = patient.observations?.filter(({ code }) => !all.has(code)) ?? [];
  const without = evaluateAndForecast(edition, { ...patient, observations: others }, doses, today);
  return new Map(
    groups.flatMap((of): (readonly [string, ProjectedDose | undefined])[] => {
      if (!against.has(of.group)) return [];
      if (mainForecast(without.forecasts, of.group)?.reasons.includes('past-season-end'))
        return [[of.group, undefined]];
      const next = nextDose(request, of, { edition, assessment: without });
      return next && next.dueOn <= until ? [[of.group, next]] : [];
    }),
  );
}
