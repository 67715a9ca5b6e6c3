import { isLiveVaccine } from '../../standing/live-vaccine.ts';
import { observationToAskAbout } from '../../standing/weak-immunity.ts';
import { fill, say, type Said } from '../sentence.ts';
import type { WordsInput } from '../words-input.ts';
import { COUNTS, DETAIL } from './dose-sentences.ts';

/** It is there from birth, so no live vaccine was right. */
const SCID = '013';

/**
 * What is said of a live vaccine that was given to a child with weak immunity: that it counts by CDSi says nothing of
 * whether it was safe. Of what may have begun after the dose it is said as a detail.
 */
export function withLiveNote({ doses, edition, noted }: WordsInput, dose: number, said: Said): Said {
  const product = edition.products.get(doses[dose]?.cvx ?? '');
  const code = observationToAskAbout([...noted.keys()].map((one) => ({ code: one })));
  if (!product || code === null || !isLiveVaccine(product)) return said;
  const words = { fact: `“${noted.get(code) ?? code}”` };
  if (noted.has(SCID) && said.key === COUNTS.counts.key) return { ...said, ...say(COUNTS, 'live-from-birth', words) };
  return { ...said, details: [...said.details, fill(DETAIL['live-with-weak-immunity'].text, words)] };
}
