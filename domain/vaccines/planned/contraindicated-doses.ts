import type { Day } from '#domain/time/day.ts';
import type { Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { contraindicatedIn } from '../planner/contraindicated.ts';
import { observationsAgainst } from '../planner/observations-against.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import type { ObservationCode } from '../supporting-data.ts';
import type { PlannedGroup } from './planned-group.ts';
import { nextDose, nextSeasonDose, type ProjectedDose, type ProjectionRequest } from './project.ts';

/** By vaccine group; undefined where it would come with the next season. */
export type ContraindicatedDoses = ReadonlyMap<string, ProjectedDose | undefined>;

/**
 * The next doses that would be planned but for what is noted of the child, of this season or the next. Not those that the
 * mother's RSV vaccine makes unnecessary.
 */
export function contraindicatedDoses(
  request: ProjectionRequest,
  groups: readonly PlannedGroup[],
): ContraindicatedDoses {
  const ofNextSeason = groups.filter((of) => isWithheldNextSeason(request, of));
  return new Map([
    ...contraindicatedNow(request, groups),
    ...ofNextSeason.map(({ group }) => [group, undefined] as const),
  ]);
}

/** Of a vaccine whose doses of this season were given. */
function isWithheldNextSeason(request: ProjectionRequest, of: PlannedGroup): boolean {
  const { patient, doses, assessment, editionOn, today } = request;
  if (mainForecast(assessment.forecasts, of.group)?.status !== 'complete') return false;
  const against = withheldBy(patient, editionOn(today, doses), of.group, today);
  if (against.length === 0 || nextSeasonDose(request, of) !== null) return false;
  const observations = patient.observations?.filter(({ code }) => !against.includes(code)) ?? [];
  return nextSeasonDose({ ...request, patient: { ...patient, observations } }, of) !== null;
}

/** What is noted against a vaccine, but for the mother's RSV vaccine. */
export function withheldBy(patient: Patient, edition: Edition, group: string, on: Day): readonly ObservationCode[] {
  return observationsAgainst(patient, edition, group, on).filter((code) => code !== MOTHER_HAD_RSV_VACCINE);
}

function contraindicatedNow(request: ProjectionRequest, groups: readonly PlannedGroup[]): ContraindicatedDoses {
  const { doses, editionOn, today, until } = request;
  const edition = editionOn(today, doses);
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
