import type { ReactNode } from 'react';
import type { SearchReply } from '#contract/articles/search.ts';
import { count } from '#domain/time/age-text.ts';
import { FoundRow } from './found-row.tsx';
import { NoResults } from './no-results.tsx';
import type { SearchPlace } from './search-href.ts';

/** A list that the field of a search moves through. */
export type ListBox = { readonly id: string; readonly optionId: (at: number) => string; readonly activeAt: number };

type Props = {
  reply: SearchReply;
  at: SearchPlace;
  art: ReactNode;
  /** Where results come while somebody types; undefined where they come with the page. */
  list?: ListBox | undefined;
};

/** What a search has found: how many results, and the best of them first. */
export function FoundResults({ reply: { query, found, didYouMean }, at, art, list }: Props) {
  return (
    <section className="stack" aria-label="Search results">
      <p className={found.length === 0 ? 'sr' : 'soft'} role="status">
        {found.length === 0 ? (
          `Nothing found for “${query}”`
        ) : (
          <>
            <strong>{count(found.length, 'result')}</strong> for “{query}”{found.length > 1 && ', best first'}
          </>
        )}
      </p>
      {found.length === 0 ? (
        <NoResults query={query} didYouMean={didYouMean} at={at} art={art} />
      ) : (
        <ul className="hits" {...(list && { id: list.id, role: 'listbox', 'aria-label': 'Search results' })}>
          {found.map((one, index) => (
            <FoundRow
              key={`${one.kind} ${one.id} ${one.title}`}
              found={one}
              isSignedIn={at.place === 'education'}
              option={list && { id: list.optionId(index), isActive: list.activeAt === index }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
