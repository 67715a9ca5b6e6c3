import type { ObservationCode } from '../supporting-data.ts';

export const UNDERGOING_CHEMOTHERAPY: ObservationCode = '168';

/**
 * Vaccine groups that are not given during chemotherapy, from 14 days before it until 3 months after it.
 *
 * Source: CDSi 4.64, guidance of 'Hib risk child 2-dose series' (12 months to 5 years) and contraindications of MMR and
 * varicella.
 */
const NOT_DURING_CHEMOTHERAPY: ReadonlySet<string> = new Set(['Hib', 'MMR', 'Varicella']);

/**
 * Whether a dose that was given is asked about: chemotherapy is noted, without days, and the dose may have been given
 * during it. Ours, as is that it holds at every age.
 */
export function mayBeDuringChemotherapy(noted: readonly ObservationCode[], vaccineGroup: string): boolean {
  return noted.includes(UNDERGOING_CHEMOTHERAPY) && NOT_DURING_CHEMOTHERAPY.has(vaccineGroup);
}
