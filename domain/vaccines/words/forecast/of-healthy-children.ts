import { dayNumber, type Day } from '#domain/time/day.ts';
import { isOfAge } from '../../organize/patient.ts';
import type { WordsInput } from '../words-input.ts';

/** CDSi gives it no ages; it is no condition of a child. */
const PREGNANT = '007';

/**
 * Whether an age limit is that of healthy children: CDC has a series of this vaccine for a risk at the child's age on
 * that day, and no condition is noted. With one noted, the engine decided for this child.
 */
export function isOfHealthyChildren(
  { edition, noted, child }: Pick<WordsInput, 'edition' | 'noted' | 'child'>,
  vaccineGroup: string,
  on: Day,
): boolean {
  if (noted.size > 0) return false;
  const series = edition.antigens.flatMap((antigen) => antigen.series);
  return series.some((of) => {
    if (of.type !== 'risk' || of.vaccineGroup !== vaccineGroup) return false;
    return of.indications.some(
      ({ observation, ages }) => observation !== PREGNANT && isOfAge(dayNumber(child.bornOn), ages, dayNumber(on)),
    );
  });
}
