import { articleBlocks, plainLine, type ArticleBlock, type MarkedLine } from './markup.ts';

export type ArticleText = {
  /** The list below the line 'Key points' at the top; empty if the text starts with something else. */
  readonly keyPoints: readonly MarkedLine[];
  readonly rest: readonly ArticleBlock[];
};

/** Separates the key points from the rest of an article. */
export function articleText(content: string): ArticleText {
  const blocks = articleBlocks(content);
  const [title, list] = blocks;
  if (!title || !('line' in title) || plainLine(title.line) !== 'Key points' || list?.kind !== 'bullets')
    return { keyPoints: [], rest: blocks };
  return { keyPoints: list.lines, rest: blocks.slice(2) };
}
