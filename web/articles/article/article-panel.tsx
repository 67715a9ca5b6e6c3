import type { ReactNode } from 'react';
import type { ArticlePage } from '#contract/articles.ts';
import { articleText } from '#domain/articles/key-points.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Answered } from './answered.tsx';
import { Items, ArticleText } from './article-text.tsx';
import { ArticleTop } from './article-top.tsx';
import { CallBox } from './call-box.tsx';
import { datesText } from './dates-text.ts';
import { OriginCard } from './origin-card.tsx';
import type { Place } from '#domain/articles/addresses.ts';
import { QuestionsPanel } from './questions-panel.tsx';
import { RelatedArticles } from './related-articles.tsx';

export type ArticlePanelProps = {
  page: ArticlePage;
  place: Place;
  /** Beside the text, below its sources. */
  aside?: ReactNode;
};

/** [ART-01] [PUB-07] An article and what is shown beside it. Static: works without script. */
export function ArticlePanel({ page, place, aside }: ArticlePanelProps) {
  const { article, calls, origin, questions, related, isSubstitute } = page;
  const { keyPoints, rest } = articleText(article.content);
  return (
    <div className="article">
      {isSubstitute && <Alert tone="amber" role="alert" title="We could not find that article. Here is another one." />}
      <article>
        <ArticleTop article={article} calls={calls} place={place} />
        <div className="article-cols">
          <div className="prose">
            {keyPoints.length > 0 && (
              <section className="key-points" aria-labelledby="key-points">
                <h2 id="key-points">Key points</h2>
                <ul>
                  <Items of={keyPoints} />
                </ul>
              </section>
            )}
            <p className="sm faint">{datesText(page)}</p>
            <CallBox calls={calls} />
            <ArticleText blocks={rest} />
          </div>
          <div className="stack article-side">
            <OriginCard origin={origin} />
            {aside}
          </div>
        </div>
      </article>
      <Answered place={place} category={article.category} />
      <QuestionsPanel questions={questions} place={place} articleId={article.id} />
      <RelatedArticles articles={related} place={place} />
    </div>
  );
}
