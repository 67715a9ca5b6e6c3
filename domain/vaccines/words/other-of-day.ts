import type { DoseEvaluation } from '../assessment.ts';
import { dayOfDose } from './words-input.ts';
import type { WordsInput } from './words-input.ts';

/** The dose of the same day that was judged before one in its series; null for none, or where that one was spoilt. */
export function otherOfDay(input: WordsInput, told: DoseEvaluation): DoseEvaluation | null {
  const { evaluations } = input.assessment;
  const on = dayOfDose(input, told.dose);
  return (
    evaluations.slice(0, evaluations.indexOf(told)).find(({ series, dose, status }) => {
      return series === told.series && status !== 'sub-standard' && dayOfDose(input, dose) === on;
    }) ?? null
  );
}
