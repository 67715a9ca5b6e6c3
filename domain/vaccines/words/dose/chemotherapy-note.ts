import { mayBeDuringChemotherapy } from '../../standing/during-chemotherapy.ts';
import type { Said } from '../sentence.ts';
import type { WordsInput } from '../words-input.ts';
import { COUNTS } from './dose-sentences.ts';
import { withNote } from './with-note.ts';

/** Of a dose that counts: that it may not, where chemotherapy is noted. */
export function withChemotherapyNote({ noted }: WordsInput, vaccineGroup: string, said: Said): Said {
  const isDoubtful = mayBeDuringChemotherapy([...noted.keys()], vaccineGroup);
  return isDoubtful ? withNote(said, COUNTS['unless-during-chemotherapy']) : said;
}
