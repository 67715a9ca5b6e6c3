import { spelledLike } from '#web/client/text/spelled-like.ts';

type Asked = { readonly text: string; readonly answer: string | null };

/**
 * The questions that have every word of a search in what was asked or answered, or, if there are none, words that are
 * spelled like them; all for an empty one.
 */
export function questionsWith<Q extends Asked>(questions: readonly Q[], search: string): Q[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const having = (tests: readonly ((said: string) => boolean)[]) =>
    questions.filter(({ text, answer }) => {
      const said = plain(`${text} ${answer ?? ''}`);
      return tests.every((isIn) => isIn(said));
    });
  const exact = having(words.map((word) => (said) => said.includes(word)));
  return exact.length > 0 ? exact : having(words.map(isInOrLike));
}

function isInOrLike(word: string): (said: string) => boolean {
  const letters = word.replaceAll(/\W/g, '');
  const pattern = letters && new RegExp(`\\b${spelledLike(letters)}`);
  return (said) => said.includes(word) || (pattern !== '' && pattern.test(said));
}

/** 'Crème' is found by 'creme', and the other way round. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}
