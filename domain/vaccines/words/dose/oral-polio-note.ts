import type { Said } from '../sentence.ts';
import { dayOfDose, type WordsInput } from '../words-input.ts';
import { COUNTS } from './dose-sentences.ts';
import { isTrivalentAfterSwitch } from './special-dose.ts';
import { withNote } from './with-note.ts';

/** Of a dose that counts: that its kind or its day is doubtful. */
export function withOralPolioNote(input: WordsInput, dose: number, said: Said): Said {
  const isDoubtful = isTrivalentAfterSwitch(input.doses[dose]?.cvx ?? '', dayOfDose(input, dose));
  return isDoubtful ? withNote(said, COUNTS['oral-polio-trivalent']) : said;
}
