import { useState } from 'react';
import type { SearchReply } from '#contract/articles/search.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useOnline } from '#web/client/page/use-online.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { FernPairLater } from '#web/ui/drawing/art/fern-pair-later.tsx';
import { Failed } from '#web/ui/state/failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import type { ListBox } from './found-results.tsx';
import type { SearchPlace } from './search-href.ts';

export const loadResults = () => import('./found-results.tsx');
const FoundResults = lazily(() => import('./found-results.tsx'), 'FoundResults');

type Props = {
  search: { readonly error: CallFailed | null; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Undefined until the first one has come, and after a failure. */
  reply: SearchReply | undefined;
  place: SearchPlace;
  list: ListBox | undefined;
};

/** What was found, or that it is searched for, or that it could not be. */
export function LibraryResults({ search, reply, place, list }: Props) {
  const [tries, setTries] = useState(0);
  if (search.error)
    return (
      <SearchFailed
        isBusy={search.isFetching}
        why={search.error.message}
        requestId={search.error.requestId}
        onRetry={() => void search.refetch()}
      />
    );
  const waiting = <Loading text="Searching..." />;
  if (!reply) return waiting;
  return (
    <WhenLoaded
      key={tries}
      fallback={waiting}
      failed={<SearchFailed isBusy={false} why={NO_SCRIPT} onRetry={() => setTries(tries + 1)} />}
      isQuiet
    >
      <FoundResults reply={reply} at={place} art={<FernPairLater />} list={list} />
    </WhenLoaded>
  );
}

const NO_SCRIPT = 'The server did not answer.';

type FailedProps = { isBusy: boolean; why: string; requestId?: string | undefined; onRetry: () => void };

/** Whoever searches may be in need, and the list of signs of danger does not come without an answer. */
function SearchFailed({ isBusy, why, requestId, onRetry }: FailedProps) {
  const isOnline = useOnline();
  const title = isOnline ? 'The search got no answer.' : 'You are offline.';
  const text = isOnline
    ? why.replace(/\.?$/, '.')
    : 'What you typed is kept, and searched for when you are back online.';
  return (
    <Failed title={title} busy={isBusy} requestId={requestId} onRetry={onRetry}>
      {text} If your child is in danger, <a href="tel:911">call 911</a>.
    </Failed>
  );
}
