import { dayNumber, type Day } from '#domain/time/day.ts';
import { isOfAge } from '../../organize/patient.ts';
import { observationToAskAbout } from '../../planner/ask-first.ts';
import type { ObservationCode } from '../../supporting-data.ts';
import type { WordsInput } from '../words-input.ts';

/** CDSi gives it no ages; it is no condition of a child. */
const PREGNANT = '007';

/**
 * Whether an age limit is that of healthy children: CDC has a series of this vaccine for a risk at the child's age on
 * that day, and none is for what is noted. Where one is, the engine decided for this child.
 */
export function isOfHealthyChildren(
  { edition, noted, child }: Pick<WordsInput, 'edition' | 'noted' | 'child'>,
  vaccineGroup: string,
  on: Day,
): boolean {
  const found = risksAt(edition, vaccineGroup, child.bornOn, on);
  return found.length > 0 && !found.some((code) => noted.has(code));
}

/**
 * Whether a doctor is asked before it reads complete or past its age: weak immunity is noted, CDC has more doses of
 * this vaccine at the child's age for some kinds of it, and not for what is noted.
 */
export function mayNeedMore(
  { edition, noted, child, today }: Pick<WordsInput, 'edition' | 'noted' | 'child' | 'today'>,
  vaccineGroup: string,
): boolean {
  if (observationToAskAbout([...noted.keys()].map((code) => ({ code }))) === null) return false;
  const found = risksAt(edition, vaccineGroup, child.bornOn, today);
  return found.some((code) => observationToAskAbout([{ code }]) !== null) && !found.some((code) => noted.has(code));
}

/** The observations for which CDC has a series of the vaccine at that age. */
function risksAt(
  { antigens }: WordsInput['edition'],
  vaccineGroup: string,
  bornOn: Day,
  on: Day,
): readonly ObservationCode[] {
  return antigens
    .flatMap(({ series }) => series.filter((of) => of.type === 'risk' && of.vaccineGroup === vaccineGroup))
    .flatMap(({ indications }) => indications)
    .filter(({ ages }) => isOfAge(dayNumber(bornOn), ages, dayNumber(on)))
    .map(({ observation }) => observation)
    .filter((code) => code !== PREGNANT);
}
