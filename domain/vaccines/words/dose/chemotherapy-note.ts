import { mayBeDuringChemotherapy } from '../../standing/during-chemotherapy.ts';
import type { Said } from '../sentence.ts';
import type { WordsInput } from '../words-input.ts';
import { COUNTS } from './dose-sentences.ts';

/** Of a dose that counts: that it may not, where chemotherapy is noted. As a detail where more is said of it. */
export function withChemotherapyNote({ noted }: WordsInput, vaccineGroup: string, said: Said): Said {
  if (!mayBeDuringChemotherapy([...noted.keys()], vaccineGroup)) return said;
  const note = COUNTS['unless-during-chemotherapy'];
  return said.text === COUNTS.counts.text
    ? { ...said, ...note }
    : { ...said, details: [...said.details, `${note.text}.`] };
}
