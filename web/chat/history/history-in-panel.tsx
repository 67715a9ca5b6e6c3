import { useId, useState } from 'react';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useAnswering } from '../data.ts';
import { useHistoryOf } from './history-data.ts';
import { HistorySwitch } from './history-switch.tsx';

const HistoryList = lazily(() => import('./history-list.tsx'), 'HistoryList');

const NOT_SAVED = 'Nothing is saved when you leave';

/** Whether what is asked is kept, with a way to change that and to read it; stands where a conversation begins. */
export function HistoryInPanel({ mayAsk }: { mayAsk: boolean }) {
  const id = useId();
  const { isVisitor, kept, error } = useKept();
  const [isShown, setShown] = useState(false);
  if (isVisitor) return <p className="sm">{NOT_SAVED}.</p>;
  if (!kept) return error ? <p className="sm">We can't check your history setting right now.</p> : null;
  const isOn = kept.keptSince !== null;
  // There is nothing to keep for whoever may not ask.
  if (!isOn && !mayAsk) return null;
  return (
    <div className="stack tight sm">
      <p>
        {isOn
          ? 'Your history is on: your messages and their answers are saved, for you alone.'
          : `${NOT_SAVED}, unless you turn history on. It is for you alone, not for other parents.`}
      </p>
      <div className="row wrap">
        <HistorySwitch kept={kept} />
        {isOn && (
          <Button look="quiet" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide messages' : 'Show messages'}
          </Button>
        )}
      </div>
      <div id={id} hidden={!isShown || !isOn} className="stack tight">
        {isOn && isShown && (
          <WhenLoaded
            fallback={<Loading text="Loading your chat history..." rows={2} />}
            onFailed={() => setShown(false)}
          >
            <HistoryList />
          </WhenLoaded>
        )}
      </div>
    </div>
  );
}

/** The same in few words, once messages stand. */
export function HistoryLine() {
  const { isVisitor, kept } = useKept();
  if (!isVisitor && !kept) return null;
  return <p className="xs faint">{kept?.keptSince ? 'Your history is on.' : 'Nothing is saved.'}</p>;
}

function useKept() {
  const { data: answering } = useAnswering();
  const isVisitor = answering === 'nobody';
  const { data: kept, error } = useHistoryOf(answering !== undefined && !isVisitor);
  return { isVisitor, kept, error };
}
