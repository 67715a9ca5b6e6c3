import { doseWords } from '#domain/vaccines/words/dose/dose-words.ts';
import { wordsInput, type History } from './vaccine-words.ts';

/** A child, and what is said of each dose. Together the children hear every sentence about a dose that is common. */
export type SaidTo = History & { readonly said: readonly string[] };

/** 'index of the dose, vaccine group, whether it counts: text | details'. */
export function saidLines(history: History): readonly string[] {
  return doseWords(wordsInput(history)).map(({ dose, vaccineGroup, counts, text, details }) => {
    return [`${dose} ${vaccineGroup} ${counts ? 'counts' : 'not'}: ${text}`, ...details].join(' | ');
  });
}
