import { dayNumber, type Day } from '#domain/time/day.ts';
import type { Edition } from '../edition.ts';
import { seriesOfGroup } from '../editions/series-of.ts';
import { isOfAge } from '../organize/patient.ts';
import { observationToAskAbout } from './weak-immunity.ts';
import type { ObservationCode } from '../supporting-data.ts';

/** CDSi gives it no ages; it is not a condition of children. */
const PREGNANT = '007';

/** The observations for which CDC has a series of the vaccine at the child's age on a day. */
export function risksAt(
  edition: Pick<Edition, 'antigens'>,
  vaccineGroup: string,
  bornOn: Day,
  on: Day,
): readonly ObservationCode[] {
  return seriesOfGroup(edition, vaccineGroup)
    .filter(({ type }) => type === 'risk')
    .flatMap(({ indications }) => indications)
    .filter(({ ages }) => isOfAge(dayNumber(bornOn), ages, dayNumber(on)))
    .map(({ observation }) => observation)
    .filter((code) => code !== PREGNANT);
}

export type NotedOfChild = {
  readonly edition: Pick<Edition, 'antigens'>;
  readonly noted: readonly ObservationCode[];
  readonly child: { readonly bornOn: Day };
  readonly on: Day;
};

/**
 * Whether a doctor is asked, from the first dose on: weak immunity is noted, CDC has more doses of this vaccine at the
 * child's age for some kinds of it, and not for what is noted.
 */
export function mayNeedMore({ edition, noted, child, on }: NotedOfChild, vaccineGroup: string): boolean {
  if (observationToAskAbout(noted.map((code) => ({ code }))) === null) return false;
  const found = risksAt(edition, vaccineGroup, child.bornOn, on);
  return (
    found.some((code) => observationToAskAbout([{ code }]) !== null) && !found.some((code) => noted.includes(code))
  );
}
