import { isComplete, type SeriesFacts } from './series-standing.ts';
import { HEPATITIS_B, hepatitisBDoses, type HepatitisBSeries } from '../birth/hepatitis-b-at-birth.ts';

export function hepatitisBSeries(facts: SeriesFacts): HepatitisBSeries {
  return { isStarted: hepatitisBDoses(facts.assessment) > 0, isComplete: isComplete(HEPATITIS_B, facts) };
}
