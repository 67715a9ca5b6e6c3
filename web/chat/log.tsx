import type { ReactNode } from 'react';
import { RotateCcw } from 'lucide';
import type { Child } from '#contract/children.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Spinner } from '#web/ui/state/spinner.tsx';
import { Answer } from './answer.tsx';
import { startOver, type Conversation, type Message } from './conversation.ts';
import type { Failure } from './failure.ts';
import { HistoryInPanel } from './history/history-in-panel.tsx';
import { DangerBlock } from './danger-block.tsx';

type Props = {
  about: string;
  conversation: Conversation;
  child: Child | null;
  /** Stands first. */
  children: ReactNode;
};

/** What was said, the oldest first. A question is scrolled to the top, so that its answer follows it. */
export function ChatLog({ about, conversation: { messages, waiting }, child, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, so that a keyboard can scroll it
    <div className="log" role="log" aria-label="Conversation" tabIndex={0}>
      {children}
      {messages.length === 0 && <Begin child={child} />}
      {messages.map((message) => (
        <Said key={message.id} message={message} />
      ))}
      {waiting && <Spinner>Looking for an answer</Spinner>}
      {messages.length > 0 && !waiting && (
        <div>
          <Button look="quiet" icon={RotateCcw} onClick={() => startOver(about)}>
            Start over
          </Button>
        </div>
      )}
    </div>
  );
}

const ABOVE_PX = 12;

/** Scrolls the last question to the top, once it or its answer is there. A ref of either. */
function showLastQuestion(part: HTMLElement | null): void {
  const log = part?.closest<HTMLElement>('.log');
  const question = [...(log?.querySelectorAll<HTMLElement>('.mine') ?? [])].at(-1);
  if (log && question)
    log.scrollTop += question.getBoundingClientRect().top - log.getBoundingClientRect().top - ABOVE_PX;
}

function Begin({ child }: { child: Child | null }) {
  return (
    <div className="msg">
      <p>
        Ask about sleep, food, growth, vaccines or milestones{child && ` of ${child.firstName}`}. Answers come from the
        library here, with their sources, and are no diagnosis.
      </p>
      <HistoryInPanel />
    </div>
  );
}

function Said({ message }: { message: Message }) {
  if (message.sender === 'user') {
    return (
      <p ref={showLastQuestion} className="msg mine">
        {message.text}
      </p>
    );
  }
  if (message.sender === 'error') return <Failed failure={message.failure} />;
  const { calls, reply } = message;
  return (
    <div ref={showLastQuestion} className="answer">
      <DangerBlock calls={reply && reply.calls.length > 0 ? reply.calls : calls} />
      {reply && <Answer reply={reply} />}
    </div>
  );
}

function Failed({ failure: { kind, text } }: { failure: Failure }) {
  return (
    <div ref={showLastQuestion} className="msg bad" role="alert">
      <p>{text}</p>
      {kind === 'log-in' && <ButtonLink href="/login">Log in</ButtonLink>}
    </div>
  );
}
