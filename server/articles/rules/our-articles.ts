import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '#domain/articles/article.ts';
import { readingTime } from '#domain/articles/reading-time.ts';
import { articleFile, type ArticleFile } from './article-file.ts';

const folder = join(import.meta.dirname, '../../../content/articles');

export type OurArticle = Article & Pick<ArticleFile, 'front'>;

let kept: readonly OurArticle[] | undefined;

/** The articles of `content`, by title; read when first asked for. */
export function ourArticles(): readonly OurArticle[] {
  kept ??= articleFiles().map(ourArticle);
  return kept;
}

/** @throws Error for a file of another form */
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
