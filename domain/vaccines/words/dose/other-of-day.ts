import type { DoseEvaluation } from '../../assessment.ts';
import { dayOfDose, type WordsInput } from '../words-input.ts';

/** Evaluated earlier in the series; null if there is none or it was spoiled. */
export function otherOfDay(input: WordsInput, shown: DoseEvaluation): DoseEvaluation | null {
  const { evaluations } = input.assessment;
  const on = dayOfDose(input, shown.dose);
  return (
    evaluations.slice(0, evaluations.indexOf(shown)).find(({ series, dose, status }) => {
      return series === shown.series && status !== 'sub-standard' && dayOfDose(input, dose) === on;
    }) ?? null
  );
}
