import type { Assessment } from '../assessment.ts';
import {
  HEPATITIS_B,
  hepatitisBDoses,
  lacksFourthDose,
  type HepatitisBAtBirth,
} from '../birth/hepatitis-b-at-birth.ts';
import { mainForecast } from '../planned/main-forecast.ts';

/** Whether the child needs no more doses of a vaccine: all were given and count, or the child is immune. */
export function isComplete(
  vaccineGroup: string,
  assessment: Pick<Assessment, 'evaluations' | 'forecasts'>,
  child: HepatitisBAtBirth,
): boolean {
  const status = mainForecast(assessment.forecasts, vaccineGroup)?.status;
  if (status !== 'complete' && status !== 'immune') return false;
  return vaccineGroup !== HEPATITIS_B || !lacksFourthDose(child, hepatitisBDoses(assessment));
}
