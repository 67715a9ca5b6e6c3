import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import listed from '#content/articles/order.json' with { type: 'json' };
import type { Article } from '#domain/articles/article.ts';
import { readingTime } from '#domain/articles/reading-time.ts';
import { articleFile, type ArticleFile } from './article-file.ts';

const folder = join(import.meta.dirname, '../../../content/articles');

export type OurArticle = Article & Pick<ArticleFile, 'front'>;

let kept: readonly OurArticle[] | undefined;

/** The articles of `content` in the order of `order.json`. Reads the files on the first call only. */
export function ourArticles(): readonly OurArticle[] {
  kept ??= articleFiles()
    .map(ourArticle)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return kept;
}

function placeOf({ front }: OurArticle): number {
  return listed.order.indexOf(front.id);
}

/** @throws Error for a malformed file */
export function articleFiles(): readonly ArticleFile[] {
  return globSync('*/*.md', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => articleFile(path.replace(/\.md$/, ''), readFileSync(join(folder, path), 'utf8')));
}

function ourArticle({ front, content }: ArticleFile): OurArticle {
  const { uuid: id, slug, title, summary, category, ageRange, published } = front;
  const createdAt = `${published}T00:00:00.000Z`;
  const facts = { id, slug, title, summary, category, ageRange, imageUrl: null, createdAt, updatedAt: createdAt };
  return { ...facts, readingTime: readingTime(content), content, front };
}
