import type { ArticleHead } from '#contract/articles.ts';
import { drawnApart } from '#domain/articles/art-variant.ts';
import { ArticleCard } from '../list/article-card.tsx';
import { articleHref, type Place } from '#domain/articles/addresses.ts';

/** [ART-03] Renders nothing for the only article. */
export function RelatedArticles({ articles, place }: { articles: readonly ArticleHead[]; place: Place }) {
  if (articles.length === 0) return null;
  return (
    <section className="related stack" aria-labelledby="related">
      <h2 id="related">Related articles</h2>
      <ul className="article-cards">
        {drawnApart(articles).map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} href={articleHref(place, article.id)} hasSummary={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
