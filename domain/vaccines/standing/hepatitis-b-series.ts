import { mainForecast } from './main-forecast.ts';
import { isComplete, type SeriesFacts } from './series-standing.ts';
import { HEPATITIS_B, hepatitisBDoses, type HepatitisBSeries } from '../birth/hepatitis-b-at-birth.ts';

export function hepatitisBSeries(facts: SeriesFacts): HepatitisBSeries {
  const { assessment } = facts;
  return {
    isStarted: hepatitisBDoses(assessment) > 0,
    isComplete: isComplete(HEPATITIS_B, facts),
    isContraindicated: mainForecast(assessment.forecasts, HEPATITIS_B)?.status === 'contraindicated',
  };
}
