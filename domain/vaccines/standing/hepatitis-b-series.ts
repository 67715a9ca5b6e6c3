import { mainForecast } from './main-forecast.ts';
import { isComplete, type SeriesFacts } from './series-standing.ts';
import {
  HEPATITIS_B,
  hepatitisBDoses,
  isStartedAtBirth,
  type HepatitisBSeries,
} from '../birth/hepatitis-b-at-birth.ts';

export function hepatitisBSeries(facts: SeriesFacts): HepatitisBSeries {
  const { assessment, doses, child } = facts;
  return {
    isStarted: hepatitisBDoses(assessment) > 0,
    isStartedAtBirth: isStartedAtBirth(child, assessment, doses),
    isComplete: isComplete(HEPATITIS_B, facts),
    isContraindicated: mainForecast(assessment.forecasts, HEPATITIS_B)?.status === 'contraindicated',
  };
}
