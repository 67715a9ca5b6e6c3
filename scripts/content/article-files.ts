import { articleFile } from '#server/articles/rules/article-file.ts';
import { articleFiles } from '#server/articles/rules/our-articles.ts';

type File = ReturnType<typeof articleFile>;

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'steps'; readonly items: readonly string[] };

export type ArticleFile = Pick<File, 'file' | 'front'> & { readonly blocks: readonly Block[] };

/** @throws if a file has no front matter, or one of another form */
export function readArticles(): readonly ArticleFile[] {
  return articleFiles().map(withBlocks);
}

export function readArticle(path: string, text: string): ArticleFile {
  return withBlocks(articleFile(path.replace(/\.md$/, ''), text));
}

function withBlocks({ file, front, content }: File): ArticleFile {
  return { file, front, blocks: blocksOf(content) };
}

/** By the markup of the specification: paragraphs by blank lines, '- ' bullets, '1.' steps, '###' subheadings. */
function blocksOf(body: string): Block[] {
  return body
    .trim()
    .split(/\n\s*\n/)
    .map((block): Block => {
      const lines = block.split('\n');
      const isAll = (mark: RegExp) => lines.every((line) => mark.test(line));
      const items = lines.map((line) => line.replace(/^(?:- |\d+\. )/, ''));
      if (isAll(/^- /)) return { kind: 'bullets', items };
      if (isAll(/^\d+\. /)) return { kind: 'steps', items };
      if (block.startsWith('### ')) return { kind: 'heading', text: block.slice(4) };
      return { kind: 'paragraph', text: block };
    });
}

/** What a reader reads, piece by piece, without marks. */
export function piecesOf({ blocks }: Pick<ArticleFile, 'blocks'>): string[] {
  return blocks
    .flatMap((block) => ('items' in block ? block.items : [block.text]))
    .map((piece) => piece.replaceAll('**', ''));
}

/** The same, each with the heading and the paragraph above it, which say what an item of a list is. */
export function piecesInPlace({ blocks }: Pick<ArticleFile, 'blocks'>): { above: string; text: string }[] {
  const plain = (text: string) => text.replaceAll('**', '');
  let heading = '';
  let paragraph = '';
  return blocks.flatMap((block) => {
    if ('items' in block) return block.items.map((item) => ({ above: `${heading} ${paragraph}`, text: plain(item) }));
    const above = block.kind === 'heading' ? '' : heading;
    if (block.kind === 'heading') [heading, paragraph] = [plain(block.text), ''];
    else paragraph = plain(block.text);
    return [{ above, text: plain(block.text) }];
  });
}
