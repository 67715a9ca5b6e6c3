type Asked = { readonly text: string; readonly answer: string | null };

/** The questions that have every word of a search in what was asked or answered; all for an empty one. */
export function questionsWith<Q extends Asked>(questions: readonly Q[], search: string): Q[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return questions.filter(({ text, answer }) => {
    const said = plain(`${text} ${answer ?? ''}`);
    return words.every((word) => said.includes(word));
  });
}

/** 'Crème' is found by 'creme', and the other way round. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}
