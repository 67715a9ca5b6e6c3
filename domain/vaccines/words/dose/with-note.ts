import type { Said } from '../sentence.ts';
import { COUNTS } from './dose-sentences.ts';

/** Of a dose that counts: a note in place of 'Counts', or as a detail where more is said of the dose. */
export function withNote(said: Said, note: { readonly rule: string; readonly text: string }): Said {
  return said.text === COUNTS.counts.text
    ? { ...said, ...note }
    : { ...said, details: [...said.details, `${note.text}.`] };
}
