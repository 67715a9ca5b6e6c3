import { foundByWords } from '#domain/text/found-by-words.ts';

type Asked = { readonly text: string; readonly answer: string | null };

/**
 * The questions that have every word of a search in what was asked or answered, or, if there are none, words that are
 * spelled like them; all for an empty one.
 */
export function questionsWith<Q extends Asked>(questions: readonly Q[], search: string): Q[] {
  return foundByWords(questions, ({ text, answer }) => `${text} ${answer ?? ''}`, search);
}
