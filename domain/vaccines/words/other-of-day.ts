import type { DoseEvaluation } from '../assessment.ts';
import { dayOfDose } from './words-input.ts';
import type { WordsInput } from './words-input.ts';

/** The dose of the same day evaluated earlier in the series; null if there is none or it was spoiled. */
export function otherOfDay(input: WordsInput, told: DoseEvaluation): DoseEvaluation | null {
  const { evaluations } = input.assessment;
  const on = dayOfDose(input, told.dose);
  return (
    evaluations.slice(0, evaluations.indexOf(told)).find(({ series, dose, status }) => {
      return series === told.series && status !== 'sub-standard' && dayOfDose(input, dose) === on;
    }) ?? null
  );
}
