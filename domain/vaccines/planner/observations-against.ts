import { dayNumber, type Day } from '#domain/time/day.ts';
import type { Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { isOfAge } from '../organize/patient.ts';
import type { ObservationCode } from '../supporting-data.ts';

/** Those noted that contraindicate an antigen of the vaccine group, or products with it, at the child's age. */
export function observationsAgainst(
  { bornOn, observations = [] }: Patient,
  edition: Edition,
  vaccineGroup: string,
  on: Day,
): readonly ObservationCode[] {
  const names = edition.vaccineGroups.get(vaccineGroup)?.antigens ?? [];
  const holding = edition.antigens
    .filter(({ name }) => names.includes(name))
    .flatMap(({ contraindications, vaccineContraindications }) => [...contraindications, ...vaccineContraindications])
    .filter(({ ages }) => isOfAge(dayNumber(bornOn), ages, dayNumber(on)));
  const against = new Set(holding.map(({ observation }) => observation));
  return [...new Set(observations.map(({ code }) => code))].filter((code) => against.has(code)).toSorted();
}
