import { articleBlocks, plainLine, type ArticleBlock, type MarkedLine } from './markup.ts';

export type ArticleText = {
  /** Of the list below the line 'Key points' at the top; none where the text begins otherwise. */
  readonly keyPoints: readonly MarkedLine[];
  readonly rest: readonly ArticleBlock[];
};

/** An article's text, and its key points apart from it. */
export function articleText(content: string): ArticleText {
  const blocks = articleBlocks(content);
  const [title, list] = blocks;
  if (!title || !('line' in title) || plainLine(title.line) !== 'Key points' || list?.kind !== 'bullets')
    return { keyPoints: [], rest: blocks };
  return { keyPoints: list.lines, rest: blocks.slice(2) };
}
