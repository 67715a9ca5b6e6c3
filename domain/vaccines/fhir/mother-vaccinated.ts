import type { Assessment, Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { observationsAgainst } from '../planner/observations-against.ts';

/**
 * The vaccine groups that CDSi calls contraindicated for nothing but the mother's RSV vaccine: not needed, as pages say,
 * rather than a danger to the child.
 */
export function unneededByMother(
  edition: Edition,
  patient: Patient,
  { forecasts, asOf }: Pick<Assessment, 'forecasts' | 'asOf'>,
): ReadonlySet<string> {
  const groups = forecasts.flatMap(({ status, vaccineGroup }) => (status === 'contraindicated' ? [vaccineGroup] : []));
  return new Set(
    groups.filter((group) => {
      const against = observationsAgainst(patient, edition, group, asOf);
      return against.length === 1 && against[0] === MOTHER_HAD_RSV_VACCINE;
    }),
  );
}

export function withoutMothersVaccine(patient: Patient): Patient {
  const { observations = [] } = patient;
  return { ...patient, observations: observations.filter(({ code }) => code !== MOTHER_HAD_RSV_VACCINE) };
}
