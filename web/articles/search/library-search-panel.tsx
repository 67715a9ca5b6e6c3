import { useId, useState, type ReactNode } from 'react';
import type { SearchReply } from '#contract/articles/search.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useTypedInAddress } from '#web/client/form/use-typed-in-address.ts';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { LibraryResults } from './library-results.tsx';
import { LibrarySearchField } from './library-search-field.tsx';
import { useLibrarySearch } from './search-data.ts';
import { searchHref, type SearchPlace } from './search-href.ts';

const CallFirst = lazily(() => import('./call-first.tsx'), 'CallFirst');

/** After the last key, before it is searched for. */
const PAUSE_MS = 150;

type Props = {
  /** What the address says is searched for; empty for nothing. */
  q: string;
  /** In which alone; null for everywhere. */
  category: ArticleCategory | null;
  /** What stands above the results, below the field. */
  filter: ReactNode;
  /** In place of the results while nothing is searched for. */
  children: ReactNode;
};

/** Searches the library while somebody types. Without script the form asks for the page of the search. */
export function LibrarySearchPanel({ q, category, filter, children }: Props) {
  const place: SearchPlace = { place: 'education', category };
  const typed = useTypedInAddress(q, (text) => searchHref(place, text), PAUSE_MS);
  const search = useLibrarySearch({ q, category });
  const isLive = useIsHydrated();
  const listId = useId();
  // Nothing pushes the field away from whoever types in it.
  const [opened] = useState(q);
  const [active, setActive] = useState<{ of: SearchReply; at: number } | null>(null);
  const reply = search.error || search.data?.query === '' ? undefined : search.data;
  const list = isLive
    ? {
        id: listId,
        optionId: (at: number) => `${listId}-${at}`,
        activeAt: active && active.of === reply ? active.at : -1,
      }
    : undefined;
  const calls = reply && reply.calls.length > 0 && (
    // Without its script the results do not come either, and what says so says whom to call.
    <WhenLoaded fallback={null} isQuiet>
      <CallFirst calls={reply.calls} isLive={isLive} />
    </WhenLoaded>
  );
  return (
    <>
      {q === opened && calls}
      <LibrarySearchField
        typed={typed}
        category={category}
        list={list}
        options={reply?.found.length ?? 0}
        onMove={(at) => setActive(reply ? { of: reply, at } : null)}
      />
      {q !== opened && calls}
      {filter}
      {q === '' ? children : <LibraryResults search={search} reply={reply} place={place} list={list} />}
    </>
  );
}
