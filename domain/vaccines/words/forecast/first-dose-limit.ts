import { dayNumber } from '#domain/time/day.ts';
import type { DayNumber } from '#domain/time/day-number.ts';
import { addDuration } from '../../duration.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import type { WordsInput } from '../words-input.ts';

/**
 * Where the age limit of a first dose ends before that of later ones, as of rotavirus vaccine: the age (exclusive) at
 * which no dose of the series is given any more, Infinity without a limit. Null where the first dose has no limit of
 * its own.
 *
 * Source: CDSi supporting data, maximum ages by dose.
 */
export function endAfterFirstDose(
  { edition, child }: Pick<WordsInput, 'edition' | 'child'>,
  { series, target, limit }: Pick<TraceEntry, 'series' | 'target' | 'limit'>,
): DayNumber | null {
  if (target !== 1 || !limit) return null;
  const born = dayNumber(child.bornOn);
  const ends = edition.antigens
    .flatMap((antigen) => antigen.series.filter(({ name }) => name === series))
    .flatMap(({ doses }) => doses())
    .flatMap(({ ages }) => ages.map(({ max }) => (max === null ? Infinity : addDuration(born, max))));
  const end = Math.max(...ends);
  return end > dayNumber(limit) ? end : null;
}
