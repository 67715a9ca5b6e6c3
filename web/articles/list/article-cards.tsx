import type { ArticleHead } from '#contract/articles.ts';
import { drawnApart } from '#domain/articles/art-variant.ts';
import { isSample } from '#domain/articles/sample.ts';
import { articleHref, libraryHref } from '#domain/articles/addresses.ts';
import { ArticleCard } from './article-card.tsx';

type Props = {
  articles: readonly ArticleHead[];
  titleLevel?: 2 | 3;
};

/** Element id of the link of an article's card. */
export function cardIdOf({ id }: Pick<ArticleHead, 'id'>): string {
  return `article-${id}`;
}

/** For signed-in pages. A sample has no page: it leads to the library. */
export function ArticleCards({ articles, titleLevel = 2 }: Props) {
  return (
    <ul className="article-cards">
      {drawnApart(articles).map((article) => (
        <li key={article.id}>
          <ArticleCard
            id={cardIdOf(article)}
            article={article}
            href={isSample(article) ? libraryHref('education') : articleHref('education', article.id)}
            titleLevel={titleLevel}
            isLater
          />
        </li>
      ))}
    </ul>
  );
}
