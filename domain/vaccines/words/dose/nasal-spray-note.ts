import { addMonths, dayNumber, type Day } from '#domain/time/day.ts';
import { isOfAge } from '../../organize/patient.ts';
import { observationToAskAbout } from '../../standing/weak-immunity.ts';
import type { ObservationCode } from '../../supporting-data.ts';
import {
  ASTHMA,
  isTooYoungForSprayWithAsthma,
  isSpray,
  NASAL_SPRAYS,
  SPRAY_FROM_MONTHS,
} from '../../standing/nasal-spray.ts';
import { fill, type Said } from '../sentence.ts';
import { dayOfDose, isByMonth, type WordsInput } from '../words-input.ts';
import { COUNTS, DETAIL } from './dose-sentences.ts';
import { withNote } from './with-note.ts';

/**
 * What is said of a flu nasal spray that counts though CDC's data prefer it from 2 years on, or bar it for what is noted
 * of the child, or though the AAP advises against it with asthma. Weak immunity has words of its own (`live-note.ts`).
 */
export function withNasalSprayNote(input: WordsInput, dose: number, said: Said): Said {
  const product = input.edition.products.get(input.doses[dose]?.cvx ?? '');
  const on = dayOfDose(input, dose);
  if (!product || on === null || !isSpray(product.cvx)) return said;
  if (isBeforeItsAge(input, dose, on)) return withNote(said, COUNTS['nasal-spray-early']);
  const code = observationAgainst(input, on);
  if (code === null) return said;
  const { text: about } = DETAIL[code === ASTHMA ? 'nasal-spray-with-asthma' : 'nasal-spray-with-noted'];
  const text = fill(about, { fact: `“${input.noted.get(code) ?? code}”` });
  return { ...said, details: [...said.details, text] };
}

/** In each of the days that a month leaves open. */
function isBeforeItsAge(input: WordsInput, dose: number, on: Day): boolean {
  const last = isByMonth(input, dose) ? addMonths(on, 1) : on;
  return last < addMonths(input.child.bornOn, SPRAY_FROM_MONTHS);
}

/** CDSi 4.64 names the sprays of today alone. */
function observationAgainst({ edition, noted, child }: WordsInput, on: Day): ObservationCode | null {
  const observations = [...noted.keys()].map((code) => ({ code }));
  const sprays = NASAL_SPRAYS.flatMap((cvx) => edition.products.get(cvx)?.index ?? []);
  if (observationToAskAbout(observations) !== null) return null;
  const isNow = (ages: Parameters<typeof isOfAge>[1]) => isOfAge(dayNumber(child.bornOn), ages, dayNumber(on));
  const found = edition.antigens
    .flatMap(({ vaccineContraindications }) => vaccineContraindications)
    .find(({ observation, ages, products }) => {
      const ofSprays = sprays.flatMap((index) => products.get(index) ?? []);
      return noted.has(observation) && isNow(ages) && ofSprays.some(isNow);
    });
  if (found) return found.observation;
  return isTooYoungForSprayWithAsthma({ bornOn: child.bornOn, observations }, on) ? ASTHMA : null;
}
