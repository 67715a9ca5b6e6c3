import type { ChatReply, ChatSource } from '#contract/chat.ts';
import type { Urgency } from '#domain/articles/red-flag.ts';
import { isForAnyone } from '#domain/chat/answer-level.ts';
import { WithPhones } from '#web/ui/with-phones.tsx';
import { CopyButton } from './copy-button.tsx';
import { DangerBlock } from './danger-block.tsx';

/** What came back, but for signs of danger: what to watch for, paragraphs with where they stand, where more is told. */
export function Answer({ reply }: { reply: ChatReply }) {
  const isWhole = reply.reply !== '';
  const { level, caution, paragraphs, more, remark } = reply;
  return (
    <>
      {caution !== null && <Caution text={caution} urgency={isForAnyone(level) ? level : 'call_soon'} />}
      {(paragraphs.length > 0 || more.length > 0) && (
        // Read out once it is whole.
        <div className="msg" aria-busy={!isWhole}>
          {paragraphs.map(({ text, sources }, at) => (
            // Sentences are added to the last one.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at}>
              <p>
                <WithPhones text={text} />
              </p>
              <Sources of={sources} />
            </div>
          ))}
          {more.length > 0 && (
            <div>
              <p className="xs faint">{paragraphs.length > 0 ? 'More on this' : 'Read'}</p>
              <ul>
                {more.map(({ title, href }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      {remark !== null && <p className="xs faint">{remark}</p>}
      {isWhole && (
        <div>
          <CopyButton text={reply.reply} />
        </div>
      )}
    </>
  );
}

/** Where danger is told of that no rule knows. */
function Caution({ text, urgency }: { text: string; urgency: Urgency }) {
  const call = { id: 'caution', urgency, title: '', firstSentence: text, thenSay: [], stepsByAge: [] };
  return <DangerBlock calls={[call]} />;
}

function Sources({ of: sources }: { of: readonly ChatSource[] }) {
  if (sources.length === 0) return null;
  return (
    <p className="xs faint">
      {sources.map(({ title, href }) => (
        <a key={href} href={href}>
          {title}
        </a>
      ))}
    </p>
  );
}
