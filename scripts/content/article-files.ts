import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const folder = join(import.meta.dirname, '../../content/articles');

/** What stands above the text of an article. */
const Front = z.strictObject({
  id: z.string().regex(/^art-\d{2}$/),
  uuid: z.uuid(),
  title: z.string(),
  slug: z.string(),
  category: z.enum(['Nutrition', 'Sleep', 'Health', 'Development', 'Safety']),
  /** In months: '4-9 months', by whose numbers related articles are found. */
  ageRange: z.string().regex(/^\d+-\d+ months$/),
  summary: z.string(),
  /** Ids of the rules whose words stand in its 'When to call' box. */
  redFlags: z.array(z.string()),
  /** Numbers of the facts, from 0, that the text does not use. */
  leftOut: z.array(z.int()),
  edition: z.string(),
  published: z.iso.date(),
  nextReview: z.string().regex(/^\d{4}-\d{2}$/),
  reviewedBy: z.null(),
  /** How a parent would type it into a search. */
  askedAs: z.array(z.string().regex(/^[a-z0-9][a-z0-9 .'-]*$/)).min(30),
});

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'steps'; readonly items: readonly string[] };

export type ArticleFile = {
  /** 'health/fever-by-age-what-to-do' */
  readonly file: string;
  readonly front: z.infer<typeof Front>;
  readonly blocks: readonly Block[];
};

/** @throws if a file has no front matter, or one of another form */
export function readArticles(): readonly ArticleFile[] {
  return globSync('*/*.md', { cwd: folder })
    .toSorted()
    .map((path) => readArticle(path, readFileSync(join(folder, path), 'utf8')));
}

export function readArticle(path: string, text: string): ArticleFile {
  const file = join(dirname(path), basename(path, '.md'));
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (front === undefined || body === undefined) throw new Error(`${file}: no front matter`);
  const parsed = Front.safeParse(parse(front));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return { file, front: parsed.data, blocks: blocksOf(body) };
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
