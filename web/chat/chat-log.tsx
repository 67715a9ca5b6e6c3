import { RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import { useOnline } from '#web/client/page/use-online.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Spinner } from '#web/ui/state/spinner.tsx';
import { Answer } from './answer.tsx';
import type { Conversation, Message } from './conversation.ts';
import { HistoryInPanel, HistoryLine } from './history/history-in-panel.tsx';
import { DangerBlock } from './danger-block.tsx';
import type { Answering } from './data.ts';
import type { Failure } from './failure.ts';

type Props = {
  conversation: Pick<Conversation, 'messages' | 'waiting'>;
  child: Child | null;
  answering: Answering | undefined;
  onStartOver: () => void;
  /** Asks anew who may read questions; null where nobody is asked. */
  onConsent: (() => void) | null;
  /** Stands first. */
  children?: ReactNode;
};

/** What was said, the oldest first, each answer read out as it comes. A question is scrolled to the top, so that its answer follows it. */
export function ChatLog({ conversation: { messages, waiting }, child, answering, ...props }: Props) {
  const { onStartOver, onConsent, children } = props;
  const isOnline = useOnline();
  const isBegun = messages.length > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, so that a keyboard can scroll it
    <div className="log" role="log" aria-label="Conversation" tabIndex={0}>
      {children}
      {!isBegun && <Begin child={child} answering={answering} />}
      {messages.map((message) => (
        <Said key={message.id} message={message} />
      ))}
      {waiting && <Spinner>Looking for an answer</Spinner>}
      {!isOnline && (
        <Alert tone="amber" title="You are offline.">
          Signs of danger are still told. Other questions need a connection: yours is kept in the box.
        </Alert>
      )}
      {!waiting && (
        <div className="row wrap chat-acts">
          {isBegun && (
            <Button look="quiet" icon={RotateCcw} onClick={onStartOver}>
              Start over
            </Button>
          )}
          {isBegun && <HistoryLine />}
          {onConsent && (
            <Button look="quiet" onClick={onConsent}>
              Who reads questions
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Begin({ child, answering }: Pick<Props, 'child' | 'answering'>) {
  const isModelHere =
    answering !== undefined && answering !== 'nobody' && answering.host !== null && answering.staysHere;
  return (
    <>
      <div className="msg">
        <p>
          Ask about {child && `${child.firstName}'s `}sleep, food, growth, vaccines or milestones. Answers rest on the
          library here and name their sources. They are no diagnosis.
        </p>
        {isModelHere && <p>A language model words them. What you ask stays on this server.</p>}
      </div>
      <HistoryInPanel />
    </>
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

const ABOVE_PX = 12;

/**
 * Scrolls the last question to the top, once it or its answer is there; what is said of danger where its call would not
 * be seen, as with large text. A ref of either.
 */
function showLastQuestion(part: HTMLElement | null): void {
  const log = part?.closest<HTMLElement>('.log');
  const question = [...(log?.querySelectorAll<HTMLElement>('.mine') ?? [])].at(-1);
  if (!log || !question) return;
  scrollToTop(log, question);
  const danger = part?.querySelector<HTMLElement>('.sos');
  const call = danger?.querySelector('.btn');
  if (danger && call && call.getBoundingClientRect().bottom > log.getBoundingClientRect().bottom)
    scrollToTop(log, danger);
}

function scrollToTop(log: HTMLElement, part: HTMLElement): void {
  log.scrollTop += part.getBoundingClientRect().top - log.getBoundingClientRect().top - ABOVE_PX;
}
