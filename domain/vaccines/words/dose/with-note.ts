import type { KeyedSentence, Said } from '../sentence.ts';
import { COUNTS } from './dose-sentences.ts';

/** Of a dose that counts: a note in place of 'Counts', or as a detail where more is said of the dose. */
export function withNote(said: Said, note: KeyedSentence): Said {
  return said.key === COUNTS.counts.key
    ? { ...said, ...note }
    : { ...said, details: [...said.details, `${note.text}.`] };
}
