import type { ReactNode } from 'react';
import { Empty } from '#web/ui/state/empty.tsx';
import { noArticleOn, WHO_KNOWS } from './no-article.ts';
import { searchHref, type SearchPlace } from './search-href.ts';

type Props = {
  query: string;
  untreated: readonly string[];
  didYouMean: string | null;
  at: SearchPlace;
  art: ReactNode;
};

/** In place of the results: what leads on. */
export function NoResults({ query, untreated, didYouMean, at, art }: Props) {
  const isUntreated = untreated.length > 0;
  const nothing = `Nothing found for “${query}”${at.category ? ` in ${at.category}` : ''}`;
  return (
    <section className="card no-results">
      <Empty art={art} title={isUntreated ? noArticleOn(untreated) : nothing}>
        {isUntreated && `${WHO_KNOWS} `}
        {didYouMean === null ? (
          !isUntreated && 'Try other words, or fewer of them. '
        ) : (
          <>
            Did you mean <a href={searchHref(at, didYouMean)}>{didYouMean}</a>?{' '}
          </>
        )}
        {at.category ? (
          <a href={searchHref({ ...at, category: null }, query)}>Search all categories</a>
        ) : (
          'Or choose a category.'
        )}
      </Empty>
    </section>
  );
}
