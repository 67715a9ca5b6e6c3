import { isComplete, type SeriesFacts } from '../standing/series-standing.ts';
import { HEPATITIS_B, hepatitisBDoses } from './hepatitis-b-at-birth.ts';

export type HepatitisBSeries = {
  /** Also by a dose that does not count. */
  readonly isStarted: boolean;
  readonly isComplete: boolean;
};

export function hepatitisBSeries(facts: SeriesFacts): HepatitisBSeries {
  return { isStarted: hepatitisBDoses(facts.assessment) > 0, isComplete: isComplete(HEPATITIS_B, facts) };
}
