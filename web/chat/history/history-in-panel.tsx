import { useId, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { useAnswering } from '../data.ts';
import { useHistoryOf } from './history-data.ts';
import { HistoryList } from './history-list.tsx';
import { HistorySwitch } from './history-switch.tsx';

/** Whether what is asked is kept, with a way to change that and to read it; stands where a conversation begins. */
export function HistoryInPanel() {
  const id = useId();
  const { isVisitor, kept, error } = useKept();
  const [isShown, setShown] = useState(false);
  if (isVisitor) return <p className="sm">Nothing of it is kept after this visit.</p>;
  if (!kept) return error ? <p className="sm">Whether your history is on cannot be told right now.</p> : null;
  const isOn = kept.keptSince !== null;
  return (
    <div className="stack tight sm">
      <p>
        {isOn
          ? 'Your history is on: what you ask is kept with its answer, for you alone.'
          : 'Nothing of it is kept after this visit, unless you turn your history on. It is for you alone, not for other parents.'}
      </p>
      <div className="row wrap">
        <HistorySwitch kept={kept} />
        {isOn && (
          <Button look="quiet" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide what is kept' : 'Show what is kept'}
          </Button>
        )}
      </div>
      <div id={id} hidden={!isShown || !isOn} className="stack tight">
        {isOn && isShown && <HistoryList />}
      </div>
    </div>
  );
}

/** The same in few words, once messages stand. */
export function HistoryLine() {
  const { isVisitor, kept } = useKept();
  if (!isVisitor && !kept) return null;
  return <p className="xs faint">{kept?.keptSince ? 'Your history is on.' : 'Nothing is kept after this visit.'}</p>;
}

function useKept() {
  const { data: answering } = useAnswering();
  const isVisitor = answering === 'nobody';
  const { data: kept, error } = useHistoryOf(answering !== undefined && !isVisitor);
  return { isVisitor, kept, error };
}
