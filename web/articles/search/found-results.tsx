import type { ReactNode } from 'react';
import type { SearchReply } from '#contract/articles/search.ts';
import { LONGEST_SEARCH } from '#domain/articles/search/read-search.ts';
import { count } from '#domain/time/age-text.ts';
import { FoundRow } from './found-row.tsx';
import { noArticleOn, WHO_KNOWS } from './no-article.ts';
import { NoResults } from './no-results.tsx';
import { searchHref, type SearchPlace } from './search-href.ts';

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
export function FoundResults({ reply, at, art, list }: Props) {
  const { query, isCut, readAs, calls, untreated, found, didYouMean } = reply;
  const isNothing = found.length === 0;
  const isEmergency = calls.some(({ urgency }) => urgency === 'emergency');
  return (
    <section className="stack" aria-label="Search results">
      <p className={isNothing ? 'sr' : 'soft'} role="status">
        {isNothing ? (
          `Nothing found for “${query}”`
        ) : (
          <>
            <strong>{count(found.length, 'result')}</strong> for “{query}”{readAs !== null && `, read as “${readAs}”`}
            {found.length > 1 && ', best first'}
          </>
        )}
      </p>
      {isCut && (
        <p>
          Articles are found by the first {LONGEST_SEARCH} characters. Signs of danger are looked for in the rest, too.
        </p>
      )}
      {didYouMean !== null && (!isNothing || isEmergency) && (
        <p>
          Did you mean <a href={searchHref(at, didYouMean)}>{didYouMean}</a>?
        </p>
      )}
      {!isNothing && untreated.length > 0 && (
        <p>
          {noArticleOn(untreated)}. {WHO_KNOWS}
        </p>
      )}
      {isNothing ? (
        // Below a call to 911 nobody is asked for other words.
        !isEmergency && <NoResults query={query} untreated={untreated} didYouMean={didYouMean} at={at} art={art} />
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
