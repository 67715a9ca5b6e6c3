import { seasonYear } from '../../editions/season-roll.ts';
import { isSeasonWithoutEnd } from '../../editions/season-without-end.ts';
import type { DoseEvaluation } from '../../assessment.ts';
import { seasonInWords } from '../season-text.ts';
import { say, type Said } from '../sentence.ts';
import { dayOfDose, type WordsInput } from '../words-input.ts';
import { COUNTS } from './dose-sentences.ts';

/**
 * What is said of the first dose of a season that the data calls one too many, because it knows no end of the season
 * before: that it counts for its own. Null of every other dose. Ours.
 */
export function saidOfSeason(input: WordsInput, shown: DoseEvaluation): Said | null {
  const on = dayOfDose(input, shown.dose);
  if (on === null || !shown.reasons.includes('series-already-complete')) return null;
  if (!isSeasonWithoutEnd(input.edition, [shown.series])) return null;
  const season = seasonYear(on);
  const isSecond = input.assessment.evaluations.some(({ dose, vaccineGroup }) => {
    const other = dayOfDose(input, dose);
    return vaccineGroup === shown.vaccineGroup && other !== null && other < on && seasonYear(other) === season;
  });
  if (isSecond) return null;
  return { ...say(COUNTS, 'of-season', { season: seasonInWords(on) }), details: [] };
}
