import type { GivenObservation } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { seriesOfGroup } from '../editions/series-of.ts';
import { isLiveOnly } from './live-vaccine.ts';
import type { ObservationCode } from '../supporting-data.ts';

/**
 * A weak immune system: a doctor is asked before any live vaccine. For some of these CDSi 4.64 contraindicates MMR and
 * varicella and leaves rotavirus due; for others, such as 003 'Immunocompromised', at most the nasal spray.
 * Ours: read from the titles of all observations of CDSi 4.64, and from those for which it contraindicates a live
 * vaccine because of weak immunity. Not included, because CDSi decides or names the vaccine: 155 and 026, HIV that is
 * not severe; 160, asplenia; contacts, transfusions, allergies, pregnancy and tuberculosis.
 */
const WEAK_IMMUNITY: readonly ObservationCode[] = [
  // Said in general: 003 immunocompromised, 246 severely, 012 in the family, 131 given measles IG for it.
  ['003', '246', '012', '131'],
  // Inborn: 013 SCID, 145 and 146 antibodies, 147 to 150 T cells, 151 complement, 152 and 153 phagocytes,
  // 273 immunoglobulin, 137 immunoglobulin given for it.
  ['013', '145', '146', '147', '148', '149', '150', '151', '152', '153', '273', '137'],
  // Transplants: 004 and 171 stem cells, 157 a solid organ, 268 islets, 269 any.
  ['004', '171', '157', '268', '269'],
  // Cancer: 156 generalized, 178 leukemia, 179 and 180 lymphoma, 181 myeloma, 189 and 190 in treatment, 198 any.
  ['156', '178', '179', '180', '181', '189', '190', '198'],
  // Treatment: 158 and 216 medicines, 159 radiation, 168 chemotherapy, 191 CAR-T cells, 274 complement inhibitors.
  ['158', '216', '159', '168', '191', '274'],
  // HIV: 154 severe, 186 not said how severe, 120 the day on which its treatment began.
  ['154', '186', '120'],
].flat();

/** With one of these CDSi decides, and other HIV observations are not asked about. */
const HIV_NOT_SEVERE: readonly ObservationCode[] = ['155', '026'];
const HIV: readonly ObservationCode[] = ['186', '120'];

export function observationToAskAbout(observations: readonly GivenObservation[] = []): ObservationCode | null {
  const noted = new Set(observations.map(({ code }) => code));
  const isNotSevere = HIV_NOT_SEVERE.some((code) => noted.has(code));
  return WEAK_IMMUNITY.find((code) => noted.has(code) && !(isNotSevere && HIV.includes(code))) ?? null;
}

/** The observation to ask a doctor about before the vaccine group is given; null unless all its products are live. */
export function observationToAskAboutBefore(
  vaccineGroup: string,
  edition: Pick<Edition, 'antigens'>,
  observations: readonly GivenObservation[] = [],
): ObservationCode | null {
  const observation = observationToAskAbout(observations);
  if (observation === null) return null;
  const names = seriesOfGroup(edition, vaccineGroup)
    .filter(({ type }) => type === 'standard')
    .map(({ name }) => name);
  return isLiveOnly(edition, names) ? observation : null;
}
