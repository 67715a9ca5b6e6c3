import '#web/ui/css/pages/chat.css';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import type { KeptMessage } from '#contract/chat/history.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { useMe } from '#web/accounts/data.ts';
import { clockText } from '#web/client/text/clock-text.ts';
import { knownZone, localDay } from '#web/client/text/local-day.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { Answer } from '../answer.tsx';
import { DangerBlock } from '../danger-block.tsx';
import { useHistory } from './history-data.ts';
import { EraseMessageDialog } from './history-dialogs.tsx';

/** So many letters of a message stand above its answer when that is folded. */
const LETTERS_OF_TITLE = 120;

/** What is kept, the newest first, a page at a time. @param before the last message of the page before */
export function HistoryList({ before }: { before?: string }) {
  const query = useHistory(before);
  const [isMoreShown, setMoreShown] = useState(false);
  return (
    <Loaded query={query} failed="Your chat history cannot be shown" loading="Loading your chat history..." rows={2}>
      {({ messages, next }) => (
        <>
          {messages.length === 0 && <p className="soft">Nothing is kept yet.</p>}
          {messages.map((message) => (
            <Row key={message.id} message={message} />
          ))}
          {next !== null && isMoreShown && <HistoryList before={next} />}
          {next !== null && !isMoreShown && (
            <div>
              <Button onClick={() => setMoreShown(true)}>Show earlier ones</Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function Row({ message }: { message: KeptMessage }) {
  const { id, text, answer, isImported, askedAt } = message;
  const { data: me } = useMe();
  const open = useOpen();
  // An answer of danger is read out when it is there.
  const [isOpened, setOpened] = useState(false);
  const asked = new Date(askedAt);
  const day = longDayText(localDay(me?.timeZone, asked));
  const title = titleOf(text);
  return (
    <Fold
      plain
      onOpen={() => setOpened(true)}
      title={
        <span className="stack tight">
          <span>{title}</span>{' '}
          <span className="xs faint">
            {day}, {clockText(asked, knownZone(me?.timeZone))}
          </span>
        </span>
      }
    >
      {isOpened && (
        <div className="answer">
          {title !== text && <p className="msg mine">{text}</p>}
          <p className="xs faint">
            {isImported
              ? 'From an import: this server did not write what stands here.'
              : `As it was answered on ${day}. What the library says may have changed.`}
          </p>
          {answer ? (
            <>
              <DangerBlock calls={answer.calls} />
              <Answer reply={answer} />
            </>
          ) : (
            <p className="soft">The answer cannot be shown any more.</p>
          )}
          <div>
            <Button
              look="danger"
              icon={Trash2}
              onClick={() => open((close) => <EraseMessageDialog messageId={id} text={title} onClose={close} />)}
            >
              Erase this message
            </Button>
          </div>
        </div>
      )}
    </Fold>
  );
}

function titleOf(text: string): string {
  const letters = Array.from(text);
  return letters.length <= LETTERS_OF_TITLE ? text : `${letters.slice(0, LETTERS_OF_TITLE - 1).join('')}…`;
}
