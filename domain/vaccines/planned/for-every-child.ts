import type { Day } from '#domain/time/day.ts';
import type { Patient } from '../assessment.ts';
import { evaluateAndForecast } from '../engine.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { editionOfGroups } from './edition-of-groups.ts';
import type { PlannedGroup } from './planned-group.ts';
import { projectDoses, type NextDoseOfGroup, type ProjectedDose, type ProjectionRequest } from './project.ts';

/** The doses to come of a vaccine if nothing were noted of the child. */
export function dosesOfEveryChild(
  { patient, doses, editionOn, today, until, askedFor }: Omit<ProjectionRequest, 'assessment'>,
  group: PlannedGroup,
): readonly NextDoseOfGroup[] {
  const child = withoutNotes(patient);
  const edition = editionOfGroups(editionOn(today, doses), [group.group]);
  const assessment = evaluateAndForecast(edition, child, doses, today);
  const request = { patient: child, doses, assessment, editionOn, today, until, askedFor };
  return projectDoses(request, [group]).get(group.group) ?? [];
}

/** What the mother had is not noted of the child. */
function withoutNotes(patient: Patient): Patient {
  const { observations = [] } = patient;
  return { ...patient, observations: observations.filter(({ code }) => code === MOTHER_HAD_RSV_VACCINE) };
}

type OpenRow = { readonly number: number; readonly dueOn: Day | null };

/**
 * The rows to come that every child has: each dose of every child is the next row due on its day or later. An MMR at 6
 * to 11 months before travel is not one of them; the two from 12 months are.
 *
 * @param rows open, by number
 * @param ofEvery from `dosesOfEveryChild`
 * @returns their numbers
 */
export function rowsOfEveryChild(
  rows: readonly OpenRow[],
  ofEvery: readonly Pick<ProjectedDose, 'dueOn'>[],
): readonly number[] {
  const found: number[] = [];
  for (const { number, dueOn } of rows) {
    const next = ofEvery[found.length];
    if (next && dueOn !== null && dueOn >= next.dueOn) found.push(number);
  }
  return found;
}
