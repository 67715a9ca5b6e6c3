import { RefreshCw, RotateCcw, Undo2 } from 'lucide';
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
  conversation: Pick<Conversation, 'messages' | 'waiting' | 'former'>;
  child: Child | null;
  answering: Answering | undefined;
  /** Else danger alone is answered. */
  mayAsk: boolean;
  onAsk: (text: string) => void;
  onSendAgain: () => void;
  onStartOver: () => void;
  /** Undoes that. */
  onBringBack: () => void;
  /** Asks anew who may read messages; null where nobody is asked. */
  onConsent: (() => void) | null;
  /** Stands first. */
  children?: ReactNode;
};

/** What was said, the oldest first, each answer read out as it comes. A question is scrolled to the top, so that its answer follows it. */
export function ChatLog({ conversation, child, answering, mayAsk, children, ...props }: Props) {
  const { messages, waiting, former } = conversation;
  const { onStartOver, onBringBack, onConsent } = props;
  const isOnline = useOnline();
  const isBegun = messages.length > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, so that a keyboard can scroll it
    <div className="log" role="log" aria-label="Conversation" tabIndex={0}>
      {children}
      {!isBegun && mayAsk && <Begin child={child} answering={answering} onAsk={props.onAsk} />}
      {!isBegun && <HistoryInPanel mayAsk={mayAsk} />}
      {messages.map((message, at) => (
        <Said
          key={message.id}
          message={message}
          onSendAgain={at === messages.length - 1 && !waiting ? props.onSendAgain : null}
        />
      ))}
      {waiting && <Spinner>Looking for an answer</Spinner>}
      {!isOnline && (
        <Alert tone="amber" title="You are offline.">
          You can still describe danger signs. Anything else needs a connection; what you typed stays in the box.
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
          {!isBegun && former.length > 0 && (
            <Button look="quiet" icon={Undo2} onClick={onBringBack}>
              Undo
            </Button>
          )}
          {onConsent && mayAsk && (
            <Button look="quiet" onClick={onConsent}>
              Who reads your messages
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Of every age, and asked often; the guide answers them well. */
const SUGGESTED = ['How much sleep is normal?', 'When should I call for a fever?'];
const NEXT_CHECKUP = 'When is the next checkup?';

function Begin({ child, answering, onAsk }: Pick<Props, 'child' | 'answering' | 'onAsk'>) {
  const isModelHere =
    answering !== undefined && answering !== 'nobody' && answering.host !== null && answering.staysHere;
  return (
    <>
      <div className="msg">
        <p>
          Ask about {child && `${child.firstName}'s `}sleep, food, growth, vaccines or milestones. Answers come from our
          library, with sources. They are not a diagnosis.
        </p>
        {isModelHere && <p>A language model words them. What you ask stays on this server.</p>}
      </div>
      <div className="row wrap suggested" role="group" aria-label="Ask one of these">
        {(child ? [...SUGGESTED, NEXT_CHECKUP] : SUGGESTED).map((text) => (
          <Button key={text} onClick={() => onAsk(text)}>
            {text}
          </Button>
        ))}
      </div>
    </>
  );
}

/** @param onSendAgain null but for the last message */
function Said({ message, onSendAgain }: { message: Message; onSendAgain: (() => void) | null }) {
  if (message.sender === 'user') {
    return (
      <p ref={showLastQuestion} className="msg mine">
        {message.text}
      </p>
    );
  }
  if (message.sender === 'error') return <Failed failure={message.failure} onSendAgain={onSendAgain} />;
  const { calls, reply } = message;
  return (
    <div ref={showLastQuestion} className="answer">
      <DangerBlock calls={reply && reply.calls.length > 0 ? reply.calls : calls} />
      {reply && <Answer reply={reply} />}
    </div>
  );
}

function Failed({ failure: { kind, text }, onSendAgain }: { failure: Failure; onSendAgain: (() => void) | null }) {
  return (
    <div ref={showLastQuestion} className="msg bad" role="alert">
      <p>{text}</p>
      {kind === 'log-in' && <ButtonLink href="/login">Log in</ButtonLink>}
      {kind === 'other' && onSendAgain && (
        <Button icon={RefreshCw} onClick={onSendAgain}>
          Send again
        </Button>
      )}
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
