import { monthOf } from '#domain/time/month.ts';
import type { DoseEvaluation } from '../../assessment.ts';
import { mayBeOne } from '../../given/given-twice.ts';
import { dayOfDose, isByMonth, type WordsInput } from '../words-input.ts';

/** Evaluated earlier in the series; null if there is none, it was spoiled, or the day of either is not known. */
export function otherOfDay(input: WordsInput, shown: DoseEvaluation): DoseEvaluation | null {
  const { evaluations } = input.assessment;
  const { givenOn: on } = whenOf(input, shown.dose);
  if (on === null) return null;
  return (
    evaluations.slice(0, evaluations.indexOf(shown)).find(({ series, dose, status }) => {
      return series === shown.series && status !== 'sub-standard' && whenOf(input, dose).givenOn === on;
    }) ?? null
  );
}

/** Evaluated earlier in the series, a few days before or in that month: perhaps another parent's entry of the same dose. */
export function isSoonAfterOther(input: WordsInput, shown: DoseEvaluation): boolean {
  const { evaluations } = input.assessment;
  return evaluations.slice(0, evaluations.indexOf(shown)).some(({ series, dose }) => {
    return series === shown.series && mayBeOne(whenOf(input, dose), whenOf(input, shown.dose));
  });
}

function whenOf(input: WordsInput, dose: number) {
  const on = dayOfDose(input, dose);
  return on !== null && isByMonth(input, dose) ? { givenOn: null, givenIn: monthOf(on) } : { givenOn: on };
}
