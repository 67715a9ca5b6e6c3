import type { Assessment } from '../assessment.ts';
import { isComplete } from '../standing/complete.ts';
import { HEPATITIS_B, hepatitisBDoses, type HepatitisBAtBirth } from './hepatitis-b-at-birth.ts';

export type HepatitisBSeries = {
  /** Also by a dose that does not count. */
  readonly isStarted: boolean;
  readonly isComplete: boolean;
};

export function hepatitisBSeries(
  assessment: Pick<Assessment, 'evaluations' | 'forecasts'>,
  child: HepatitisBAtBirth,
): HepatitisBSeries {
  return {
    isStarted: hepatitisBDoses(assessment) > 0,
    isComplete: isComplete(HEPATITIS_B, assessment, child),
  };
}
