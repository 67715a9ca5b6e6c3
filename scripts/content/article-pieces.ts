import { articleBlocks, plainLine, plainLines } from '#domain/articles/markup.ts';
import type { ArticleFile } from '#server/articles/rules/article-file.ts';

/** What a reader reads, piece by piece, without marks. */
export function piecesOf({ content }: Pick<ArticleFile, 'content'>): readonly string[] {
  return plainLines(content);
}

/** The same, each with the heading and the paragraph above it, which say what an item of a list is. */
export function piecesInPlace({ content }: Pick<ArticleFile, 'content'>): { above: string; text: string }[] {
  let heading = '';
  let paragraph = '';
  return articleBlocks(content).flatMap((block) => {
    if ('lines' in block)
      return block.lines.map((line) => ({ above: `${heading} ${paragraph}`, text: plainLine(line) }));
    const text = plainLine(block.line);
    const above = block.kind === 'heading' ? '' : heading;
    if (block.kind === 'heading') [heading, paragraph] = [text, ''];
    else paragraph = text;
    return [{ above, text }];
  });
}
