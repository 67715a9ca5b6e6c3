import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { contraindicatedIn } from '../planner/contraindicated.ts';
import { mainForecast } from '../standing/main-forecast.ts';
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
  const { editionOn, today, until } = request;
  const edition = editionOn(today);
  const contraindicated = contraindicatedIn(edition, request);
  if (contraindicated === null) return new Map();
  const { against, without } = contraindicated;
  return new Map(
    groups.flatMap((of): (readonly [string, ProjectedDose | undefined])[] => {
      const codes = against.get(of.group) ?? [];
      if (codes.every((code) => code === MOTHER_HAD_RSV_VACCINE)) return [];
      if (mainForecast(without.forecasts, of.group)?.reasons.includes('past-season-end'))
        return [[of.group, undefined]];
      const next = nextDose(request, of, { edition, assessment: without });
      return next && next.dueOn <= until ? [[of.group, next]] : [];
    }),
  );
}
