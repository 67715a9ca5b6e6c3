import { monthOf } from '#domain/time/month.ts';
import type { DoseEvaluation } from '../../assessment.ts';
import { mayBeOne } from '../../given/given-twice.ts';
import { dayOfDose, isByMonth, type WordsInput } from '../words-input.ts';
import { evaluationsIn } from './evaluations-in.ts';
import { isOralPolioNotCounted } from './special-dose.ts';

/**
 * Evaluated earlier in the series; null if there is none, it was spoiled, or the day of either is not known. Oral polio
 * vaccine that does not count on any day is no second dose: countries give it together with IPV.
 */
export function otherOfDay(input: WordsInput, shown: DoseEvaluation): DoseEvaluation | null {
  const { givenOn: on } = whenOf(input, shown.dose);
  if (on === null || isOralPolioNotCounted(input, shown.dose)) return null;
  const isOther = ({ dose, status }: DoseEvaluation) => status !== 'sub-standard' && whenOf(input, dose).givenOn === on;
  return earlierInSeries(input, shown).find(isOther) ?? null;
}

/** Evaluated earlier in the series, a few days before or in that month: perhaps another parent's entry of the same dose. */
export function isSoonAfterOther(input: WordsInput, shown: DoseEvaluation): boolean {
  if (isOralPolioNotCounted(input, shown.dose)) return false;
  const when = whenOf(input, shown.dose);
  return earlierInSeries(input, shown).some(({ dose }) => mayBeOne(whenOf(input, dose), when));
}

function earlierInSeries({ assessment }: WordsInput, shown: DoseEvaluation): readonly DoseEvaluation[] {
  const ofSeries = evaluationsIn(assessment, shown.series);
  return ofSeries.slice(0, ofSeries.indexOf(shown));
}

function whenOf(input: WordsInput, dose: number) {
  const on = dayOfDose(input, dose);
  return on !== null && isByMonth(input, dose) ? { givenOn: null, givenIn: monthOf(on) } : { givenOn: on };
}
