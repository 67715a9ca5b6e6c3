import type { MouseEvent } from 'react';
import type { ArticleHead } from '#contract/articles.ts';
import { count } from '#domain/time/age-text.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { FernPairLater } from '#web/ui/drawing/art/fern-pair-later.tsx';
import { educationHref } from '../education-search.ts';
import { ArticleCards, cardIdOf } from './article-cards.tsx';

/** Four rows. The drawings of more would make the page heavy. Ours. */
const SHOWN_FIRST = 12;

type Props = {
  articles: readonly ArticleHead[];
  titleLevel?: 2 | 3;
  isWhole: boolean;
  /** Where all of them are shown. */
  wholeHref: string;
  onWhole: () => void;
};

/** The number of articles, the first of them, and the rest on request. */
export function ArticleList({ articles, titleLevel, isWhole, wholeHref, onWhole }: Props) {
  const shown = isWhole ? articles : articles.slice(0, SHOWN_FIRST);
  const [lastShown, next] = [shown.at(-1), articles[shown.length]];
  const showAll = (event: MouseEvent) => {
    if (!next || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The button disappears, so the focus moves to the first new article.
    if (lastShown) document.getElementById(cardIdOf(lastShown))?.focus({ preventScroll: true });
    onWhole();
    focusSoon(cardIdOf(next));
  };
  return (
    <div className="stack keeps-focus">
      <p className="sm soft" role="status">
        {count(articles.length, 'article')}
      </p>
      {articles.length === 0 ? <NoneFound /> : <ArticleCards articles={shown} {...(titleLevel && { titleLevel })} />}
      {next && (
        <ButtonLink className="show-all" href={wholeHref} onClick={showAll}>
          Show all {articles.length} articles
        </ButtonLink>
      )}
    </div>
  );
}

function NoneFound() {
  return (
    <Empty
      art={<FernPairLater />}
      title="No articles found in this category"
      action={<ButtonLink href={educationHref()}>All Categories</ButtonLink>}
    />
  );
}
