import { daysBetween } from '#domain/time/day.ts';
import { ONE_DOSE_DAYS } from '../../given/given-twice.ts';
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

/** Evaluated earlier in the series, a few days before: perhaps another parent's entry of the same dose. */
export function isSoonAfterOther(input: WordsInput, shown: DoseEvaluation): boolean {
  const { evaluations } = input.assessment;
  const on = dayOfDose(input, shown.dose);
  return evaluations.slice(0, evaluations.indexOf(shown)).some(({ series, dose }) => {
    const other = dayOfDose(input, dose);
    return series === shown.series && on !== null && other !== null && daysBetween(other, on) <= ONE_DOSE_DAYS;
  });
}
