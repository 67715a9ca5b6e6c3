import type { ReactNode } from 'react';
import { Empty } from '#web/ui/state/empty.tsx';
import { searchHref, type SearchPlace } from './search-href.ts';

type Props = { query: string; didYouMean: string | null; at: SearchPlace; art: ReactNode };

/** In place of the results: what leads on. */
export function NoResults({ query, didYouMean, at, art }: Props) {
  return (
    <section className="card no-results">
      <Empty art={art} title={`Nothing found for “${query}”${at.category ? ` in ${at.category}` : ''}`}>
        {didYouMean === null ? (
          'Try other words, or fewer of them. '
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
