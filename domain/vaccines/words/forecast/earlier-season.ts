import type { GroupForecast } from '../../assessment.ts';
import { seasonYear } from '../../editions/season-roll.ts';
import { dayOfDose, type WordsInput } from '../words-input.ts';

/**
 * Whether a series that the data calls complete is so by doses of earlier seasons: its season has a first day and no
 * end, as that of COVID-19 in CDSi 4.64. A season begins on July 1, as in the season roll (ours).
 */
export function isOfEarlierSeason(input: WordsInput, { vaccineGroup, series, status }: GroupForecast): boolean {
  if (status !== 'complete' || !isWithoutEnd(input, series)) return false;
  const evaluated = input.assessment.evaluations.filter((of) => of.vaccineGroup === vaccineGroup);
  // One after the series was complete is extraneous, and of its season all the same.
  const given = evaluated.filter((of) => of.status === 'valid' || of.status === 'extraneous');
  const days = given.flatMap(({ dose }) => dayOfDose(input, dose) ?? []);
  return days.every((on) => seasonYear(on) < seasonYear(input.today));
}

function isWithoutEnd({ edition: { antigens } }: WordsInput, names: readonly string[]): boolean {
  return antigens
    .flatMap(({ series }) => series.filter(({ name }) => names.includes(name)))
    .flatMap((series) => series.doses())
    .some(({ seasonStart, seasonEnd }) => seasonStart !== null && seasonEnd === null);
}
