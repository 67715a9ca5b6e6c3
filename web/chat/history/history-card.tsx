import { Suspense, useId, useState } from 'react';
import type { ChatHistory } from '#contract/chat/history.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { useMe } from '#web/accounts/data.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { scrollToAnchor } from '#web/client/page/scroll-to-anchor.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useHistory } from './history-data.ts';
import { EraseAllDialog } from './history-dialogs.tsx';
import { HistorySwitch } from './history-switch.tsx';

const HistoryList = lazily(() => import('./history-list.tsx'), 'HistoryList');

/** In the settings of an account: whether the chat is kept, and what is. */
export function HistoryCard() {
  const query = useHistory();
  const { data, error } = query;
  return (
    <div id="chat-history" className="arrival" tabIndex={-1} ref={scrollToAnchor}>
      <Card
        title="Chat history"
        caption="What you ask in the chat, with the answers. For you alone."
        busy={!data && !error}
      >
        <Loaded
          query={query}
          failed="Your chat history cannot be shown"
          loading="Loading your chat history..."
          rows={1}
        >
          {(kept) => <Kept kept={kept} />}
        </Loaded>
      </Card>
    </div>
  );
}

function Kept({ kept }: { kept: ChatHistory }) {
  const { keptSince, count } = kept;
  const id = useId();
  const { data: me } = useMe();
  const open = useOpen();
  const [isShown, setShown] = useState(false);
  const isOn = keptSince !== null;
  return (
    <div className="stack">
      {isOn ? (
        <p>
          On since {longDayText(localDay(me?.timeZone, new Date(keptSince)))}. {countText(count)} Each is kept for 12
          months, and the last 500 at most.
        </p>
      ) : (
        <p>
          It is off: nothing of the chat is kept. Turned on, it keeps what you ask from then on, on this server. Other
          parents of your children cannot read it.
        </p>
      )}
      <div className="row wrap">
        <HistorySwitch kept={kept} />
        {isOn && count > 0 && (
          <>
            <Button aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide messages' : 'Show messages'}
            </Button>
            <Button look="danger" onClick={() => open((close) => <EraseAllDialog onClose={close} />)}>
              Erase all
            </Button>
          </>
        )}
      </div>
      <div id={id}>
        {isOn && isShown && count > 0 && (
          <Suspense fallback={<Loading text="Loading your chat history..." rows={2} />}>
            <HistoryList />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing is kept yet.';
  return count === 1 ? 'One message is kept.' : `${count} messages are kept.`;
}
